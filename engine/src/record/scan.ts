import { OBJECT_MEMBERS_MAX, RECORD_VALUES_MAX, RECORD_BYTES_MAX } from './bounds.js';
import { type Finding, type FindingCode, finding } from './findings.js';
import { bytesToUtf8 } from '../core/bytes.js';
import { err, ok, type Result } from '../core/result.js';

const DEPTH_MAX = 64;

/**
 * What `JSON.parse` would silently accept, and two programs might read differently: members twice,
 * `__proto__`, halves of characters. `undefined` when there is nothing of the kind. Takes time in
 * proportion to the text, whatever the text is.
 */
export function jsonTextFinding(text: string): Finding | undefined {
  const tooLarge = sizeFault(text);
  if (tooLarge !== undefined) return tooLarge;
  if (text.trim() === '') return finding('', 'NOT_JSON', 'it is empty');
  const at = (code: FindingCode, what: string, index: number): Finding =>
    finding('', code, `${what} (${lineAndColumn(text, index)})`);
  /** Names seen in each open object; `null` for an open list. */
  const open: (Set<string> | null)[] = [];
  let values = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text[index]) {
      case ',':
        values += 1;
        break;
      case '{':
      case '[':
        values += 1;
        open.push(text[index] === '{' ? new Set() : null);
        if (open.length > DEPTH_MAX) return at('TOO_DEEP', `deeper than ${DEPTH_MAX}`, index);
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case '"': {
        const end = endOfString(text, index);
        const value = end === undefined ? undefined : decode(text.slice(index, end));
        if (end === undefined || value === undefined) {
          return at('NOT_JSON', 'a text is malformed or does not end', index);
        }
        if (/\p{Surrogate}/u.test(value)) return at('LONE_SURROGATE', 'half a character', index);
        const names = open.at(-1);
        if (names && isName(text, end)) {
          if (value === '__proto__') return at('FORBIDDEN_MEMBER', '__proto__', index);
          if (names.has(value)) return at('DUPLICATE_MEMBER', `${value} again`, index);
          names.add(value);
          if (names.size > OBJECT_MEMBERS_MAX) {
            return at('TOO_LARGE', 'more members than anything in a record has', index);
          }
        }
        index = end - 1;
        break;
      }
    }
    if (values > RECORD_VALUES_MAX) return at('TOO_LARGE', 'more parts than a record has', index);
  }
  return open.length > 0 ? finding('', 'NOT_JSON', 'it breaks off before its end') : undefined;
}

/** The index after its closing quotation mark. */
function endOfString(text: string, start: number): number | undefined {
  for (let index = start + 1; index < text.length; index++) {
    if (text[index] === '"') return index + 1;
    if (text[index] === '\\') index++;
  }
  return undefined;
}

/** The string that ended before `index` is the name of a member. */
function isName(text: string, index: number): boolean {
  let next = index;
  while (' \t\r\n'.includes(text[next] ?? ':')) next++;
  return text[next] === ':';
}

function decode(token: string): string | undefined {
  try {
    return JSON.parse(token);
  } catch {
    return undefined;
  }
}

function lineAndColumn(text: string, index: number): string {
  const lines = text.slice(0, index).split('\n');
  return `line ${lines.length}, character ${(lines.at(-1)?.length ?? 0) + 1}`;
}

const TOO_LARGE_DETAIL = `it is larger than ${RECORD_BYTES_MAX / 1024 / 1024} MiB; no record is`;

/** The text of a file. A byte order mark, which some editors add, says nothing and is left out. */
export function decodeText(bytes: Uint8Array): Result<string, Finding> {
  if (bytes.length > RECORD_BYTES_MAX) return err(finding('', 'TOO_LARGE', TOO_LARGE_DETAIL));
  const [first, second] = bytes;
  const utf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (utf16) return err(finding('', 'NOT_UTF8', 'it is UTF-16 text; a record is saved as UTF-8'));
  try {
    const text = bytesToUtf8(bytes);
    return ok(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    return err(finding('', 'NOT_UTF8', 'it is not UTF-8 text: it is not a record, or it is damaged'));
  }
}

function sizeFault(text: string): Finding | undefined {
  return text.length > RECORD_BYTES_MAX ? finding('', 'TOO_LARGE', TOO_LARGE_DETAIL) : undefined;
}
