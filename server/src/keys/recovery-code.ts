import { randomBytes, randomInt, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { NONCE_LENGTH, seal, TAKEOVER_WORDS, unseal } from '@mister-x/engine/trust';
import { wordlist } from '@scure/bip39/wordlists/english.js';

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/**
 * 2 MB and a few milliseconds. Almost sixty-six evenly drawn bits need no costly stretching, and a
 * costly one would hold up the log's writes, which share Node's worker threads.
 */
const COST: ScryptOptions = { N: 2_048, r: 8, p: 1 };

/** Take-over words, drawn evenly from the English list of BIP-39; none comes twice, as people take that for a slip. */
export function newWords(): readonly string[] {
  const drawn = new Set<string>();
  while (drawn.size < TAKEOVER_WORDS) drawn.add(wordlist[randomInt(wordlist.length)] as string);
  return [...drawn];
}

export type WordKeys = {
  /** By which the seat is found; stored. */
  readonly hash: string;
  /** Under which the seat's share is kept; never stored. */
  readonly wrap: Uint8Array;
};

/**
 * One salt serves a whole data folder, so that a seat can be found by its words alone at the
 * price of one derivation; the words' own entropy makes a salt of each seat unnecessary.
 */
export async function wordKeys(words: readonly string[], salt: string): Promise<WordKeys> {
  const derived = await derive(words.join(' '), salt, 64, COST);
  return {
    hash: derived.subarray(0, 32).toString('hex'),
    wrap: new Uint8Array(derived.subarray(32)),
  };
}

/** The share as the disk may have it. */
export function wrapShare({ wrap }: WordKeys, share: string): string {
  return seal(wrap, randomBytes(NONCE_LENGTH), WRAP_PLACE, share);
}

/** `undefined` when it was not wrapped under these words. */
export function unwrapShare({ wrap }: WordKeys, wrapped: string): string | undefined {
  const share = unseal(wrap, WRAP_PLACE, wrapped);
  return typeof share === 'string' ? share : undefined;
}

const WRAP_PLACE = 'share';
