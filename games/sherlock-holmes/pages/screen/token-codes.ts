import { readHolmesCard } from '../../rules/cards.js';
import { fieldsOf } from '@mister-x/kiosk/lib/fields.ts';

/** What names a token in the private list: the number in its printed code, or the code as people wrote it. */
export function tokenCode(text: string): string {
  const read = readHolmesCard(text);
  return read.ok && read.value.kind === 'token' ? String(read.value.code) : text.trim();
}

/**
 * The private list that was printed with the tokens, as JSON: codes with the ids of tokens, by itself or
 * as `private.token_codes` of a pack (11.1). `undefined`: this is none.
 */
export function readCodes(text: string): Readonly<Record<string, string>> | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const list = fieldsOf(fieldsOf(fieldsOf(json).private).token_codes ?? json);
  const entries = Object.entries(list).map(([code, token]) => [tokenCode(code), token] as const);
  if (entries.length === 0) return undefined;
  const codes: Record<string, string> = {};
  for (const [code, token] of entries) {
    if (typeof token !== 'string') return undefined;
    codes[code] = token;
  }
  return codes;
}
