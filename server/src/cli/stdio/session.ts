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
  seededRngs,
  TABLE,
  type Viewer,
} from '@mister-x/engine';
import type { RecordWriter } from '@mister-x/engine/record';
import { type RefereeError, refusal, refusalOfRules } from './codes.js';
import { viewShapeFault, type OpenMatchOptions, openRecordWriter } from './open-game.js';

/** What an accepted command led to. */
export type PlayedStep = {
  /** What each viewer is told, in order; the table, and every seat. */
  readonly notices: Readonly<Record<Viewer, readonly MatchNotice<Json>[]>>;
} & MatchStatus;

export type MatchStatus = {
  /** Seats that play waits for, as everybody may know. */
  readonly toAct: readonly Seat[];
  /** Those of them that have something to do: where hands are hidden, not for players to know. */
  readonly canAct: readonly Seat[];
  readonly outcome: Outcome | null;
};

export type LegalActions = {
  readonly actions: readonly Json[];
  /** These are all that the game lists. */
  readonly all: boolean;
  readonly commands: readonly SharedCommand[];
  /** Types of actions that are never listed, and that the seat may send as well. */
  readonly omitted: readonly string[];
};

export type RunningTimer = {
  readonly id: string;
  readonly ms: number;
  /** Everybody may see how long it still runs. */
  readonly shown: boolean;
  /** Of the game: what the seat `referee` does when it runs out; `null` for timers of the match. */
  readonly action: Json;
};

/** One of them at most is not `null`. */
export type SampledAction = { readonly action: Json; readonly command: Command<Json> | null };

/** One match, and the log of every viewer. */
export class Session {
  private readonly logs = new Map<Viewer, MatchNotice<Json>[]>();

  private constructor(
    readonly game: HostedGame,
    readonly options: Json,
    readonly seats: readonly SeatSpec[],
    private run: MatchRun<GameTypes>,
    /** Of an open game alone: nobody else may have a record out of here. */
    private readonly writer?: RecordWriter<GameTypes>,
  ) {
    for (const viewer of [TABLE, ...seats.map(({ seat }) => seat)]) this.logs.set(viewer, []);
  }

  /**
   * @param seed of all chance in this match: the same seed and commands give the same match
   * @param open where the program is shown everything
   */
  static open(game: HostedGame, input: unknown, seed: string, open?: OpenMatchOptions): Result<Session, RefereeError> {
    const parsed = game.parseOptions(input);
    if (!parsed.ok) return err(refusalOfRules(parsed.error));
    const options = parsed.value;
    const begun = game.begin(options, seededRngs(seed), open?.position);
    if (!begun.ok) return err(refusalOfRules(begun.error));
    const seats = game.seatPlan(options);
    const fault = open?.position === undefined ? undefined : viewShapeFault(begun.value, seats, open.view);
    if (fault !== undefined) return err(refusalOfRules(fault));
    const writer = open && openRecordWriter(game, begun.value, { ...open, options, seed });
    return ok(new Session(game, options, seats, begun.value, writer));
  }

  /** Everything there is, apart from the options. */
  position(): Json {
    const { options: _, ...position } = this.run.state as { readonly [member: string]: Json };
    return position;
  }

  /** Of an open game that is over (docs/record.md). */
  record(): Result<Json, RefereeError> {
    if (this.run.outcome === undefined || this.writer === undefined) {
      return err(refusal('GAME_NOT_OVER', 'there is no record before the end'));
    }
    return ok(this.writer.record() as Json);
  }

  isViewer(viewer: string): viewer is Viewer {
    return this.logs.has(viewer);
  }

  /** The referee's own seat included: the program that drives a match here is trusted with it. */
  mayAct(seat: string): seat is Seat {
    return seat === REFEREE || this.seats.some((spec) => spec.seat === seat);
  }

  /** The options in force: what was agreed, changes before play included. */
  agreed(): Json {
    return this.run.options;
  }

  act(seat: Seat, action: unknown): Result<PlayedStep, RefereeError> {
    const parsed = this.game.parseAction(action);
    if (!parsed.ok) return err(refusalOfRules(parsed.error));
    return this.play(seat, { kind: 'act', action: parsed.value });
  }

  play(seat: Seat, command: Command<Json>): Result<PlayedStep, RefereeError> {
    const made = this.run.step(seat, command);
    if (!made.ok) return err(refusalOfRules(made.error));
    const step = made.value;
    const told = [...this.logs.keys()].map((viewer) => [viewer, step.notices(viewer)] as const);
    this.writer?.appendStep(step);
    // From here on nothing can fail: a command is applied as a whole or not at all.
    this.run = step.after;
    for (const [viewer, notices] of told) this.logs.get(viewer)?.push(...notices);
    return ok({ notices: Object.fromEntries(told), ...this.standing() });
  }

  /** What runs out when nobody acts, and what the referee does then. */
  timers(): readonly RunningTimer[] {
    return this.run.timers.map(({ id, ms, action, shown = false }) => ({
      ...{ id, ms, shown },
      action: action.kind === 'act' ? action.action : null,
    }));
  }

  expire(id: string): Result<PlayedStep, RefereeError> {
    const timer = this.run.timers.find((each) => each.id === id);
    if (timer === undefined) return err(refusal('TIMER_UNKNOWN', 'no such timer is running'));
    return this.play(REFEREE, timer.action);
  }

  /**
   * At most `limit` legal actions and whether these are all, and what `seat` may do besides. Votes come last and are
   * never cut off: a program that takes the first action plays.
   */
  legal(seat: Seat, limit: number): LegalActions {
    const { actions, sideActions, commands, omitted } = this.run.choices(seat);
    const listed: Json[] = [];
    let all = true;
    for (const action of actions) {
      all = listed.length < limit;
      if (!all) break;
      listed.push(action);
    }
    return { actions: [...listed, ...sideActions], all, commands, omitted };
  }

  /** Something that `seat` may do to go on; both `null` when there is nothing. */
  sample(seat: Seat, seed: string): SampledAction {
    const chosen = this.run.sample(seat, rngFor(seed, 0));
    if (chosen === undefined) return { action: null, command: null };
    return chosen.kind === 'act' ? { action: chosen.action, command: null } : { action: null, command: chosen };
  }

  view(viewer: Viewer): Json {
    return this.run.view(viewer);
  }

  history(viewer: Viewer): readonly MatchNotice<Json>[] {
    return this.game.redactForHistory(this.logs.get(viewer) ?? [], this.run.gameView(viewer));
  }

  standing(): MatchStatus {
    const { asked, toAct, outcome = null } = this.run;
    return { toAct: asked, canAct: toAct, outcome };
  }
}
