import type { Base64Url, ChainHead, MatchRecord, Opening, Receipt, SeedParts } from '@mister-x/engine/protocol';
import { type Alarm, alarm, type AlarmReason } from './alarms.js';
import type { TrustMemory } from './memory.js';
import type { Hashes } from './source.js';

/** What was published to a device, in the order in which it came. */
export type PublishedTrust = {
  /** The commitments to each slot, the one in force last: a move taken back leaves its own behind. */
  readonly receipts: ReadonlyMap<string, readonly Base64Url[]>;
  readonly openings: readonly Opening[];
};

export function withReceipts(
  before: PublishedTrust['receipts'],
  added: readonly Receipt[],
): PublishedTrust['receipts'] {
  const all = new Map(before);
  for (const { slot, commitment } of added) {
    all.set(slot, [...(all.get(slot) ?? []), commitment]);
  }
  return all;
}

/** What was published once must still be there. */
export function lostReceipts(before: PublishedTrust['receipts'], now: PublishedTrust['receipts']): readonly Alarm[] {
  return [...before]
    .filter(([slot, old]) => old.some((commitment, index) => now.get(slot)?.[index] !== commitment))
    .map(([slot]) => alarm('receipt', slot));
}

/**
 * Receipts of this phone's moves: each must be of a move that it sent, none older than the one before
 * it. Moves that it sent and that were refused have none.
 */
export function receiptMismatch(
  kept: Pick<TrustMemory, 'own' | 'inherited'>,
  slot: string,
  published: readonly Base64Url[],
): AlarmReason | undefined {
  const sent = kept.own[slot] ?? [];
  let next = 0;
  for (const commitment of published) {
    if (kept.inherited.includes(commitment)) continue;
    const at = sent.indexOf(commitment, next);
    if (at < 0) return sent.length === 0 ? 'receipt-unsent' : 'receipt';
    next = at + 1;
  }
  return undefined;
}

/** Of 32 bytes, as its form promises. */
export function isCommitment(input: unknown): input is Base64Url {
  return typeof input === 'string' && /^[\w-]{43}$/.test(input);
}

export function seedMismatch(
  hashes: Hashes,
  table: string,
  { seedCommitment, seedShare: mine, overruled }: Pick<TrustMemory, 'seedCommitment' | 'seedShare' | 'overruled'>,
  { server, phones }: SeedParts,
): readonly Alarm[] {
  // Nothing is known of the commitment by who has gone on with another past.
  const committed = seedCommitment === null ? overruled : hashes.commitToShare(table, server) === seedCommitment;
  const given = mine === null || phones.some(({ seat, share }) => seat === mine.seat && share === mine.share);
  return committed && given ? [] : [alarm('seed')];
}

/** Where lots were drawn, whether they gave this phone's place the seat that it was told. */
export function lotMismatch(
  hashes: Hashes,
  seat: string | undefined,
  mine: TrustMemory['seedShare'],
  { genesis, seed }: Pick<MatchRecord, 'genesis' | 'seed'>,
): readonly Alarm[] {
  const { match, places, seats } = genesis;
  const place = places?.findIndex((_, at) => hashes.shareNameOfPlace(at) === mine?.seat) ?? -1;
  if (seat === undefined || place < 0) return [];
  const lots = hashes.drawLots(match, hashes.combineSeed(match, seed.server, seed.phones), seats);
  return lots[place]?.seat === seat ? [] : [alarm('seed')];
}

/** At the end every receipt is opened, those of moves that were taken back as well. */
export function unopenedReceiptAlarms(
  hashes: Hashes,
  table: string,
  { receipts, openings }: PublishedTrust,
): readonly Alarm[] {
  const opened = new Set(openings.map((opening) => hashes.commit(table, opening)));
  return [...receipts]
    .filter(([, commitments]) => commitments.some((commitment) => !opened.has(commitment)))
    .map(([slot]) => alarm('opening-missing', slot));
}

/** Slots for which a second receipt was booked though no move was taken back in between. */
export function slotsBookedTwice({ entries }: Pick<MatchRecord, 'entries'>): readonly string[] {
  const held = new Set<string>();
  const twice: string[] = [];
  for (const { events, receipts } of entries) {
    if (events.some((event) => event?.kind === 'taken-back')) held.clear();
    for (const { slot } of receipts) {
      if (held.has(slot)) twice.push(slot);
      held.add(slot);
    }
  }
  return twice;
}

/**
 * A step says nothing of what it covers, so until the end the server could have shown this device
 * something else than it chained. The record must have the head that this device came to, and
 * all that was published to it.
 */
export function recordMismatch(
  hashes: Hashes,
  table: string,
  chainHead: ChainHead | null,
  { receipts, openings }: PublishedTrust,
  record: MatchRecord,
): readonly Alarm[] {
  const heads = hashes.headsOf(record, hashes.linksOf(record));
  // The end of a game is public: nothing comes after it, and without a step there was no game.
  const ends = record.entries.at(-1)?.public === true && heads.length === (chainHead?.link ?? 0) + 1;
  if (chainHead === null || !ends || heads[chainHead.link] !== chainHead.head) return [alarm('record')];
  const published = withReceipts(
    new Map(),
    record.entries.flatMap((entry) => entry.receipts),
  );
  const opened = new Set(record.entries.flatMap((entry) => entry.openings.map((each) => hashes.commit(table, each))));
  return [
    ...slotsBookedTwice(record).map((slot) => alarm('receipt', slot)),
    ...[...receipts]
      .filter(([slot, shown]) => String(published.get(slot)) !== String(shown))
      .map(([slot]) => alarm('receipt', slot)),
    ...openings
      .filter((opening) => !opened.has(hashes.commit(table, opening)))
      .map(({ slot }) => alarm('opening', slot)),
  ];
}
