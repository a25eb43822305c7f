import {
  type AnyGame,
  type Batch,
  type Command,
  decideMatch,
  foldEvent,
  foldMatch,
  type GameTypes,
  type Json,
  type Match,
  type MatchNotice,
  type MatchView,
  matchNotice,
  matchOutcome,
  matchTimers,
  matchView,
  type Refusal,
  type Result,
  rngFor,
  type Seat,
  startMatch,
  type Timer,
  takebackView,
  unwrap,
  type Viewer,
} from '@mister-x/engine';
import type { LogEntry } from './matches.repository.js';

type AnyMatch = Match<GameTypes>;

export type ViewerUpdate = {
  readonly viewer: Viewer;
  readonly revision: number;
  readonly view: MatchView<Json>;
  /** Equal for equal views; never sent. */
  readonly bytes: string;
  readonly notices: readonly MatchNotice<Json>[];
};

/**
 * One match in memory: the fold of its log, and for each viewer how many updates he has had and
 * the bytes of the last. It neither reads nor writes anything; whoever owns it appends an entry
 * to the log before it is applied here.
 */
export class MatchActor {
  private match: AnyMatch;
  private sequence = 0;
  private readonly shown = new Map<Viewer, { bytes: string; revision: number }>();

  constructor(
    private readonly game: AnyGame,
    setup: Json,
    private readonly seed: string,
    readonly viewers: readonly Viewer[],
  ) {
    this.match = unwrap(startMatch(game, setup));
    const looks = this.looks(this.match);
    for (const viewer of viewers) {
      this.shown.set(viewer, { bytes: looks(viewer).bytes, revision: 1 });
    }
  }

  get nextSequence(): number {
    return this.sequence + 1;
  }

  /** The options in force, changes before play included. */
  get options(): Json {
    return this.game.optionsOf(this.match.state);
  }

  get isOver(): boolean {
    return matchOutcome(this.game, this.match) !== undefined;
  }

  revision(viewer: Viewer): number {
    return this.shown.get(viewer)?.revision ?? 0;
  }

  view(viewer: Viewer): MatchView<Json> {
    return matchView(this.game, this.match, viewer);
  }

  /** What every viewer sees now, for devices that may have missed something. */
  present(): readonly ViewerUpdate[] {
    const looks = this.looks(this.match);
    return this.viewers.map((viewer) => ({
      viewer,
      revision: this.revision(viewer),
      ...looks(viewer),
      notices: [],
    }));
  }

  timers(): readonly Timer<Command<Json>>[] {
    return this.isOver ? [] : matchTimers(this.game, this.match);
  }

  parse(command: Command<Json>): Result<Command<Json>, Refusal> {
    if (command.kind !== 'act') return { ok: true, value: command };
    const parsed = this.game.parseAction(command.action);
    return parsed.ok ? { ok: true, value: { kind: 'act', action: parsed.value } } : parsed;
  }

  decide(seat: Seat, command: Command<Json>): Result<Batch<Json>, Refusal> {
    return decideMatch(this.game, this.match, seat, command, rngFor(this.seed, this.nextSequence));
  }

  /** Whom `batch` would give an update, without applying it. */
  prepare(batch: Batch<Json>): PreparedBatch {
    const after = foldMatch(this.game, this.match, batch);
    const updates: ViewerUpdate[] = [];
    const notices = this.noticesByViewer(batch);
    const looks = this.looks(after);
    for (const viewer of this.viewers) {
      const told = notices.get(viewer) ?? [];
      const { view, bytes } = looks(viewer);
      const before = this.shown.get(viewer);
      if (told.length === 0 && before?.bytes === bytes) continue;
      updates.push({ viewer, revision: (before?.revision ?? 0) + 1, view, notices: told, bytes });
    }
    return { after, sequence: this.nextSequence, updates };
  }

  /** Takes over what `prepare` prepared. The batch must be in the log by now. */
  apply(prepared: PreparedBatch): readonly ViewerUpdate[] {
    if (prepared.sequence !== this.nextSequence)
      throw new Error('a batch was applied out of order');
    this.match = prepared.after;
    this.sequence = prepared.sequence;
    for (const { viewer, bytes, revision } of prepared.updates) {
      this.shown.set(viewer, { bytes, revision });
    }
    return prepared.updates;
  }

  replay(log: readonly LogEntry[]): void {
    for (const { batch } of log) this.apply(this.prepare(batch));
  }

  private noticesByViewer(batch: Batch<Json>): Map<Viewer, MatchNotice<Json>[]> {
    const told = new Map<Viewer, MatchNotice<Json>[]>();
    let before = this.match;
    for (const event of batch.events) {
      for (const viewer of this.viewers) {
        const notice = matchNotice(this.game, before, event, viewer);
        if (notice === undefined) continue;
        const list = told.get(viewer);
        if (list === undefined) told.set(viewer, [notice]);
        else list.push(notice);
      }
      before = foldEvent(this.game, before, event);
    }
    return told;
  }

  /** Views of one moment, with their bytes; the game's part is built once for each audience. */
  private looks(match: AnyMatch): (viewer: Viewer) => Look {
    const byAudience = new Map<string, { readonly view: Json; readonly bytes: string }>();
    return (viewer) => {
      const audience = this.game.audience(viewer);
      let seen = byAudience.get(audience);
      if (seen === undefined) {
        const view: Json = this.game.view(match.state, viewer);
        seen = { view, bytes: JSON.stringify(view) };
        byAudience.set(audience, seen);
      }
      const takeback = takebackView(match, viewer);
      return {
        view: { game: seen.view, takeback },
        bytes: `${seen.bytes}${JSON.stringify(takeback)}`,
      };
    };
  }
}

type Look = { readonly view: MatchView<Json>; readonly bytes: string };

export type PreparedBatch = {
  readonly after: AnyMatch;
  readonly sequence: number;
  readonly updates: readonly ViewerUpdate[];
};

/** Every notice that `viewer` has had, in order, from the log alone. */
export function noticesOf(
  game: AnyGame,
  setup: Json,
  log: readonly LogEntry[],
  viewer: Viewer,
): readonly MatchNotice<Json>[] {
  let match: AnyMatch = unwrap(startMatch(game, setup));
  const notices: MatchNotice<Json>[] = [];
  for (const { batch } of log) {
    let before = match;
    for (const event of batch.events) {
      const notice = matchNotice(game, before, event, viewer);
      if (notice !== undefined) notices.push(notice);
      before = foldEvent(game, before, event);
    }
    match = foldMatch(game, match, batch);
  }
  return notices;
}

/** Whether the referee waits for anything in this match; much quicker than a whole actor. */
export function awaitsReferee(game: AnyGame, setup: Json, log: readonly LogEntry[]): boolean {
  let match: AnyMatch = unwrap(startMatch(game, setup));
  for (const { batch } of log) match = foldMatch(game, match, batch);
  return matchOutcome(game, match) === undefined && matchTimers(game, match).length > 0;
}
