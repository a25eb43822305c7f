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
  seededRngs,
  firstTimerCommand,
  unwrap,
} from '@mister-x/engine';
import { type BySeat, makeForSeats, occupantOf } from '@mister-x/engine/players';
import type { ArenaPlayer, CommandOrPass, PassChoice } from './chair.js';
import { quoted } from './plain.js';
import type { ForfeitFault, Forfeit, GameResult, ThinkingTime } from './result.js';
import { otherSide, type Side, sidesOf } from './seating.js';
import { type Fixture, matchSeed, planOf, playerSeed, type Tournament } from './tournament.js';

/** Takes a chair for one seat of one side. */
export type MakeArenaPlayer = (seat: Seat, side: Side) => ArenaPlayer;

/** Plays one game from the deal to its end. Faults of programs are part of the result. */
export async function playGame(
  game: HostedGame,
  tournament: Tournament,
  fixture: Fixture,
  takeChair: MakeArenaPlayer,
): Promise<GameResult> {
  const plan = planOf(game, tournament);
  const sides = sidesOf(plan, fixture.swapped);
  const chairs = makeForSeats(plan, (seat) => takeChair(seat, occupantOf(sides, seat)));
  const played = new ArenaGame(sides, chairs, rngFor(playerSeed(fixture, REFEREE), 0));
  let run = unwrap(game.begin(tournament.options, seededRngs(matchSeed(fixture))));
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
function rounded({ moves, ms }: ThinkingTime): ThinkingTime {
  return { moves, ms: Math.round(ms * 1_000) / 1_000 };
}

/** The side that has all winners. Where both have some, as where nobody has, it is a draw. */
function winnerOf(outcome: Outcome | null, sides: BySeat<Side>): Side | 'draw' {
  const [winner, another] = new Set((outcome?.winners ?? []).map((seat) => sides.get(seat)));
  return winner === undefined || another !== undefined ? 'draw' : winner;
}

/** A game being played: who is asked next, and what came of it. */
class ArenaGame {
  forfeit: Forfeit | null = null;
  readonly thought = { row: { moves: 0, ms: 0 }, column: { moves: 0, ms: 0 } };

  constructor(
    private readonly sides: BySeat<Side>,
    private readonly chairs: BySeat<ArenaPlayer>,
    /** Whatever a host is to decide happens by chance. */
    private readonly host: Rng,
  ) {}

  /** `undefined`: the game does not go on. */
  async next(run: MatchRun<GameTypes>): Promise<Step<GameTypes> | undefined> {
    const passed = new Map<Seat, PassChoice>();
    for (const seat of run.toAct) {
      const choice = seat === REFEREE ? this.hosted(run, seat) : await this.ask(run, seat);
      if (choice === undefined) return undefined;
      if (choice.kind !== 'pass') return this.step(run, seat, choice);
      passed.set(seat, choice);
    }
    const timer = firstTimerCommand(run);
    if (timer !== undefined) return unwrap(run.step(timer.seat, timer.command));
    this.stalled(passed);
    return undefined;
  }

  private hosted(run: MatchRun<GameTypes>, seat: Seat): CommandOrPass {
    return run.sample(seat, this.host) ?? { kind: 'pass' };
  }

  /** `undefined`: it lost by a fault. */
  private async ask(run: MatchRun<GameTypes>, seat: Seat): Promise<CommandOrPass | undefined> {
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
  private stalled(passed: ReadonlyMap<Seat, PassChoice>): void {
    const [first] = passed;
    const late = new Set([...passed.keys()].map((seat) => this.sides.get(seat)));
    if (first === undefined || late.size !== 1) return;
    const [seat, { answer }] = first;
    const did = answer === undefined ? 'did not' : `it answered ${answer}`;
    this.lose(seat, { reason: 'NO_MOVE', detail: `it had to move and ${did}` });
  }

  private lose(seat: Seat, fault: ForfeitFault): void {
    const side = this.sides.get(seat);
    if (side !== undefined) this.forfeit = { ...fault, side, seat };
  }
}
