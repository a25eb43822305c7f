import {
  type Base64Url,
  bytesToUtf8,
  canonicalBytes,
  fromBase64Url,
  HASH_LENGTH,
  taggedHashOf,
  toBase64Url,
} from '../core/bytes.js';
import type { GameTypes, Seat, SecretMove } from '../core/game.js';
import type { Json } from '../core/json.js';
import type { Batch, Command } from '../core/match.js';
import type { Step } from '../core/run.js';
import { type ChainHead, digestEntry, firstHead, headAfter, chainStepOf } from './chain.js';
import { commit, type Opening, type Receipt } from './commitment.js';
import { type Entry, type Sealed, splitBatch } from './entry.js';
import type { Genesis } from './genesis.js';
import { GrowingList } from './growing-list.js';

/** The ledger of one match: where its chain stands, what was committed to and what was opened. */
export type Ledger = {
  readonly match: string;
  /** Entries so far. */
  readonly sequence: number;
  readonly chainHead: ChainHead;
  /** Step of each link from 1 on. */
  readonly steps: GrowingList<Base64Url>;
  /** Digests of private entries since the last link. */
  readonly pending: GrowingList<Uint8Array>;
  /** Published so far. */
  readonly receipts: GrowingList<Receipt>;
  readonly openings: GrowingList<Opening>;
  /** Secret: what receipts were published for and is not open yet. */
  readonly closed: GrowingList<Opening>;
  /** Secret: what was moved in silence and is not open yet, for each slot the move in force. */
  readonly silent: readonly Opening[];
};

export function openLedger(genesis: Genesis): Ledger {
  return {
    match: genesis.match,
    sequence: 0,
    chainHead: firstHead(genesis),
    steps: GrowingList.from(),
    pending: GrowingList.from(),
    receipts: GrowingList.from(),
    openings: GrowingList.from(),
    closed: GrowingList.from(),
    silent: [],
  };
}

/** What one accepted command led to, as the ledger needs to know it. */
export type EntryDraft = {
  readonly batch: Batch<Json>;
  /** `null` for a change of seats. */
  readonly command: Command<Json> | null;
  /** The seat that asked has secrets, so what it asked is sealed. */
  readonly secretSeat: boolean;
  /** The table was told something of the batch at all. */
  readonly public: boolean;
  /** For each event: the table was told of it. */
  readonly told: readonly boolean[];
  /** Secret moves of the batch, in order. */
  readonly secretMoves: readonly SecretMove[];
  /** For each secret move: the table is told nothing of the event that fills it. */
  readonly silent: readonly boolean[];
  /** One for each secret move. */
  readonly salts: readonly Base64Url[];
  /** Slots that the batch opens, or all of them at the end. */
  readonly opens: readonly string[] | 'all';
};

export type AppendedEntry = { readonly entry: Entry; readonly ledger: Ledger };

/** Seals what is secret for the entry's place; `isSilent`: the table is told nothing of one of its events. */
export type Encrypt = (place: string, content: Sealed, isSilent: boolean) => Base64Url;

/**
 * Books a posting.
 * A slot that is committed to again is opened by its latest commitment; the end opens every one.
 *
 * A receipt tells that a move was made. That of a silent move is published with its opening: until then
 * the entry that seals the move binds it, by its digest in the chain. A silent move that another one
 * replaced was never of any account, and is never published.
 */
export function appendEntry(ledger: Ledger, draft: EntryDraft, encrypt: Encrypt): AppendedEntry {
  const { batch, command } = draft;
  const sealsCommand = command !== null && (draft.secretSeat || !draft.public);
  const sequence = ledger.sequence + 1;
  const made = draft.secretMoves.map((move, index): Opening => {
    const salt = draft.salts[index];
    if (salt === undefined) throw new Error('a secret move has no salt');
    return { ...move, salt };
  });
  const silently = made.filter((_, index) => !draft.public || draft.silent[index] === true);
  const openly = made.filter((opening) => !silently.includes(opening));
  const silent = replaceSameSlots(ledger.silent, silently, openly);
  const isOpening = draft.public && (draft.opens === 'all' || draft.opens.length > 0);
  const openings = isOpening ? openingsToPublish([...ledger.closed, ...openly, ...silent], draft.opens) : [];
  const published = [...openly, ...openings.filter((opening) => silent.includes(opening))];
  const receiptOf = (opening: Opening): Receipt => ({
    slot: opening.slot,
    commitment: commit(ledger.match, opening),
  });
  const told = draft.public ? draft.told : batch.events.map(() => false);
  const { events, secrets } = draft.public
    ? splitBatch(batch, told)
    : { events: batch.events.map(() => null), secrets: batch.events as readonly Json[] };
  const sealed: Sealed = {
    secrets,
    salts: draft.salts.slice(0, made.length),
    ...(sealsCommand ? { command } : {}),
    ...(draft.public ? {} : { by: batch.by, receipts: made.map(receiptOf) }),
    ...(draft.public || batch.drew === undefined ? {} : { drew: batch.drew }),
  };
  const entry: Entry = {
    sequence,
    public: draft.public,
    by: draft.public ? batch.by : null,
    command: sealsCommand ? null : command,
    events,
    ...(draft.public && batch.drew !== undefined ? { drew: batch.drew } : {}),
    receipts: draft.public ? published.map(receiptOf) : [],
    openings,
    sealed: isEmpty(sealed) ? null : encrypt(entryPlaceOf(ledger.match, sequence), sealed, isSilent(events)),
  };
  return { entry, ledger: booked(ledger, entry, openly, silent) };
}

