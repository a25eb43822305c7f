import { hexToBytes } from '@noble/hashes/utils.js';
import { prefixed, taggedHash, utf8ToBytes } from '../core/bytes.js';
import type { Seat } from '../core/game.js';
import { rngFor } from '../core/rng.js';
import type { Genesis } from './genesis.js';
import { type SeedParts, seedOf } from './seed.js';

/** What the part of the seed is called that comes from the phone at a place: nobody has a seat yet. */
export function placeName(place: number): string {
  return `p${place + 1}`;
}

/**
 * Who has which seat, where masks are drawn: the seats in the order of the places. From the seed, which
 * nobody could choose, and apart from all that a game draws of it.
 * @param seed 64 hexadecimal digits
 */
export function drawLots<S>(match: string, seed: string, seats: readonly S[]): readonly S[] {
  const hash = taggedHash('mister-x/lots/1', prefixed(utf8ToBytes(match)), hexToBytes(seed));
  const own = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return rngFor(own, 0).shuffle(seats);
}

/** Who had which seat: by seat the person's name. */
export function unmask(
  genesis: Pick<Genesis, 'match' | 'seats' | 'places' | 'open'>,
  parts: SeedParts,
): ReadonlyMap<Seat, string> {
  const { match, seats, places = [] } = genesis;
  const lots = drawLots(match, seedOf(genesis, parts), seats);
  return new Map(places.map((name, place) => [lots[place]?.seat ?? '', name]));
}
