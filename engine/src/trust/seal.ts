import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import {
  type Base64Url,
  bytesToUtf8,
  canonicalBytes,
  concatBytes,
  fromBase64Url,
  HASH_LENGTH,
  lengthPrefixed,
  taggedHash,
  toBase64Url,
  utf8ToBytes,
} from '../core/bytes.js';
import type { GameFacts } from '../core/game.js';
import type { Json } from '../core/json.js';
import { type Share, shareBytesInOrder } from './seed.js';

export const NONCE_LENGTH = 24;

/** Sizes of what is sealed are rounded up to this many bytes: they must not tell 7 from 107. */
const DEFAULT_PADDING_BYTES = 256;

/** The same where an entry has silent events, as its game has it. */
export const paddingOf = ({ silentRoom = DEFAULT_PADDING_BYTES }: GameFacts, isSilent: boolean): number =>
  isSilent ? silentRoom : DEFAULT_PADDING_BYTES;

/** The key of a match, put together from the shares of all seats that own secrets (RFC 5869). */
export function matchKey(match: string, shares: readonly Share[]): Uint8Array {
  const material = concatBytes(...shareBytesInOrder(shares));
  return hkdf(sha256, material, utf8ToBytes(match), utf8ToBytes('mister-x/match-key/1'), 32);
}

/** Stands in the genesis: fixes the key without telling it. */
export function keyCheckHash(match: string, key: Uint8Array): Base64Url {
  return toBase64Url(taggedHash('mister-x/key-check/1', lengthPrefixed(utf8ToBytes(match)), key));
}

/**
 * XChaCha20-Poly1305 over the padded RFC 8785 form; `place` is authenticated with it, so that no
 * row can stand in for another.
 * @param nonce 24 bytes, never used before with this key
 * @param room `paddingOf`
 */
export function seal(
  key: Uint8Array,
  nonce: Uint8Array,
  place: string,
  content: Json,
  room = DEFAULT_PADDING_BYTES,
): Base64Url {
  const box = xchacha20poly1305(key, nonce, utf8ToBytes(place));
  return toBase64Url(concatBytes(nonce, box.encrypt(pad(canonicalBytes(content), room))));
}

/** `undefined` when it was not sealed with this key at this place. */
export function unseal(key: Uint8Array, place: string, sealed: Base64Url): Json | undefined {
  const bytes = fromBase64Url(sealed);
  if (bytes === undefined || bytes.length <= NONCE_LENGTH || key.length !== HASH_LENGTH) {
    return undefined;
  }
  const box = xchacha20poly1305(key, bytes.subarray(0, NONCE_LENGTH), utf8ToBytes(place));
  try {
    return JSON.parse(bytesToUtf8(unpad(box.decrypt(bytes.subarray(NONCE_LENGTH)))));
  } catch {
    return undefined;
  }
}

/** Four bytes of length, the content, zeros up to a multiple of `room`. */
function pad(content: Uint8Array, room: number): Uint8Array {
  const framed = lengthPrefixed(content);
  const padded = new Uint8Array(Math.ceil(framed.length / room) * room);
  padded.set(framed);
  return padded;
}

function unpad(padded: Uint8Array): Uint8Array {
  const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  return padded.subarray(4, 4 + length);
}
