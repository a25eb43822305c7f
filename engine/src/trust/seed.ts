import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import {
  type Base64Url,
  fromBase64Url,
  HASH_LENGTH,
  lengthPrefixed,
  taggedHash,
  toBase64Url,
  utf8ToBytes,
} from '../core/bytes.js';
import type { Seat } from '../core/game.js';
import { rngFor } from '../core/rng.js';
import type { Genesis } from './genesis.js';

/** One party's part of a secret, 32 random bytes. */
export type Share = { readonly seat: Seat; readonly share: Base64Url };

/** What the seed of a match is made of; opened when the match is over. */
export type SeedParts = { readonly server: Base64Url; readonly phones: readonly Share[] };

/** What the server publishes before play: nobody can pick a lucky seed once he knows the others' shares. */
export function commitToShare(match: string, share: Base64Url): Base64Url {
  return toBase64Url(taggedHash('mister-x/seed-share/1', lengthPrefixed(utf8ToBytes(match)), shareBytes(share)));
}

/**
 * The seed of all draws of a match, as `rngFor` takes it: unknown to the phones, and not for the
 * server to choose.
 */
export function combineSeed(match: string, serverShare: Base64Url, phones: readonly Share[]): string {
  const hash = taggedHash(
    'mister-x/seed/1',
    lengthPrefixed(utf8ToBytes(match)),
    shareBytes(serverShare),
    ...shareBytesInOrder(phones),
  );
  return bytesToHex(hash);
}

/** The seed of a whole match; in an open game the server's share is the seed itself, for nobody was to trust it. */
export function seedOf(
  { match, open }: { readonly match: string; readonly open?: true },
  { server, phones }: SeedParts,
): string {
  return open ? bytesToHex(shareBytes(server)) : combineSeed(match, server, phones);
}

/**
 * Stands in the genesis: fixes the seed without telling it, so that nobody can exchange a share
 * afterwards, not even in a match that drew nothing.
 * @param seed 64 hexadecimal digits
 */
export function seedCheckHash(match: string, seed: string): Base64Url {
  return toBase64Url(taggedHash('mister-x/seed-check/1', lengthPrefixed(utf8ToBytes(match)), hexToBytes(seed)));
}

/** Length-prefixed seats with their shares, sorted by seat. */
export function shareBytesInOrder(shares: readonly Share[]): readonly Uint8Array[] {
  return [...shares]
    .sort((a, b) => (a.seat < b.seat ? -1 : 1))
    .flatMap(({ seat, share }) => [lengthPrefixed(utf8ToBytes(seat)), shareBytes(share)]);
}

function shareBytes(share: Base64Url): Uint8Array {
  const bytes = fromBase64Url(share, HASH_LENGTH);
  if (bytes === undefined) throw new RangeError(`a share has ${HASH_LENGTH} bytes`);
  return bytes;
}

/** What the part of the seed is called that comes from the phone at a place: nobody has a seat yet. */
export function shareNameOfPlace(place: number): string {
  return `p${place + 1}`;
}

/**
 * Who has which seat, where masks are drawn: the seats in the order of the places. From the seed, which
 * nobody could choose, and apart from all that a game draws of it.
 * @param seed 64 hexadecimal digits
 */
export function drawLots<S>(match: string, seed: string, seats: readonly S[]): readonly S[] {
  const hash = taggedHash('mister-x/lots/1', lengthPrefixed(utf8ToBytes(match)), hexToBytes(seed));
  const own = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return rngFor(own, 0).shuffle(seats);
}

/** Who had which seat: by seat the person's name. */
export function personBySeat(
  genesis: Pick<Genesis, 'match' | 'seats' | 'places' | 'open'>,
  parts: SeedParts,
): ReadonlyMap<Seat, string> {
  const { match, seats, places = [] } = genesis;
  const lots = drawLots(match, seedOf(genesis, parts), seats);
  return new Map(places.map((name, place) => [lots[place]?.seat ?? '', name]));
}
