import { randomBytes } from 'node:crypto';
import {
  type Batch,
  type GameTypes,
  type ObservedStep,
  type HostedGame,
  type Json,
  type MatchNotice,
  type MatchRun,
  type Seat,
  type Step,
  TABLE,
  type Viewer,
} from '@mister-x/engine';
import type { Base64Url, LoggedNotice } from '@mister-x/engine/protocol';
import { RECORD_FORMAT, type RecordPiece } from '@mister-x/engine/record';
import {
  type Entry,
  firstHead,
  type Genesis,
  joinBatch,
  type Ledger,
  NONCE_LENGTH,
  openLedger,
  entryPlaceOf,
  appendEntry,
  entryDraftOf,
  paddingOf,
  ledgerHash,
  type Sealed,
  type SeedParts,
  seal,
  toBase64Url,
  unseal,
} from '@mister-x/engine/trust';
import { BrokenChain } from '../../database/broken-chain.js';
import { newSalt } from '../../runtime/random.js';
import type { PublishedTrust, ViewerUpdate } from '../../socket/outbox/viewer-update.js';
import { appendRow } from './ledger-rows.js';
import type { LogRow } from './matches.repository.js';
import type { ShownJson } from './shown-views.repository.js';
import { type StepEffect, ViewerUpdates } from './viewer-updates.js';

/** Everything secret that a match needs: known only while its phones are there. */
export type MatchSecrets = {
  /** Of all draws, 64 hexadecimal digits. */
  readonly seed: string;
  readonly seedParts: SeedParts;
  readonly key: Uint8Array;
};

/**
 * One match in memory: the fold of its log, its ledger, and what its viewers were shown. It neither
 * reads nor writes anything; its owner appends a row to the log before it is applied here.
 */
export class MatchActor {
  private current: MatchRun<GameTypes>;
  private chained: Ledger;
  private readonly secretSeats: readonly Seat[];
  private readonly unobserved: ReadonlyMap<Seat, ObservedStep<GameTypes>[]>;
  private readonly updates: ViewerUpdates;
  /** Tells secret seats of the last batch, where that was put off. */
  private owed: (() => void) | undefined;

  constructor(
    private readonly game: HostedGame,
    private readonly begun: MatchRun<GameTypes>,
    readonly genesis: Genesis,
    private readonly secrets: MatchSecrets,
    readonly viewers: readonly Viewer[],
    /** Seats whose players have to hear of every step: computers. */
    listening: readonly Seat[] = [],
  ) {
    this.current = begun;
    this.unobserved = new Map(listening.map((seat) => [seat, []]));
    this.chained = openLedger(genesis);
    this.updates = new ViewerUpdates(game, this.current, viewers);
    this.secretSeats = genesis.seats.flatMap(({ seat, secret }) => (secret ? [seat] : []));
  }

  /** The match at this moment: it is a value, and asking it changes nothing. */
  get run(): MatchRun<GameTypes> {
    return this.current;
  }

  get ledger(): Ledger {
    return this.chained;
  }

  get key(): Uint8Array {
    return this.secrets.key;
  }

  get nextSequence(): number {
    return this.chained.sequence + 1;
  }

  /** Under which what this seat said is kept; `null` for one without secrets. */
  keyFor(seat: Seat): Uint8Array | null {
    return this.secretSeats.includes(seat) ? this.secrets.key : null;
  }

  /** Opened when the match is over. */
  get seedParts(): SeedParts | null {
    return this.current.outcome === undefined ? null : this.secrets.seedParts;
  }

  revision(viewer: Viewer): number {
    return this.settled(viewer).revision(viewer);
  }

  /** Notices that this viewer's log has. */
  told(viewer: Viewer): number {
    return this.settled(viewer).logs.count(viewer);
  }

  /** What a client missed that has the first `since` notices of this viewer's log (`ViewerLogs.missed`). */
  missed(viewer: Viewer, since: number | undefined): readonly LoggedNotice[] {
    return this.settled(viewer).logs.missed(viewer, since);
  }

  /** The same place in the table's log as `since` is in this viewer's. */
  publicly(viewer: Viewer, since: number | undefined): number | undefined {
    return since === undefined || since > this.told(viewer) ? undefined : this.updates.logs.publicly(viewer, since);
  }

  /** What every viewer sees now, for clients that may have missed something. */
  present(): readonly ViewerUpdate[] {
    this.settle();
    return this.updates.present(this.current);
  }

  /** What a listening seat was told since it was asked last, from the first step on. */
  takeObserved(seat: Seat): readonly ObservedStep<GameTypes>[] {
    return this.unobserved.get(seat)?.splice(0) ?? [];
  }

  /**
   * The row that `step` would make, and whom it would give an update, without applying it.
   * @param salts as the client sent them; missing ones are drawn
   */
  prepare(step: Step<GameTypes>, salts: readonly Base64Url[]): PreparedStep {
    if (step.before !== this.current) throw new Error('a step of another moment was prepared');
    this.settle();
    const enough = step.secretMoves.map((_, index) => salts[index] ?? newSalt());
    const draft = entryDraftOf(step, this.secretSeats, enough);
    const { entry, ledger } = appendEntry(this.chained, draft, (place, content, isSilent) =>
      seal(this.secrets.key, randomBytes(NONCE_LENGTH), place, content, paddingOf(this.game, isSilent)),
    );
    const published = entry.public ? publishedBy(entry, ledger) : undefined;
    const effect = this.updates.effect(step, published);
    const told = effect.updateOf(TABLE);
    return {
      ...effect,
      ledger,
      isLast: step.after.outcome !== undefined,
      row: {
        sequence: entry.sequence,
        entry,
        hash: ledgerHash(ledger),
        answer: null,
        notices: told?.notices ?? [],
      },
      shown: told === undefined ? null : { revision: told.revision, json: told.json },
    };
  }

