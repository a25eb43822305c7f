import { randomInt, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { parseWords as parseListed } from '@mister-x/engine/trust';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** Six words of 2048: 66 bits. */
export const WORD_COUNT = 6;

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/**
 * 2 MB and a few milliseconds. Sixty-six evenly drawn bits need no costly stretching, and a
 * costly one would hold up the log's writes, which share Node's worker threads.
 */
const COST: ScryptOptions = { N: 2_048, r: 8, p: 1 };

/** Take-over words, each drawn evenly from the English list of BIP-39. */
export function newWords(): readonly string[] {
  return Array.from({ length: WORD_COUNT }, () => wordlist[randomInt(wordlist.length)] as string);
}

/** `undefined` when they cannot be take-over words. */
export function parseWords(text: string): readonly string[] | undefined {
  return parseListed(text, WORD_COUNT);
}

/**
 * One salt serves a whole data folder, so that a seat can be found by its words alone at the
 * price of one derivation; the words' own entropy makes a salt of each seat unnecessary.
 */
export async function hashWords(words: readonly string[], salt: string): Promise<string> {
  return (await derive(words.join(' '), salt, 32, COST)).toString('hex');
}
