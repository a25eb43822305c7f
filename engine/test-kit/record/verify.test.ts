import { describe, expect, it } from 'vitest';
import type { MatchRecord } from '../../src/record/record.js';
import { type Verdict, verifyRecordText } from '../../src/record/verify.js';
import { registry } from '../../src/registry.js';
import { wordsOf } from '../../src/trust/words.js';
import { kits } from '../kits.js';
import { makeRecord } from './make-record.js';

const games = registry(...kits.map((kit) => kit.game));
const now = Date.UTC(2026, 5, 1);
const verify = (text: string, headWords?: string) =>
  verifyRecordText(text, games, headWords === undefined ? { now } : { now, headWords });
const verdictOf = (record: unknown): Verdict => verify(JSON.stringify(record)).verdict;

describe.each(
  kits.flatMap((kit) => kit.tables.map(({ name, options }) => ({ name, kit, options }))),
)('$name', { timeout: 60_000 }, ({ kit, options }) => {
  it('an honest record has no findings, and its words prove it', () => {
    for (const seed of [1, 2]) {
      const record = makeRecord(kit, { options, seed });
      const text = JSON.stringify(record);
      expect(verify(text).findings).toEqual([]);
      expect(verify(text).verdict).toBe('consistent-in-itself');
      const last = record.heads.length - 1;
      for (const link of [0, last]) {
        const { verdict, proven } = verify(text, wordsOf(record.heads[link] ?? '').join(' '));
        expect({ verdict, proven }).toEqual({ verdict: 'valid', proven: { link, of: last } });
      }
    }
  });

  it('every changed value is found', () => {
    const record = makeRecord(kit, { options, seed: 3, maxEntries: 6 });
    const paths = leavesOf(record);
    const missed = paths.filter((path, index) => {
      if (paths.length > 120 && index % Math.ceil(paths.length / 120) !== 0) return false;
      const changed = structuredCloneOf(record);
      change(changed, path);
      const verdict = verdictOf(changed);
      return verdict !== 'invalid' && verdict !== 'unreadable';
    });
    expect(missed.map((path) => path.join('.'))).toEqual([]);
  });

  it('every lost or doubled entry is found', () => {
    const record = makeRecord(kit, { options, seed: 4, maxEntries: 12 });
    const { entries, secrets } = record;
    for (let at = 0; at < entries.length; at++) {
      const without = <T>(list: readonly T[]): T[] => list.filter((_, index) => index !== at);
      const twice = <T>(list: readonly T[]): T[] =>
        list.flatMap((one, index) => (index === at ? [one, one] : [one]));
      for (const edit of [without, twice]) {
        const changed = { ...record, entries: edit(entries), secrets: edit(secrets) };
        expect(verdictOf(changed), `${edit.name} ${at}`).toBe('invalid');
      }
    }
  });
});

describe('a text', () => {
  const kit = kits[0];
  if (kit === undefined) throw new Error('no kits');
  const record = makeRecord(kit, { options: kit.tables[0]?.options, seed: 1, maxEntries: 8 });
  const text = JSON.stringify(record);

  it('may have white space, and its members in any order', () => {
    const turned = Object.fromEntries(Object.entries(record).reverse());
    expect(verify(JSON.stringify(turned, null, 4)).findings).toEqual([]);
  });
  it.each([
    ['NOT_JSON', text.slice(1)],
    ['NOT_JSON', '"\\x"'],
    ['SHAPE', '{}'],
    ['SHAPE', text.replace('{', '{"more":1,')],
    ['DUPLICATE_MEMBER', text.replace('{', '{"format":"mister-x-record/1",')],
    ['DUPLICATE_MEMBER', text.replace('{', '{"f\\u006frmat" \n :1,')],
    ['FORBIDDEN_MEMBER', text.replace('{', '{"__proto__":1,')],
    ['LONE_SURROGATE', text.replace('Player 1', '\\ud800')],
    ['TOO_DEEP', `${'['.repeat(65)}${']'.repeat(65)}`],
    ['TOO_LARGE', ' '.repeat(16 * 1024 * 1024 + 1)],
    ['GAME_UNKNOWN', text.replace('"game":"scotland-yard"', '"game":"chess"')],
  ])('is unreadable: %s', (code, spoiled) => {
    const { verdict, findings } = verify(spoiled);
    expect(verdict).toBe('unreadable');
    expect(findings.map((finding) => finding.code)).toEqual([code]);
  });
  it('is invalid with the words of another game', () => {
    const { verdict, findings } = verify(text, 'zoo zoo zoo zoo zoo zoo');
    expect(verdict).toBe('invalid');
    expect(findings.map(({ code }) => code)).toEqual(['HEAD_WORDS']);
  });
});

type Path = readonly (string | number)[];
type Node = Record<string | number, unknown>;

const structuredCloneOf = (record: MatchRecord): MatchRecord => JSON.parse(JSON.stringify(record));

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...keys].flatMap((key) => leavesOf((value as Node)[key], [...path, key]));
}

/** Another value of the same type. */
function change(record: MatchRecord, path: Path): void {
  let node = record as unknown as Node;
  for (const key of path.slice(0, -1)) node = node[key] as Node;
  const key = path.at(-1) ?? '';
  const value = node[key];
  if (typeof value === 'number') node[key] = value + 1;
  else if (typeof value === 'boolean') node[key] = !value;
  else if (typeof value === 'string') node[key] = (value[0] === 'A' ? 'B' : 'A') + value.slice(1);
  else node[key] = 'A';
}
