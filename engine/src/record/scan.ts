import type { Finding, FindingCode } from './findings.js';

/** Characters of a record; a long game has far fewer. */
export const MAX_TEXT = 16 * 1024 * 1024;
export const MAX_DEPTH = 64;

/**
 * What `JSON.parse` would silently accept, and two programs might read differently: members twice,
 * `__proto__`, halves of characters. `undefined` when there is nothing of the kind.
 */
export function scanText(text: string): Finding | undefined {
  if (text.length > MAX_TEXT) return finding('TOO_LARGE', `more than ${MAX_TEXT} characters`);
  /** Names seen in each open object; `null` for an open list. */
  const open: (Set<string> | null)[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : null);
      if (open.length > MAX_DEPTH) return finding('TOO_DEEP', `deeper than ${MAX_DEPTH}`);
    } else if (token === '}' || token === ']') {
      open.pop();
    } else {
      const value = decode(token);
      if (value === undefined) return finding('NOT_JSON', `a text at ${index} is malformed`);
      if (/\p{Surrogate}/u.test(value)) {
        return finding('LONE_SURROGATE', `half a character at ${index}`);
      }
      const names = open.at(-1);
      COLON.lastIndex = index + token.length;
      if (!names || !COLON.test(text)) continue;
      if (value === '__proto__') return finding('FORBIDDEN_MEMBER', `__proto__ at ${index}`);
      if (names.has(value)) return finding('DUPLICATE_MEMBER', `${value} again at ${index}`);
      names.add(value);
    }
  }
  return undefined;
}

const TOKEN = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[{}[\]]/g;

/** After a text: it is a member's name. */
const COLON = /\s*:/y;

function decode(token: string): string | undefined {
  try {
    return JSON.parse(token);
  } catch {
    return undefined;
  }
}

function finding(code: FindingCode, detail: string): Finding {
  return { where: '', code, detail };
}
