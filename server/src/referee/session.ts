import {
  type Command,
  err,
  type GameTypes,
  type HostedGame,
  type Json,
  type MatchNotice,
  type MatchRun,
  type Outcome,
  ok,
  REFEREE,
  type Result,
  rngFor,
  type Seat,
  type SeatSpec,
  type SharedCommand,
  seeded,
  TABLE,
  type Viewer,
} from '@mister-x/engine';
import { type RefereeError, refusal, ruled } from './codes.js';

/** What an accepted command led to, as the seat that gave it may know it. */
export type Played = {
  readonly notices: readonly MatchNotice<Json>[];
  readonly toAct: readonly Seat[];
  readonly outcome: Outcome | null;
};

export type Legal = {
  readonly actions: readonly Json[];
  /** These are all that the game lists. */
  readonly all: boolean;
  readonly commands: readonly SharedCommand[];
  /** Types of actions that are never listed, and that the seat may send as well. */
  readonly omitted: readonly string[];
};

/** One of them at most is not `null`. */
export type Sample = { readonly action: Json; readonly command: Command<Json> | null };

/** One match, and the log of every viewer. */
export class Session {
  private readonly logs = new Map<Viewer, MatchNotice<Json>[]>();

  private constructor(
    readonly game: HostedGame,
    readonly options: Json,
    readonly seats: readonly SeatSpec[],
    private run: MatchRun<GameTypes>,
  ) {
    for (const viewer of [TABLE, ...seats.map(({ seat }) => seat)]) this.logs.set(viewer, []);
  }

  /** @param seed of all chance in this match: the same seed and commands give the same match */
  static open(game: HostedGame, options: unknown, seed: string): Result<Session, RefereeError> {
    const parsed = game.parseOptions(options);
    if (!parsed.ok) return err(ruled(parsed.error));
    const begun = game.begin(parsed.value, seeded(seed));
    if (!begun.ok) return err(ruled(begun.error));
    return ok(new Session(game, parsed.value, game.seatPlan(parsed.value), begun.value));
  }

  isViewer(viewer: string): viewer is Viewer {
    return this.logs.has(viewer);
  }

  /** The referee's own seat included: whoever drives a match here is trusted with it. */
  mayAct(seat: string): seat is Seat {
    return seat === REFEREE || this.seats.some((spec) => spec.seat === seat);
  }

  /** The options in force: what was agreed, changes before play included. */
  agreed(): Json {
    return this.run.options;
  }

  act(seat: Seat, action: unknown): Result<Played, RefereeError> {
    const parsed = this.game.parseAction(action);
    if (!parsed.ok) return err(ruled(parsed.error));
    return this.play(seat, { kind: 'act', action: parsed.value });
  }

  play(seat: Seat, command: Command<Json>): Result<Played, RefereeError> {
    const made = this.run.step(seat, command);
    if (!made.ok) return err(ruled(made.error));
    const step = made.value;
    const told = [...this.logs].map(([viewer, log]) => ({ log, notices: step.notices(viewer) }));
    // From here on nothing can fail: a command is applied as a whole or not at all.
    this.run = step.after;
    for (const { log, notices } of told) log.push(...notices);
    return ok({ notices: step.notices(this.isViewer(seat) ? seat : TABLE), ...this.standing() });
  }

  /** What runs out when nobody acts. */
  timers(): readonly { readonly id: string; readonly ms: number }[] {
    return this.run.timers.map(({ id, ms }) => ({ id, ms }));
  }

  expire(id: string): Result<Played, RefereeError> {
    const timer = this.run.timers.find((each) => each.id === id);
    if (timer === undefined) return err(refusal('TIMER_UNKNOWN', 'no such timer is running'));
    return this.play(REFEREE, timer.action);
  }

  /** At most `limit` legal actions and whether these are all, and what `seat` may do besides. */
  legal(seat: Seat, limit: number): Legal {
    const { actions, commands, omitted } = this.run.choices(seat);
    const listed: Json[] = [];
    for (const action of actions) {
      if (listed.length === limit) return { actions: listed, all: false, commands, omitted };
      listed.push(action);
    }
    return { actions: listed, all: true, commands, omitted };
  }

  /** Something that `seat` may do to go on; both `null` when there is nothing. */
  sample(seat: Seat, seed: string): Sample {
    const chosen = this.run.sample(seat, rngFor(seed, 0));
    if (chosen === undefined) return { action: null, command: null };
    return chosen.kind === 'act'
      ? { action: chosen.action, command: null }
      : { action: null, command: chosen };
  }

  view(viewer: Viewer): Json {
    return this.run.view(viewer);
  }

  history(viewer: Viewer): readonly MatchNotice<Json>[] {
    return this.game.recalled(this.logs.get(viewer) ?? [], this.run.gameView(viewer));
  }

  standing(): { readonly toAct: readonly Seat[]; readonly outcome: Outcome | null } {
    return { toAct: this.run.toAct, outcome: this.run.outcome ?? null };
  }
}
