import { type GameTypes, MatchRun, rngFor, type Seat, type Step, seededRngs, unwrap } from '@mister-x/engine';
import { type Computers, type Level, playAmong, makeForSeats } from '@mister-x/engine/players';

const ITERATIONS = 50;

/** The steps of a game among computers; equal numbers play the same game. */
export function computerGame<T extends GameTypes>(
  computers: Computers<T>,
  options: T['options'],
  levelOf: (seat: Seat) => Level,
  nth: number,
): Iterable<Step<T>> {
  const { game } = computers;
  const seed = nth.toString(16).padStart(64, '0');
  const budget = { iterations: ITERATIONS };
  const seated = makeForSeats(game.seatPlan(options), (seat, at) =>
    computers.create(options, seat, levelOf(seat), rngFor(seed, 2_000 + at), budget),
  );
  const setup = game.setup(options, rngFor(seed, 0));
  return playAmong(unwrap(MatchRun.begin(game, setup, seededRngs(seed))), seated);
}
