import { randomBytes } from 'node:crypto';
import {
  type AnyGame,
  type Batch,
  batchNotices,
  type Command,
  concessionView,
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
  TABLE,
  type Timer,
  takebackView,
  unwrap,
  type Viewer,
} from '@mister-x/engine';
import type { Base64Url, LogLine, Update } from '@mister-x/engine/protocol';
import { type MatchRecord, RECORD_FORMAT } from '@mister-x/engine/record';
import {
  type Entry,
  type Genesis,
  headsAlong,
  joinBatch,
  type Ledger,
  NONCE_LENGTH,
  openLedger,
  placeOf,
  post,
  postingOf,
  rowHash,
  type Sealed,
  type SeedParts,
  seal,
  slotsOf,
  toBase64Url,
  unseal,
} from '@mister-x/engine/trust';
import { newSalt } from '../keys/random.js';
import { appendRow } from './books.js';
import { BrokenChain } from './broken-chain.js';
import type { LogRow, Shown } from './matches.repository.js';
import { ViewerLogs } from './viewer-logs.js';

type AnyMatch = Match<GameTypes>;

export type ViewerUpdate = {
  readonly viewer: Viewer;
  readonly revision: number;
  readonly view: MatchView<Json>;
  /** Equal for equal views; never sent. */
  readonly bytes: string;
  readonly notices: readonly MatchNotice<Json>[];
  /** Lines that his log has with these. */
  readonly told: number;
  /** Bytes of the table's view and notices of this moment; never sent. */
  readonly publicLength: number;
  /** What the entry published, the same for every viewer. */
  readonly published?: Published;
};

export type Published = Pick<Update, 'chain' | 'receipts' | 'openings'>;

/** Everything secret that a match needs: known only while its phones are there. */
export type MatchSecrets = {
  /** Of all draws, 64 hexadecimal digits. */
  readonly seed: string;
  readonly seedParts: SeedParts;
  readonly key: Uint8Array;
};

/**
 * One match in memory: the fold of its log, its books, and for each viewer how many updates he has
 * had and the bytes of the last. It neither reads nor writes anything; whoever owns it appends a
 * row to the log before it is applied here.
 */
export class MatchActor {
  private match: AnyMatch;
  private books: Ledger;
  private readonly secretSeats: readonly Seat[];
  private readonly shown = new Map<Viewer, { bytes: string; revision: number }>();
  private readonly logs: ViewerLogs;
  /** Tells secret seats of the last batch, where that was put off. */
  private owed: (() => void) | undefined;

  constructor(
    private readonly game: AnyGame,
    readonly genesis: Genesis,
    private readonly secrets: MatchSecrets,
    readonly viewers: readonly Viewer[],
  ) {
    this.match = firstMatch(game, genesis, secrets.seed);
    this.books = openLedger(genesis);
    this.logs = new ViewerLogs((notice) => game.lasting(notice));
    this.secretSeats = genesis.seats.flatMap(({ seat, secret }) => (secret ? [seat] : []));
    const looks = this.looks(this.match);
    for (const viewer of viewers) {
      this.shown.set(viewer, { bytes: looks(viewer).bytes, revision: 1 });
    }
  }

  get ledger(): Ledger {
    return this.books;
  }

  get key(): Uint8Array {
    return this.secrets.key;
  }

  get nextSequence(): number {
    return this.books.sequence + 1;
  }

  isSecret(seat: Seat): boolean {
    return this.secretSeats.includes(seat);
  }

  /** The options in force, changes before play included. */
  get options(): Json {
    return this.game.optionsOf(this.match.state);
  }

  get isOver(): boolean {
    return matchOutcome(this.game, this.match) !== undefined;
  }

  /** Opened when the match is over. */
  get seedParts(): SeedParts | null {
    return this.isOver ? this.secrets.seedParts : null;
  }

  revision(viewer: Viewer): number {
    if (this.isSecret(viewer)) this.settle();
    return this.shown.get(viewer)?.revision ?? 0;
  }

  /** Lines that this viewer's log has. */
  told(viewer: Viewer): number {
    if (this.isSecret(viewer)) this.settle();
    return this.logs.count(viewer);
  }

  /** What a device missed that has the first `since` lines of this viewer's log (`ViewerLogs.missed`). */
  missed(viewer: Viewer, since: number | undefined): readonly LogLine[] {
    if (this.isSecret(viewer)) this.settle();
    return this.logs.missed(viewer, since);
  }

  /** The same place in the table's log as `since` is in this viewer's. */
  publicly(viewer: Viewer, since: number | undefined): number | undefined {
    return since === undefined || since > this.told(viewer)
      ? undefined
      : this.logs.publicly(viewer, since);
  }

  view(viewer: Viewer): MatchView<Json> {
    return matchView(this.game, this.match, viewer);
  }

