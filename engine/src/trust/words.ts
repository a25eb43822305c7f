import { wordlist } from '@scure/bip39/wordlists/english.js';
import { type Base64Url, fromBase64Url, HASH_LENGTH } from '../core/bytes.js';

/** Six words of 2048: 66 bits, which nobody tries out before the game is over. */
export const HEAD_WORDS = 6;
/** By which a seat is taken over: 66 bits as well, but drawn. */
export const TAKEOVER_WORDS = 6;

/** The first bits of a hash as words of the English list of BIP-39, eleven bits each. */
export function wordsOf(hash: Base64Url, count = HEAD_WORDS): readonly string[] {
  const bytes = fromBase64Url(hash, HASH_LENGTH);
  if (bytes === undefined) throw new RangeError(`a hash has ${HASH_LENGTH} bytes`);
  const words: string[] = [];
  for (let word = 0; word < count; word++) {
    let index = 0;
    for (let bit = word * 11; bit < word * 11 + 11; bit++) {
      const byte = bytes[bit >> 3] ?? 0;
      index = (index << 1) | ((byte >> (7 - (bit & 7))) & 1);
    }
    words.push(wordlist[index] ?? '');
  }
  return words;
}

const known = new Set(wordlist);

/** As people write them: any case, any gaps. `undefined` when they cannot be `count` such words. */
function parseWords(text: string, count: number): readonly string[] | undefined {
  const words = text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
  return words.length === count && words.every((word) => known.has(word)) ? words : undefined;
}

/** The first word that is not on the list, as it was written. */
export function unknownWord(text: string): string | undefined {
  return text.match(/\p{L}+/gu)?.find((word) => !known.has(word.toLowerCase()));
}

export function parseHeadWords(text: string): readonly string[] | undefined {
  return parseWords(text, HEAD_WORDS);
}

export function parseTakeoverWords(text: string): readonly string[] | undefined {
  return parseWords(text, TAKEOVER_WORDS);
}
