import { bytesToUtf8, canonicalBytes } from '../core/bytes.js';
import type { Json } from '../core/json.js';

/** Equal as JSON values: the order of members says nothing. */
export function same(a: Json, b: Json): boolean {
  return bytesToUtf8(canonicalBytes(a)) === bytesToUtf8(canonicalBytes(b));
}
