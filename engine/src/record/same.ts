import type { Json } from '../json.js';
import { bytesToUtf8, canonicalBytes } from '../trust/bytes.js';

/** Equal as JSON values: the order of members says nothing. */
export function same(a: Json, b: Json): boolean {
  return bytesToUtf8(canonicalBytes(a)) === bytesToUtf8(canonicalBytes(b));
}