  /** Takes over what `prepare` prepared. The row must be in the log by now. */
  apply(prepared: PreparedStep): readonly ViewerUpdate[] {
    this.advance(prepared.step, prepared.ledger);
    return this.updates.tell(prepared, this.viewers);
  }

  /**
   * The same, but tells at once only what tells no secrets, and what tells `asker`. The views of other
   * secret seats are not even built yet, so that nobody can tell from the time of an answer how
   * much they hold: those are told at the next `settle`, which the caller sees to.
   */
  applyOpenly(prepared: PreparedStep, asker: Viewer, tell: (updates: readonly ViewerUpdate[]) => void): void {
    this.advance(prepared.step, prepared.ledger);
    const later = this.secretSeats.filter((seat) => seat !== asker);
    this.owed = () => tell(this.updates.tell(prepared, later));
    const now = this.viewers.filter((viewer) => !later.includes(viewer));
    tell(this.updates.tell(prepared, now));
  }

  /** Secret seats are still to be told of the last batch. */
  get owes(): boolean {
    return this.owed !== undefined;
  }

  /** Nobody is shown more, and nothing more is applied, before all have been told of the last batch. */
  settle(): void {
    const { owed } = this;
    this.owed = undefined;
    owed?.();
  }

  /** The next rows of the log. Throws `BrokenChain` where it is not what was written. */
  replay(rows: readonly LogRow[]): void {
    for (const row of rows) {
      const { batch, sealed } = this.open(row.entry);
      const step = this.current.retell(batch);
      const made = step.secretMoves.map((move, index) => ({
        ...move,
        salt: sealed?.salts[index] ?? '',
      }));
      this.advance(step, appendRow(this.chained, row, made));
      this.updates.tell(this.updates.effect(step, undefined), this.viewers);
    }
  }

  /** What `viewer` was told by one row of the log after another, from the first on. */
  history(viewer: Viewer): (row: LogRow) => readonly MatchNotice<Json>[] {
    let run = this.begun;
    return ({ entry }) => {
      const step = run.retell(this.open(entry).batch);
      run = step.after;
      return step.notices(viewer);
    };
  }

  /** A part of a finished match, nothing of it secret any more; `undefined` before its end. */
  recordPiece(rows: readonly LogRow[], isFirst: boolean): Omit<RecordPiece, 'next'> | undefined {
    const { genesis, secrets } = this;
    const { outcome } = this.current;
    if (outcome === undefined) return undefined;
    const entries = rows.map(({ entry }) => entry);
    // The hash of a public row is the head that it leads to.
    const heads = rows.filter(({ entry }) => entry.public).map(({ hash }) => hash);
    const rest = {
      format: RECORD_FORMAT,
      genesis,
      seed: secrets.seedParts,
      key: toBase64Url(secrets.key),
      outcome,
    } as const;
    return {
      rest: isFirst ? rest : null,
      entries,
      secrets: entries.map((entry) => this.open(entry).sealed),
      heads: isFirst ? [firstHead(genesis).head, ...heads] : heads,
    };
  }

  private open(entry: Entry): { readonly batch: Batch<Json>; readonly sealed: Sealed | null } {
    if (entry.sealed === null) return { batch: joinBatch(entry, null), sealed: null };
    const place = entryPlaceOf(this.genesis.match, entry.sequence);
    const sealed = unseal(this.secrets.key, place, entry.sealed);
    if (sealed === undefined) throw new BrokenChain(this.genesis.match, entry.sequence);
    return { batch: joinBatch(entry, sealed as Sealed), sealed: sealed as Sealed };
  }

  /** What a viewer was told counts only once he was told of the last batch. */
  private settled(viewer: Viewer): ViewerUpdates {
    if (this.owed !== undefined && this.secretSeats.includes(viewer)) {
      throw new Error('a secret seat was asked about before it was told of the last batch');
    }
    return this.updates;
  }

  private advance(step: Step<GameTypes>, ledger: Ledger): void {
    if (ledger.sequence !== this.nextSequence) {
      throw new Error('a step was applied out of order');
    }
    this.chained = ledger;
    for (const [seat, steps] of this.unobserved) steps.push(step.observedBy(seat));
    this.current = step.after;
  }
}

export type PreparedStep = StepEffect & {
  readonly ledger: Ledger;
  /** The match is over with it. */
  readonly isLast: boolean;
  /** Without the answer, which is for the one who answers. */
  readonly row: LogRow;
  readonly shown: ShownJson | null;
};

function publishedBy({ receipts, openings }: Entry, { chainHead, steps }: Ledger): PublishedTrust {
  return {
    chain: { link: chainHead.link, step: steps.last ?? '' },
    ...(receipts.length === 0 ? {} : { receipts }),
    ...(openings.length === 0 ? {} : { openings }),
  };
}
