import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad, utf8 } from '@scure/base';
import canonicalize from 'canonicalize';
import type { Json } from './json.js';

/** Bytes as they travel and are stored: base64url without padding (RFC 4648). */
export type Base64Url = string;

export const HASH_LENGTH = 32;

export const toBase64Url = (bytes: Uint8Array): Base64Url => base64urlnopad.encode(bytes);

/** `undefined` when `text` is not base64url of `length` bytes (of any length where none is given). */
export function fromBase64Url(text: unknown, length?: number): Uint8Array | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const bytes = base64urlnopad.decode(text);
    return length === undefined || bytes.length === length ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** RFC 8785: one spelling for each value. Members that are `undefined` are left out. */
export function canonicalBytes(value: Json): Uint8Array {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('nothing to hash');
  return utf8ToBytes(text);
}

/** Four bytes of length, most significant first, and the bytes: no two lists of parts run together. */
export function lengthPrefixed(bytes: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return concatBytes(length, bytes);
}

/** SHA-256 over a length-prefixed domain tag and the parts as they are. */
export function taggedHash(tag: string, ...parts: readonly Uint8Array[]): Uint8Array {
  return taggedHashOf(tag, parts);
}

/** The same of as many parts as there are. */
export function taggedHashOf(tag: string, parts: Iterable<Uint8Array>): Uint8Array {
  const hash = sha256.create().update(lengthPrefixed(utf8ToBytes(tag)));
  for (const part of parts) hash.update(part);
  return hash.digest();
}

export const bytesToUtf8 = (bytes: Uint8Array): string => utf8.encode(bytes);

export { concatBytes, utf8ToBytes };
