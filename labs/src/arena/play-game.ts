import {
  type Command,
  type GameTypes,
  type HostedGame,
  type MatchRun,
  type Outcome,
  REFEREE,
  type Rng,
  rngFor,
  type Seat,
  type Step,
  seeded,
  timeUp,
  unwrap,
} from '@mister-x/engine';
import { type BySeat, makeForSeats, occupantOf } from '@mister-x/engine/players';
import type { Chair, Choice, Pass } from './chair.js';
import { quoted } from './plain.js';
import type { Fault, Forfeit, GameResult, Thought } from './result.js';
import { otherSide, type Side, sidesOf } from './seating.js';
import { type Fixture, matchSeed, planOf, playerSeed, type Tournament } from './tournament.js';

/** Takes a chair for one seat of one side. */
export type TakeChair = (seat: Seat, side: Side) => Chair;

/** Plays one game from the deal to its end. Faults of programs are part of the result. */
export async function playGame(
  game: HostedGame,
  tournament: Tournament,
  fixture: Fixture,
  takeChair: TakeChair,
): Promise<GameResult> {
  const plan = planOf(game, tournament);
  const sides = sidesOf(plan, fixture.swapped);
  const chairs = makeForSeats(plan, (seat) => takeChair(seat, occupantOf(sides, seat)));
  const played = new Played(sides, chairs, rngFor(playerSeed(fixture, REFEREE), 0));
  let run = unwrap(game.begin(tournament.options, seeded(matchSeed(fixture))));
  while (run.outcome === undefined && run.steps < tournament.mostSteps) {
    const step = await played.next(run);
    if (step === undefined) break;
    for (const chair of chairs.values()) chair.observe(step);
    run = step.after;
  }
  const { forfeit } = played;
  const outcome = run.outcome ?? null;
  for (const chair of chairs.values()) chair.end(outcome);
  return {
    ...fixture,
    winner: forfeit === null ? winnerOf(outcome, sides) : otherSide(forfeit.side),
    end: outcome?.code ?? null,
    forfeit,
    steps: run.steps,
    thought: { row: rounded(played.thought.row), column: rounded(played.thought.column) },
  };
}

/** Milliseconds to three places: more of them would be noise in the log. */
function rounded({ moves, ms }: Thought): Thought {
  return { moves, ms: Math.round(ms * 1_000) / 1_000 };
}

/** The side that has all winners. Where both have some, as where nobody has, it is a draw. */
function winnerOf(outcome: Outcome | null, sides: BySeat<Side>): Side | 'draw' {
  const [winner, another] = new Set((outcome?.winners ?? []).map((seat) => sides.get(seat)));
  return winner === undefined || another !== undefined ? 'draw' : winner;
}

/** A game being played: who is asked next, and what came of it. */
class Played {
  forfeit: Forfeit | null = null;
  readonly thought = { row: { moves: 0, ms: 0 }, column: { moves: 0, ms: 0 } };

  constructor(
    private readonly sides: BySeat<Side>,
    private readonly chairs: BySeat<Chair>,
    /** Whatever a host is to decide happens by chance. */
    private readonly host: Rng,
  ) {}

  /** `undefined`: the game does not go on. */
  async next(run: MatchRun<GameTypes>): Promise<Step<GameTypes> | undefined> {
    const passed = new Map<Seat, Pass>();
    for (const seat of run.toAct) {
      const choice = seat === REFEREE ? this.hosted(run, seat) : await this.ask(run, seat);
      if (choice === undefined) return undefined;
      if (choice.kind !== 'pass') return this.step(run, seat, choice);
      passed.set(seat, choice);
    }
    const timer = timeUp(run);
    if (timer !== undefined) return unwrap(run.step(timer.seat, timer.command));
    this.stalled(passed);
    return undefined;
  }

  private hosted(run: MatchRun<GameTypes>, seat: Seat): Choice {
    return run.sample(seat, this.host) ?? { kind: 'pass' };
  }

  /** `undefined`: it lost by a fault. */
  private async ask(run: MatchRun<GameTypes>, seat: Seat): Promise<Choice | undefined> {
    const side = occupantOf(this.sides, seat);
    const began = performance.now();
    const chosen = await occupantOf(this.chairs, seat).choose(run);
    this.thought[side].ms += performance.now() - began;
    this.thought[side].moves += 1;
    if (chosen.ok) return chosen.value;
    this.lose(seat, chosen.error);
    return undefined;
  }

  private step(run: MatchRun<GameTypes>, seat: Seat, command: Command<GameTypes['action']>) {
    const made = run.step(seat, command);
    if (made.ok) return made.value;
    const action = JSON.stringify('action' in command ? command.action : command);
    this.lose(seat, { reason: 'ILLEGAL', detail: `${made.error.code}: ${quoted(action)}` });
    return undefined;
  }

  /** Nobody goes on, and no time runs out: the side that should have moved loses, if it is one side alone. */
  private stalled(passed: ReadonlyMap<Seat, Pass>): void {
    const [first] = passed;
    const late = new Set([...passed.keys()].map((seat) => this.sides.get(seat)));
    if (first === undefined || late.size !== 1) return;
    const [seat, { answer }] = first;
    const did = answer === undefined ? 'did not' : `it answered ${answer}`;
    this.lose(seat, { reason: 'NO_MOVE', detail: `it had to move and ${did}` });
  }

  private lose(seat: Seat, fault: Fault): void {
    const side = this.sides.get(seat);
    if (side !== undefined) this.forfeit = { ...fault, side, seat };
  }
}
