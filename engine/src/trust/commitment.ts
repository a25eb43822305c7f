import {
  type Base64Url,
  canonicalBytes,
  fromBase64Url,
  HASH_LENGTH,
  lengthPrefixed,
  taggedHash,
  toBase64Url,
  utf8ToBytes,
} from '../core/bytes.js';
import type { SecretMove } from '../core/game.js';

/**
 * Binds the mover and the referee to what fills the slot. Published at once, but for a move that others
 * must not notice: then with its opening.
 */
export type Receipt = { readonly slot: string; readonly commitment: Base64Url };

/** Published at a reveal or at the end: anyone who kept the receipt can check it. */
export type Opening = SecretMove & { readonly salt: Base64Url };

/** 128 random bits: without them the 199 stops could be tried out. */
export const SALT_LENGTH = 16;

/**
 * SHA-256 over tag, length-prefixed match and slot, salt, and the move in RFC 8785 form
 * (test vectors: `docs/record.md`). Throws when the salt is not one.
 */
export function commit(match: string, { slot, move, salt }: Opening): Base64Url {
  const bytes = fromBase64Url(salt, SALT_LENGTH);
  if (bytes === undefined) throw new RangeError(`a salt has ${SALT_LENGTH} bytes`);
  return toBase64Url(
    taggedHash(
      'mister-x/commitment/1',
      lengthPrefixed(utf8ToBytes(match)),
      lengthPrefixed(utf8ToBytes(slot)),
      bytes,
      canonicalBytes(move),
    ),
  );
}

export function isSalt(text: unknown): text is Base64Url {
  return fromBase64Url(text, SALT_LENGTH) !== undefined;
}

export function isHash(text: unknown): text is Base64Url {
  return fromBase64Url(text, HASH_LENGTH) !== undefined;
}

/** Whether `opening` is what `receipt` committed to. */
export function isOpeningOf(match: string, opening: Opening, receipt: Receipt): boolean {
  return opening.slot === receipt.slot && isSalt(opening.salt) && commit(match, opening) === receipt.commitment;
}

/**
 * A commitment as people see it: eight characters in two groups, which show that it is there and stays
 * the same. 40 bits bind nobody who makes both moves: clients compare all 256.
 */
export function shortCommitment(commitment: Base64Url): string {
  const bytes = fromBase64Url(commitment, HASH_LENGTH);
  if (bytes === undefined) return '';
  let text = '';
  for (const byte of bytes.subarray(0, 8)) text += CROCKFORD[byte & 31];
  return `${text.slice(0, 4)} ${text.slice(4)}`;
}

/** Digits and letters without I, L, O and U (Douglas Crockford's base 32). */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
