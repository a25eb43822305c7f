import type { ChainHead, MatchRecord, TableId } from '@mister-x/engine/protocol';
import { type Alarm, alarm } from './alarms.js';
import { lotMismatch, type PublishedTrust, recordMismatch, seedMismatch, unopenedReceiptAlarms } from './compare.js';
import type { TrustMemory } from './memory.js';
import { ANSWER_MISSING, type Hashes } from './source.js';

/** What a device saw of a finished match. */
type Seen = {
  readonly table: TableId;
  /** Of this device, where it has one. */
  readonly seat: string | undefined;
  readonly chainHead: ChainHead | null;
  readonly published: PublishedTrust;
  readonly kept: TrustMemory;
  /** The server has opened what chance came from. */
  readonly isSeedOpen: boolean;
};

/**
 * The whole of a finished match beside all that this device was shown of it.
 * @returns what contradicts it, and what could not be checked
 */
export function checkRecord(
  hashes: Hashes,
  seen: Seen,
  record: MatchRecord | typeof ANSWER_MISSING,
): { readonly wrong: readonly Alarm[]; readonly lacking: readonly Alarm[] } {
  const lacking = [
    ...(seen.isSeedOpen ? [] : [alarm('seed-missing')]),
    ...unopenedReceiptAlarms(hashes, seen.table, seen.published),
  ];
  if (record === ANSWER_MISSING) return { wrong: [], lacking: [...lacking, alarm('record-missing')] };
  return { wrong: contradictions(hashes, seen, record), lacking };
}

function contradictions(
  hashes: Hashes,
  { table, seat, chainHead, published, kept }: Seen,
  record: MatchRecord,
): readonly Alarm[] {
  try {
    return [
      ...recordMismatch(hashes, table, chainHead, published, record),
      ...seedMismatch(hashes, table, kept, record.seed),
      ...lotMismatch(hashes, seat, kept.seedShare, record),
    ];
  } catch {
    // What cannot even be read is no record.
    return [alarm('record')];
  }
}
