import type { Base64Url, PersonInfo } from '@mister-x/engine/protocol';
import {
  combineSeed,
  drawLots,
  fromBase64Url,
  type Genesis,
  keyCheckHash,
  matchKey,
  type SeedParts,
  type Share,
  unseal,
} from '@mister-x/engine/trust';
import type { KeyRing } from './keys/key-ring.js';
import type { MatchSecrets } from './matches/match-actor.js';
import { successorSeat } from './places.js';
import type { SeatRecord, TableRecord } from './table.js';

export const seedPlace = (match: string): string => `${match}/seed`;

/** The key of a match, where everything that it takes is known. */
export function matchKeyIfKnown(record: TableRecord, ring: KeyRing): Uint8Array | undefined {
  if (record.matchKey !== null) return fromBase64Url(record.matchKey, 32);
  const shares = sharesOf(record, ring);
  return shares === undefined ? undefined : matchKey(record.id, shares);
}

/** The share of a secret seat: of its phone, or off the host's disk where he keeps it. */
export function shareOf(
  { id, seal }: Pick<TableRecord, 'id' | 'seal'>,
  { seat, share, computer }: SeatRecord,
  ring: KeyRing,
): Base64Url | undefined {
  const isKept = seal === 'host' || computer !== null;
  return isKept ? (share ?? undefined) : ring.share(id, seat);
}

/** Shares of all secret seats. */
export function sharesOf(record: TableRecord, ring: KeyRing): readonly Share[] | undefined {
  const shares: Share[] = [];
  for (const held of record.seats) {
    if (!held.secret) continue;
    const share = shareOf(record, held, ring);
    if (share === undefined) return undefined;
    shares.push({ seat: held.seat, share });
  }
  return shares;
}

/** Who came to which place, and which seat that is as far as anybody may know. */
export function peopleOf(record: TableRecord): readonly PersonInfo[] {
  const { id, places, seats, masks } = record;
  const secrets = masks ? secretsOfFinishedMatch(record) : undefined;
  const dealt = !masks ? seats : secrets === undefined ? [] : drawLots(id, secrets.seed, seats);
  return places.map(({ name, place }) => {
    const successor = successorSeat(record, place)?.seat;
    if (successor === undefined) return { name, seat: dealt[place]?.seat ?? null };
    const sealed = masks && name !== null;
    const own = sealed ? secrets && unseal(secrets.key, successorPlace(id, place), name) : name;
    return { name: typeof own === 'string' ? own : null, seat: successor };
  });
}

/** Once the game is over and its key is no secret. */
function secretsOfFinishedMatch(record: TableRecord): MatchSecrets | undefined {
  const { genesis, matchKey: open, status } = record;
  const key = open === null || status !== 'over' ? undefined : fromBase64Url(open, 32);
  return key && genesis ? openSecrets(record, genesis, key) : undefined;
}

/** Where the name of a new person belongs: a masked seat that everybody saw go to someone. */
export const successorPlace = (match: string, place: number): string => `${match}/place/${place}`;

/** `undefined` when the key is not that of this match. */
export function openSecrets(record: TableRecord, genesis: Genesis, key: Uint8Array): MatchSecrets | undefined {
  if (keyCheckHash(record.id, key) !== genesis.keyCheck || record.sealedSeed === null) return undefined;
  const parts = unseal(key, seedPlace(record.id), record.sealedSeed) as SeedParts | undefined;
  if (parts === undefined) return undefined;
  return { key, seedParts: parts, seed: combineSeed(record.id, parts.server, parts.phones) };
}
