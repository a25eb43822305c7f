import {
  type AnyGame,
  type Command,
  decideMatch,
  err,
  foldEvent,
  foldMatch,
  type GameTypes,
  type Json,
  type Match,
  type MatchNotice,
  matchChoices,
  matchNotice,
  matchOutcome,
  matchTimers,
  matchToAct,
  matchView,
  type Outcome,
  ok,
  REFEREE,
  type Result,
  rngFor,
  type Seat,
  type SeatSpec,
  type SharedCommand,
  sampleChoice,
  startMatch,
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

/** One match: its state, and the log of every viewer. */
export class Session {
  readonly seats: readonly SeatSpec[];
  private commands = 0;
  private readonly logs = new Map<Viewer, MatchNotice<Json>[]>();

  private constructor(
    readonly game: AnyGame,
    readonly options: Json,
    readonly seed: string,
    private match: Match<GameTypes>,
  ) {
    this.seats = game.seatPlan(options);
    for (const viewer of [TABLE, ...this.seats.map(({ seat }) => seat)]) this.logs.set(viewer, []);
  }

  /** @param seed of all chance in this match: the same seed and commands give the same match */
  static open(game: AnyGame, options: unknown, seed: string): Result<Session, RefereeError> {
    const parsed = game.parseOptions(options);
    if (!parsed.ok) return err(ruled(parsed.error));
    const started = startMatch(game, game.setup(parsed.value, rngFor(seed, 0)));
    if (!started.ok) return err(ruled(started.error));
    return ok(new Session(game, parsed.value, seed, started.value));
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
    return this.game.optionsOf(this.match.state);
  }

  act(seat: Seat, action: unknown): Result<Played, RefereeError> {
    const parsed = this.game.parseAction(action);
    if (!parsed.ok) return err(ruled(parsed.error));
    return this.play(seat, { kind: 'act', action: parsed.value });
  }

  play(seat: Seat, command: Command<Json>): Result<Played, RefereeError> {
    const { game, match } = this;
    const rng = rngFor(this.seed, this.commands + 1);
    const decided = decideMatch(game, match, seat, command, rng);
    if (!decided.ok) return err(ruled(decided.error));

    const told = new Map<Viewer, MatchNotice<Json>[]>();
    for (const viewer of this.logs.keys()) told.set(viewer, []);
    let before = match;
    for (const event of decided.value.events) {
      for (const [viewer, notices] of told) {
        const notice = matchNotice(game, before, event, viewer);
        if (notice !== undefined) notices.push(notice);
      }
      before = foldEvent(game, before, event);
    }
    // From here on nothing can fail: a command is applied as a whole or not at all.
    this.match = foldMatch(game, match, decided.value);
    this.commands += 1;
    for (const [viewer, notices] of told) this.logs.get(viewer)?.push(...notices);
    return ok({ notices: told.get(seat) ?? told.get(TABLE) ?? [], ...this.standing() });
  }

  /** What runs out when nobody acts. */
  timers(): readonly { readonly id: string; readonly ms: number }[] {
    return matchTimers(this.game, this.match).map(({ id, ms }) => ({ id, ms }));
  }

  expire(id: string): Result<Played, RefereeError> {
    const timer = matchTimers(this.game, this.match).find((each) => each.id === id);
    if (timer === undefined) return err(refusal('TIMER_UNKNOWN', 'no such timer is running'));
    return this.play(REFEREE, timer.action);
  }

  /** At most `limit` legal actions and whether these are all, and what `seat` may do besides. */
  legal(seat: Seat, limit: number): Legal {
    const { actions, commands, omitted } = matchChoices(this.game, this.match, seat);
    const listed: Json[] = [];
    for (const action of actions) {
      if (listed.length === limit) return { actions: listed, all: false, commands, omitted };
      listed.push(action);
    }
    return { actions: listed, all: true, commands, omitted };
  }

  /** Something that `seat` may do to go on; both `null` when there is nothing. */
  sample(seat: Seat, seed: string): Sample {
    const chosen = sampleChoice(this.game, this.match, seat, rngFor(seed, 0));
    if (chosen === undefined) return { action: null, command: null };
    return chosen.kind === 'act'
      ? { action: chosen.action, command: null }
      : { action: null, command: chosen };
  }

  view(viewer: Viewer): Json {
    return matchView(this.game, this.match, viewer);
  }

  history(viewer: Viewer): readonly MatchNotice<Json>[] {
    return this.logs.get(viewer) ?? [];
  }

  standing(): { readonly toAct: readonly Seat[]; readonly outcome: Outcome | null } {
    const outcome = matchOutcome(this.game, this.match) ?? null;
    return { toAct: matchToAct(this.game, this.match), outcome };
  }
}
