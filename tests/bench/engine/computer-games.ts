import {
  type GameTypes,
  MatchRun,
  playOut,
  rngFor,
  type Seat,
  type Step,
  seeded,
  unwrap,
} from '@mister-x/engine';
import { type Computers, type Level, tell } from '@mister-x/engine/players';

const ITERATIONS = 50;

/** The steps of a game among computers; equal numbers play the same game. */
export function* computerGame<T extends GameTypes>(
  computers: Computers<T>,
  options: T['options'],
  levelOf: (seat: Seat) => Level,
  nth: number,
): Generator<Step<T>> {
  const { game } = computers;
  const seed = nth.toString(16).padStart(64, '0');
  const seated = new Map(
    game.seatPlan(options).map(({ seat }, at) => {
      const rng = rngFor(seed, 2_000 + at);
      const budget = { iterations: ITERATIONS };
      return [seat, computers.sit(options, seat, levelOf(seat), rng, budget)] as const;
    }),
  );
  const playerOf = (seat: Seat) => {
    const player = seated.get(seat);
    if (player === undefined) throw new Error(`nobody sits at ${seat}`);
    return player;
  };
  const setup = game.setup(options, rngFor(seed, 0));
  const run = unwrap(MatchRun.begin(game, setup, seeded(seed)));
  for (const step of playOut(run, playerOf)) {
    tell(seated, step);
    yield step;
  }
}
