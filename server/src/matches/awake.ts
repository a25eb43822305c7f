import { type HostedGame, seeded, TABLE, unwrap } from '@mister-x/engine';
import {
  combineSeed,
  fromBase64Url,
  type Genesis,
  keyCheck,
  type Ledger,
  matchKey,
  type SeedParts,
  type Share,
  unseal,
} from '@mister-x/engine/trust';
import type { KeyRing } from '../keys/key-ring.js';
import { secretSeats, type TableRecord, viewersOf } from '../tables/table.js';
import { MatchActor, type MatchSecrets } from './match-actor.js';
import type { LogRow, Shown } from './matches.repository.js';
import { ViewerLogs } from './viewer-logs.js';

/** A match whose key is not there: its public side, until the phones of its secret seats are back. */
export type Dormant = {
  readonly ledger: Ledger;
  readonly shown: Shown | undefined;
  /** What the table was told. */
  readonly logs: ViewerLogs;
};

export const seedPlace = (match: string): string => `${match}/seed`;

/** The key of a match, where everything that it takes is known. */
export function findKey(record: TableRecord, ring: KeyRing): Uint8Array | undefined {
  if (record.matchKey !== null) return fromBase64Url(record.matchKey, 32);
  const shares = sharesOf(record, ring);
  return shares === undefined ? undefined : matchKey(record.id, shares);
}

/** Shares of all secret seats; the host's disk has them where he keeps the key. */
export function sharesOf(record: TableRecord, ring: KeyRing): readonly Share[] | undefined {
  if (record.seal === 'phones') return ring.shares(record.id, secretSeats(record));
  const kept: Share[] = [];
  for (const { seat, secret, share } of record.seats) {
    if (!secret) continue;
    if (share === null) return undefined;
    kept.push({ seat, share });
  }
  return kept;
}

/** `undefined` when the key is not that of this match. */
export function openSecrets(
  record: TableRecord,
  genesis: Genesis,
  key: Uint8Array,
): MatchSecrets | undefined {
  if (keyCheck(record.id, key) !== genesis.keyCheck || record.sealedSeed === null) return undefined;
  const parts = unseal(key, seedPlace(record.id), record.sealedSeed) as SeedParts | undefined;
  if (parts === undefined) return undefined;
  return { key, seedParts: parts, seed: combineSeed(record.id, parts.server, parts.phones) };
}

export function awaken(
  record: TableRecord,
  game: HostedGame,
  genesis: Genesis,
  secrets: MatchSecrets,
  rows: readonly LogRow[],
): MatchActor {
  const chance = seeded(secrets.seed);
  const begun = unwrap(game.begin(genesis.options, chance, genesis.gameVersion));
  const match = new MatchActor(game, begun, genesis, secrets, viewersOf(record));
  match.replay(rows);
  return match;
}

/** The table's own log, which is kept in the open. */
export function publicLogs(game: HostedGame, rows: readonly LogRow[]): ViewerLogs {
  const logs = new ViewerLogs((notice) => game.lasting(notice));
  for (const { notices } of rows) logs.add(TABLE, notices, logs.count(TABLE));
  return logs;
}