/**
 * Books an entry that was read; `made` are its secret moves with their salts. Those whose receipts it
 * does not publish are silent.
 */
export function appendStoredEntry(ledger: Ledger, entry: Entry, made: readonly Opening[]): Ledger {
  if (entry.sequence !== ledger.sequence + 1) throw new Error('an entry was booked out of order');
  const published = new Set(entry.receipts.map(({ commitment }) => commitment));
  const silently = made.filter((opening) => !published.has(commit(ledger.match, opening)));
  const openly = made.filter((opening) => !silently.includes(opening));
  return booked(ledger, entry, openly, replaceSameSlots(ledger.silent, silently, openly));
}

/** @param silent the silent moves in force, those that the entry opens included */
function booked(ledger: Ledger, entry: Entry, openly: readonly Opening[], silent: readonly Opening[]): Ledger {
  const { sequence, openings } = entry;
  const closed = ledger.closed.with(openly);
  const base = {
    ...ledger,
    sequence,
    closed: openings.length === 0 ? closed : GrowingList.from(openingsNotPublished(closed.slice(), openings)),
    silent: openingsNotPublished(silent, openings),
  };
  const pending = ledger.pending.with([digestEntry(entry)]);
  if (!entry.public) return { ...base, pending };
  const step = chainStepOf(pending);
  return {
    ...base,
    chainHead: headAfter(ledger.chainHead, step),
    steps: ledger.steps.with([step]),
    pending: GrowingList.from(),
    receipts: ledger.receipts.with(entry.receipts),
    openings: ledger.openings.with(openings),
  };
}

/** Stored with the last entry: the head, or what a private entry adds to it for the time being. */
export function ledgerHash({ chainHead, pending }: Ledger): Base64Url {
  if (pending.length === 0) return chainHead.head;
  const head = fromBase64Url(chainHead.head, HASH_LENGTH);
  if (head === undefined) throw new Error('a chain without a head');
  return toBase64Url(taggedHashOf('mister-x/pending/1', [head, ...pending]));
}

/** Names a row to the seal, so that no row can stand in for another. */
export const entryPlaceOf = (match: string, sequence: number): string => `${match}/${sequence}`;

/** The silent moves in force: the latest of each slot, and none where a move was made openly since. */
function replaceSameSlots(
  silent: readonly Opening[],
  silently: readonly Opening[],
  openly: readonly Opening[],
): readonly Opening[] {
  if (silently.length === 0 && openly.length === 0) return silent;
  const all = [...silent, ...silently];
  const latest = new Map(all.map((opening) => [opening.slot, opening]));
  return all.filter(
    (opening) => latest.get(opening.slot) === opening && !openly.some(({ slot }) => slot === opening.slot),
  );
}

function openingsNotPublished(closed: readonly Opening[], openings: readonly Opening[]): readonly Opening[] {
  if (openings.length === 0) return closed;
  // Not by the salt alone: a careless phone may use one twice.
  const open = new Set(openings.map(keyOf));
  return closed.filter((opening) => !open.has(keyOf(opening)));
}

function keyOf({ slot, salt, move }: Opening): string {
  return bytesToUtf8(canonicalBytes([slot, salt, move]));
}

function openingsToPublish(closed: readonly Opening[], opens: EntryDraft['opens']): readonly Opening[] {
  if (opens === 'all') return closed;
  return opens.flatMap((slot) => closed.filter((opening) => opening.slot === slot).at(-1) ?? []);
}

/** Whether the table is told nothing of one of the events of an entry. */
export const isSilent = (events: Entry['events']): boolean => events.includes(null);

function isEmpty({ secrets, salts, by, command }: Sealed): boolean {
  return by === undefined && command === undefined && salts.length === 0 && secrets.every((secret) => secret === null);
}

/**
 * What the ledger must know of a step. The referee books by it and a verifier books again by it, so
 * that both agree on what is public, committed to and opened.
 *
 * @param secretSeats seats with secrets: what they ask is sealed
 * @param salts one for each of the step's secret moves, in order
 */
export function entryDraftOf(
  step: Step<GameTypes>,
  secretSeats: readonly Seat[],
  salts: readonly string[],
): EntryDraft {
  const { batch, command, secretMoves } = step;
  const { isPublic, told, silent, opens } = step.disclosure;
  const secretSeat = secretSeats.includes(batch.by);
  return { public: isPublic, told, batch, command, secretSeat, secretMoves, silent, salts, opens };
}
