import type { Json } from '@mister-x/engine';
import { NAME_MAX, normalizedName } from '@mister-x/engine/protocol';
import { PLAIN_PATTERN } from '@mister-x/games/pursuit/rules';
import { type Base64Url, isHash } from '@mister-x/engine/trust';
import { z } from 'zod';

/**
 * Members that several requests have. All that clients send is checked field by field: unknown members
 * and excess lengths are refused.
 */

/** Members within members; everything a game asks for is far flatter. */
const DEPTH_MAX = 12;

function isJson(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'string') return isText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1));
  return Object.entries(value).every(([key, member]) => isText(key) && isJson(member, depth - 1));
}

/** RFC 8785 has no spelling for a lone surrogate, so no hash either. */
const isText = (value: string): boolean => !/\p{Cs}/u.test(value);

export const json = z
  .custom<Json>((value) => isJson(value, DEPTH_MAX))
  .meta({ description: 'Any JSON, not too deep.' });
export const table = z.string().regex(/^[0-9a-z]{1,32}$/);
export const seat = z.string().regex(/^[A-Za-z0-9_-]{1,24}$/);
export const hashText = z
  .custom<Base64Url>(isHash)
  .meta({ type: 'string', pattern: '^[A-Za-z0-9_-]{43}$', description: '32 bytes in base64url.' });
/** Plain text in any script (`core/plain-text.ts`); empty where nothing is seen of it. */
export const personName = z.string().max(NAME_MAX).regex(new RegExp(PLAIN_PATTERN, 'u')).overwrite(normalizedName);
/** Of a custom board or pack. */
export const customId = z.string().regex(/^[bp]-[A-Za-z0-9_-]{22}$/);
/** Of a board. */
export const boardId = z.string().regex(/^b-[A-Za-z0-9_-]{22}$/);
/** Whether the log is so long is looked up there. */
export const sinceRevision = z.int().min(0).max(1_000_000).exactOptional();

export const noFields = z.strictObject({});
export const tableFields = z.strictObject({ table });
