import type { Base64Url, ChainHead, Receipt, Share } from '@mister-x/engine/protocol';
import { type Fields, fieldsOf, fieldsOfEach } from '../browser/fields.js';
import { recall, remember } from '../browser/store.js';
import { type Alarm, parseAlarms } from './alarms.js';

/** A head of the chain as people note its check number: that of a round, or of the finished game. */
export type NotedHead = ChainHead & { readonly when: number | 'end' };

/** A receipt that is to come; of a silent move, with its opening. */
export type DueReceipt = Receipt & { readonly silent?: true | undefined };

/** What a device keeps of a match, so that nobody can tell it another past. */
export type TrustMemory = {
  readonly table: string;
  /** The last head of the chain that it saw. */
  readonly seen: ChainHead | null;
  /**
   * The link at which this device began to watch, and for a phone, to hold its seat; 0 is the
   * beginning of the game. `null` before anything of the game was seen.
   */
  readonly from: number | null;
  /** Commitments that were published before: this device cannot vouch for them. */
  readonly inherited: readonly Base64Url[];
  /** Commitments to the moves that this phone sent itself, by slot, in the order of sending. */
  readonly own: Readonly<Record<string, readonly Base64Url[]>>;
  /** Accepted moves whose receipts have not been published yet. */
  readonly due: readonly DueReceipt[];
  /** What this device caught the referee at, and nobody has decided about. */
  readonly alarms: readonly Alarm[];
  /** The owner went on with the referee in spite of an alarm. */
  readonly overruled: boolean;
  /** Slots that were filled then: they owe no receipt any more. */
  readonly waived: readonly string[];
  readonly noted: readonly NotedHead[];
  /** The server's commitment to its part of the seed, as this device saw it first. */
  readonly seedCommitment: Base64Url | null;
  /** What this phone gave to the seed before the game was started. */
  readonly seedShare: Share | null;
};

const STORAGE_KEY = 'chains';
/** Matches of past evenings are forgotten after so many newer ones. */
const TABLES_KEPT = 24;

export function recallTrustMemory(table: string): TrustMemory {
  return allTrustMemories().find((kept) => kept.table === table) ?? newTrustMemory(table);
}

/** Nothing kept of the match. */
export function newTrustMemory(table: string): TrustMemory {
  return {
    table,
    seen: null,
    from: null,
    inherited: [],
    own: {},
    due: [],
    alarms: [],
    overruled: false,
    waived: [],
    noted: [],
    seedCommitment: null,
    seedShare: null,
  };
}

/** This phone has just been given a seat: it vouches for the moves of that seat from now on only. */
export function startTrustMemory(table: string): void {
  rememberTrustMemory({ ...recallTrustMemory(table), from: null, inherited: [], due: [] });
}

export function rememberTrustMemory(kept: TrustMemory): void {
  remember(
    STORAGE_KEY,
    [kept, ...allTrustMemories().filter(({ table }) => table !== kept.table)].slice(0, TABLES_KEPT),
  );
}

function allTrustMemories(): readonly TrustMemory[] {
  return fieldsOfEach(recall(STORAGE_KEY)).flatMap((entry) => parse(entry) ?? []);
}

function parse(kept: Fields): TrustMemory | undefined {
  const { table, seen, from, own, noted, seedCommitment, seedShare } = kept;
  if (typeof table !== 'string') return undefined;
  return {
    table,
    seen: parseChainHead(seen),
    from: Number.isInteger(from) ? (from as number) : null,
    inherited: strings(kept.inherited),
    own: parseOwn(own),
    due: parseDue(kept.due),
    alarms: parseAlarms(kept.alarms),
    overruled: kept.overruled === true,
    waived: strings(kept.waived),
    noted: parseNoted(noted),
    seedCommitment: typeof seedCommitment === 'string' ? seedCommitment : null,
    seedShare: parseShare(seedShare),
  };
}

function parseChainHead(input: unknown): ChainHead | null {
  const { link, head } = fieldsOf(input);
  return Number.isInteger(link) && typeof head === 'string' ? { link: link as number, head } : null;
}

function strings(input: unknown): readonly string[] {
  return Array.isArray(input) ? input.filter((each) => typeof each === 'string') : [];
}

function parseOwn(input: unknown): TrustMemory['own'] {
  return Object.fromEntries(Object.entries(fieldsOf(input)).map(([slot, commitments]) => [slot, strings(commitments)]));
}

function parseDue(input: unknown): readonly DueReceipt[] {
  return fieldsOfEach(input).flatMap(({ slot, commitment, silent }) =>
    typeof slot === 'string' && typeof commitment === 'string'
      ? [{ slot, commitment, silent: silent === true || undefined }]
      : [],
  );
}

function parseNoted(input: unknown): readonly NotedHead[] {
  return fieldsOfEach(input).flatMap(({ when, ...rest }) => {
    const chainHead = parseChainHead(rest);
    const known = when === 'end' || typeof when === 'number';
    return known && chainHead !== null ? [{ when, ...chainHead }] : [];
  });
}

function parseShare(input: unknown): Share | null {
  const { seat, share } = fieldsOf(input);
  return typeof seat === 'string' && typeof share === 'string' ? { seat, share } : null;
}
