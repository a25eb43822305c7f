import { type Base64Url, fromBase64Url, HASH_LENGTH } from '../core/bytes.js';
import { CHECK_NUMBER_DIGITS } from './digits.js';

const CHECK_NUMBER_END = 10n ** BigInt(CHECK_NUMBER_DIGITS);

/**
 * What people compare in place of a hash: the hash as a number, most significant byte first, modulo 10^20. Of
 * 2^256 hashes no check number has more than its share by more than one in 2^189.
 */
export function checkNumberOf(hash: Base64Url): string {
  const bytes = fromBase64Url(hash, HASH_LENGTH);
  if (bytes === undefined) throw new RangeError(`a hash has ${HASH_LENGTH} bytes`);
  const number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return String(number % CHECK_NUMBER_END).padStart(CHECK_NUMBER_DIGITS, '0');
}