  /** What every viewer sees now, for devices that may have missed something. */
  present(): readonly ViewerUpdate[] {
    this.settle();
    const looks = this.looks(this.match);
    const publicLength = lengthOf(looks(TABLE).bytes);
    return this.viewers.map((viewer) => ({
      viewer,
      publicLength,
      revision: this.revision(viewer),
      ...looks(viewer),
      notices: [],
      told: this.logs.count(viewer),
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
    const rng = rngFor(this.secrets.seed, this.nextSequence);
    return decideMatch(this.game, this.match, seat, command, rng);
  }

  /**
   * The row that `batch` would make, and whom it would give an update, without applying it.
   * @param command `null` for a change of seats
   * @param salts as the device sent them; missing ones are drawn
   */
  prepare(
    batch: Batch<Json>,
    command: Command<Json> | null,
    salts: readonly Base64Url[],
  ): PreparedBatch {
    this.settle();
    const enough = slotsOf(this.game, batch).map((_, index) => salts[index] ?? newSalt());
    const { game, match, secretSeats } = this;
    const after = foldMatch(game, match, batch);
    const posting = postingOf(game, match, batch, command, secretSeats, enough, after);
    const { entry, ledger } = post(this.books, posting, (place, content) =>
      seal(this.secrets.key, randomBytes(NONCE_LENGTH), place, content as Json),
    );
    const published = entry.public ? publishedBy(entry, ledger) : undefined;
    const effect = this.effect(batch, after, published);
    const told = effect.updateOf(TABLE);
    return {
      ...effect,
      ledger,
      isLast: matchOutcome(game, after) !== undefined,
      row: {
        sequence: entry.sequence,
        entry,
        hash: rowHash(ledger),
        mark: null,
        notices: told?.notices ?? [],
      },
      shown: told === undefined ? null : { revision: told.revision, view: told.view },
    };
  }

  /** Takes over what `prepare` prepared. The row must be in the log by now. */
  apply(prepared: PreparedBatch): readonly ViewerUpdate[] {
    this.advance(prepared);
    return this.tell(prepared, this.viewers);
  }

  /**
   * The same, but returns only what tells no secrets, and what tells `asker`. The views of other
   * secret seats are not even built yet, so that nobody can tell from the time of an answer how
   * much they hold: that is for `later`, which is called once, at the next `settle` at the latest.
   */
  applyOpenly(
    prepared: PreparedBatch,
    asker: Viewer,
    later: (updates: readonly ViewerUpdate[]) => void,
  ): readonly ViewerUpdate[] {
    this.advance(prepared);
    const isLater = (viewer: Viewer) => viewer !== asker && this.isSecret(viewer);
    this.owed = () => later(this.tell(prepared, this.viewers.filter(isLater)));
    return this.tell(
      prepared,
      this.viewers.filter((viewer) => !isLater(viewer)),
    );
  }

  /** Nobody is shown more, and nothing more is applied, before all have been told of the last batch. */
  settle(): void {
    const { owed } = this;
    this.owed = undefined;
    owed?.();
  }

  /** Throws `BrokenChain` where the log is not what was written. */
  replay(rows: readonly LogRow[]): void {
    for (const row of rows) {
      const { batch, sealed } = this.open(row.entry);
      const slots = slotsOf(this.game, batch);
      const made = slots.map((slot, index) => ({ ...slot, salt: sealed?.salts[index] ?? '' }));
      this.books = appendRow(this.books, row, made);
      const effect = this.effect(batch, foldMatch(this.game, this.match, batch), undefined);
      this.match = effect.after;
      this.tell(effect, this.viewers);
    }
  }

  /** Every notice that `viewer` has had, in order, from the log alone. */
  history(rows: readonly LogRow[], viewer: Viewer): readonly MatchNotice<Json>[] {
    let match = firstMatch(this.game, this.genesis, this.secrets.seed);
    const notices: MatchNotice<Json>[] = [];
    for (const { entry } of rows) {
      const { batch } = this.open(entry);
      notices.push(...batchNotices(this.game, match, batch, viewer));
      match = foldMatch(this.game, match, batch);
    }
    return notices;
  }

  /** The whole of a finished match, nothing of it secret any more; `undefined` before its end. */
  record(rows: readonly LogRow[]): MatchRecord | undefined {
    const outcome = matchOutcome(this.game, this.match);
    if (outcome === undefined) return undefined;
    const { genesis, books, secrets } = this;
    const entries = rows.map(({ entry }) => entry);
    return {
      format: RECORD_FORMAT,
      genesis,
      entries,
      secrets: entries.map((entry) => this.open(entry).sealed),
      seed: secrets.seedParts,
      key: toBase64Url(secrets.key),
      outcome,
      heads: headsAlong(genesis, books.steps),
    };
  }

  private open(entry: Entry): { readonly batch: Batch<Json>; readonly sealed: Sealed | null } {
    if (entry.sealed === null) return { batch: joinBatch(entry, null), sealed: null };
    const place = placeOf(this.genesis.match, entry.sequence);
    const sealed = unseal(this.secrets.key, place, entry.sealed);
    if (sealed === undefined) throw new BrokenChain(this.genesis.match, entry.sequence);
    return { batch: joinBatch(entry, sealed as Sealed), sealed: sealed as Sealed };
  }

  private effect(batch: Batch<Json>, after: AnyMatch, published: Published | undefined): Effect {
    const { game } = this;
    const before: AnyMatch[] = [];
    let next = this.match;
    for (const event of batch.events) {
      before.push(next);
      next = foldEvent(game, next, event);
    }
    const options = game.optionsOf(after.state);
    const byAudience = new Map<string, Notices>();
    /** What the game tells is made once for each audience; a match tells whoever asked more. */
    const noticesOf = (viewer: Viewer): Notices => {
      const audience = game.audience(viewer, options);
      const made = byAudience.get(audience);
      const notices = batch.events.map((event, index) =>
        made !== undefined && event.kind === 'game'
          ? made[index]
          : matchNotice(game, before[index] as AnyMatch, event, viewer),
      );
      if (made === undefined) byAudience.set(audience, notices);
      return notices;
    };
    const linesOf = (viewer: Viewer) => noticesOf(viewer).flatMap((notice) => notice ?? []);
    const publicly = this.logs.count(TABLE);
    const looks = this.looks(after);
    let length: number | undefined;
    const publicLength = () => {
      length ??= lengthOf(looks(TABLE).bytes + JSON.stringify(linesOf(TABLE)));
      return length;
    };
    const made = new Map<Viewer, ViewerUpdate | undefined>();
    const make = (viewer: Viewer): ViewerUpdate | undefined => {
      const notices = linesOf(viewer);
      const { view, bytes } = looks(viewer);
      const shown = this.shown.get(viewer);
      if (notices.length === 0 && shown?.bytes === bytes) return undefined;
      const revision = (shown?.revision ?? 0) + 1;
      const told = this.logs.count(viewer) + notices.length;
      const update = { viewer, revision, view, notices, told, bytes, publicLength: publicLength() };
      return published === undefined ? update : { ...update, published };
    };
    const updateOf = (viewer: Viewer) => {
      if (!made.has(viewer)) made.set(viewer, make(viewer));
      return made.get(viewer);
    };
    return { after, publicly, updateOf };
  }

  private advance({ after, ledger }: PreparedBatch): void {
    if (ledger.sequence !== this.nextSequence) {
      throw new Error('a batch was applied out of order');
    }
    this.books = ledger;
    this.match = after;
  }

  private tell(
    { publicly, updateOf }: Effect,
    viewers: readonly Viewer[],
  ): readonly ViewerUpdate[] {
    const updates = viewers.flatMap((viewer) => updateOf(viewer) ?? []);
    for (const { viewer, bytes, revision, notices } of updates) {
      this.shown.set(viewer, { bytes, revision });
      this.logs.add(viewer, notices, publicly);
    }
    return updates;
  }

  /** Views of one moment, with their bytes; what is the same for an audience, or for all, is built once. */
  private looks(match: AnyMatch): (viewer: Viewer) => Look {
    const { game } = this;
    const options = game.optionsOf(match.state);
    const concession = concessionView(game, match);
    const common = JSON.stringify(concession);
    const byAudience = new Map<string, { readonly view: Json; readonly bytes: string }>();
    const alike = new Map<string, Look>();
    return (viewer) => {
      const audience = game.audience(viewer, options);
      let seen = byAudience.get(audience);
      if (seen === undefined) {
        const view: Json = game.view(match.state, viewer);
        seen = { view, bytes: JSON.stringify(view) };
        byAudience.set(audience, seen);
      }
      const takeback = takebackView(match, viewer);
      const own = JSON.stringify(takeback);
      const key = `${audience} ${own}`;
      const look = alike.get(key) ?? {
        view: { game: seen.view, takeback, concession },
        bytes: `${seen.bytes}${own}${common}`,
      };
      alike.set(key, look);
      return look;
    };
  }
}

type Look = { readonly view: MatchView<Json>; readonly bytes: string };

/** Of each event of a batch. */
type Notices = readonly (MatchNotice<Json> | undefined)[];

type Effect = {
  readonly after: AnyMatch;
  /** Lines that the table had been told before. */
  readonly publicly: number;
  /** Built when it is first asked for; `undefined` for whom nothing changes. */
  readonly updateOf: (viewer: Viewer) => ViewerUpdate | undefined;
};

export type PreparedBatch = Effect & {
  readonly ledger: Ledger;
  /** The match is over with it. */
  readonly isLast: boolean;
  /** Without the answer's mark, which is for whoever answers. */
  readonly row: LogRow;
  readonly shown: Shown | null;
};

function publishedBy({ receipts, openings }: Entry, { position, steps }: Ledger): Published {
  return {
    chain: { link: position.link, step: steps.at(-1) ?? '' },
    ...(receipts.length === 0 ? {} : { receipts }),
    ...(openings.length === 0 ? {} : { openings }),
  };
}

const lengthOf = (text: string): number => Buffer.byteLength(text);

function firstMatch(game: AnyGame, genesis: Genesis, seed: string): AnyMatch {
  const setup = game.setup(genesis.options, rngFor(seed, 0));
  return unwrap(startMatch(game, setup, game.conventions[genesis.gameVersion]));
}
