import { describe, expect, it } from 'vitest';
import { utf8ToBytes } from '@mister-x/engine/core/bytes';
import { hostGame, registry } from '@mister-x/engine/core/hosted';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import {
  OBJECT_MEMBERS_MAX,
  RECORD_PEOPLE_MAX,
  RECORD_BYTES_MAX,
  RECORD_VALUES_MAX,
} from '@mister-x/engine/record/bounds';
import { type Verdict, verifyRecordBytes, verifyRecordText } from '@mister-x/engine/record/verify';
import { checkNumberOf } from '@mister-x/engine/trust/check-number';
import { testRng } from '@mister-x/engine/testing/contract/test-rng';
import { gameKits } from './manifest.js';
import { seedOfRun, seedsOf } from '@mister-x/engine/testing/seeds';
import { makeRecord } from '@mister-x/engine/testing/record/make-record';

const games = registry(...gameKits.map((kit) => hostGame(kit.game, kit.publicKnowledge)));
const now = Date.UTC(2026, 5, 1);
const verify = (text: string, checkNumber?: string) =>
  verifyRecordText(text, games, checkNumber === undefined ? { now } : { now, checkNumber });
/** Digits of no head. */
const OTHER = '1234 5678 9012 3456 7890';
const spoiled = (number: string, digits: number): string =>
  Array.from(number, (digit, at) => (at < digits ? (Number(digit) + 1) % 10 : digit)).join('');
const verdictOf = (record: unknown): Verdict => verify(JSON.stringify(record)).verdict;

describe.each(
  gameKits
    .flatMap((kit) => kit.tables.map(({ name, options }) => ({ name, kit, options })))
    .map((table, nth) => ({ ...table, nth })),
)('$name', ({ kit, options, nth }) => {
  it('an honest record has no findings, and its check numbers prove it', () => {
    for (const seed of seedsOf(byExtent({ quick: 1, all: 2 }), nth)) {
      const record = makeRecord(kit, { options, seed });
      const text = JSON.stringify(record);
      expect(verify(text).findings).toEqual([]);
      expect(verify(text).verdict).toBe('consistent-in-itself');
      const last = record.heads.length - 1;
      for (const link of [0, last]) {
        const { verdict, proven } = verify(text, checkNumberOf(record.heads[link] ?? ''));
        expect({ verdict, proven }).toEqual({ verdict: 'valid', proven: { link, of: last } });
      }
    }
  });

  it('every lost or doubled entry is found', () => {
    const record = makeRecord(kit, { options, seed: 4, maxEntries: 12 });
    const { entries, secrets } = record;
    const places = testRng(seedOfRun() + nth).shuffle([...entries.keys()]);
    for (const at of places.slice(0, byExtent({ quick: 3, all: entries.length }))) {
      const without = <T>(list: readonly T[]): T[] => list.filter((_, index) => index !== at);
      const twice = <T>(list: readonly T[]): T[] => list.flatMap((one, index) => (index === at ? [one, one] : [one]));
      for (const edit of [without, twice]) {
        const changed = { ...record, entries: edit(entries), secrets: edit(secrets) };
        expect(verdictOf(changed), `${edit.name} ${at}`).toBe('invalid');
      }
    }
  });
});

describe('a text', () => {
  const kit = gameKits[0];
  if (kit === undefined) throw new Error('no kits');
  const record = makeRecord(kit, { options: kit.tables[0]?.options, seed: 1, maxEntries: 8 });
  const text = JSON.stringify(record);

  /** More people than any game has, and words longer than any. */
  const crowd = <T>(one: T): T[] => Array.from({ length: RECORD_PEOPLE_MAX + 1 }, () => one);
  const { genesis, seed, outcome, entries } = record;
  const [entry] = entries;
  const event = { kind: 'seat', seat: 'a', what: 'replaced', agreed: crowd('a') };
  const crowds = [
    { ...record, genesis: { ...genesis, seats: crowd(genesis.seats[0]) } },
    { ...record, genesis: { ...genesis, seedShares: crowd('a') } },
    { ...record, genesis: { ...genesis, places: crowd('a') } },
    { ...record, seed: { ...seed, phones: crowd({ seat: 'a', share: 'A'.repeat(43) }) } },
    { ...record, outcome: { ...outcome, winners: crowd('a') } },
    { ...record, outcome: { ...outcome, code: 'A'.repeat(65) } },
    { ...record, entries: [{ ...entry, events: [event] }, ...entries.slice(1)] },
  ];

  const members = Array.from({ length: OBJECT_MEMBERS_MAX + 1 }, (_, at) => [`m${at}`, 0]);
  const endless = 'x'.repeat(10_000);

  it('may have white space, and its members in any order', () => {
    const turned = Object.fromEntries(Object.entries(record).reverse());
    expect(verify(JSON.stringify(turned, null, 4)).findings).toEqual([]);
  });
  it.each<readonly string[]>([
    ['NOT_JSON', text.slice(1)],
    ['NOT_JSON', '"\\x"'],
    ['NOT_JSON', ''],
    ['NOT_JSON', text.slice(0, -9)],
    ['NOT_JSON', `${text}1`],
    ['FORMAT', '{}'],
    ['FORMAT', '[1,2]'],
    ['FORMAT', text.replace('mister-x-record/2', 'mister-x-record/3')],
    ['SHAPE', text.replace('{', '{"more":1,')],
    ['SHAPE', JSON.stringify({ ...record, heads: [] })],
    ['SHAPE', text.replace(/"startedAt":\d+/, '"startedAt":8640000000000001')],
    ['DUPLICATE_MEMBER', text.replace('{', '{"format":"mister-x-record/2",')],
    ['DUPLICATE_MEMBER', text.replace('{', '{"f\\u006frmat" \n :1,')],
    ['FORBIDDEN_MEMBER', text.replace('{', '{"__proto__":1,')],
    ['LONE_SURROGATE', text.replace('Player 1', '\\ud800')],
    ['TOO_DEEP', `${'['.repeat(65)}${']'.repeat(65)}`],
    ['TOO_LARGE', ' '.repeat(RECORD_BYTES_MAX + 1)],
    ['TOO_LARGE', `[${'{},'.repeat(RECORD_VALUES_MAX / 2)}0]`],
    ['TOO_LARGE', `[${'0,'.repeat(RECORD_VALUES_MAX)}0]`],
    ['TOO_LARGE', JSON.stringify(Object.fromEntries(members))],
    ...crowds.map((crowd) => ['SHAPE', JSON.stringify(crowd)]),
    ['GAME_UNKNOWN', text.replace(`"game":"${kit.game.id}"`, '"game":"chess"')],
    ['GAME_VERSION', text.replace('"gameVersion":1', '"gameVersion":2')],
  ])('is unreadable: %s', (code = '', spoiled = '') => {
    const { verdict, findings } = verify(spoiled);
    expect(verdict).toBe('unreadable');
    expect(findings.map((finding) => finding.code)).toEqual([code]);
  });
  it.each([
    ['a member that is there twice', `{"${endless}":1,"${endless}":1}`],
    ['a member that nobody knows', text.replace('{', `{"${endless}":1,`)],
    ['a member that no board has', text.replace('"options":{', `"options":{"${endless}":1,`)],
    ['another game', text.replace(`"game":"${kit.game.id}"`, `"game":"${endless}"`)],
    ['another format', text.replace('mister-x-record/2', endless)],
    ['a code of no outcome', text.replace('"outcome":{"code":"', `"outcome":{"code":"${endless}`)],
    ['an action that no game has', text.replace('"type":"', `"type":"${endless}`)],
  ])('is not quoted at length: %s', (_what, spoiled) => {
    const { findings } = verify(spoiled);
    expect(findings).not.toEqual([]);
    expect(JSON.stringify(findings[0])).not.toContain('x'.repeat(500));
  });
  it('may have line ends of any kind, and a byte order mark', () => {
    const lines = JSON.stringify(record, null, 2).replaceAll('\n', '\r\n');
    const bytes = utf8ToBytes(`\ufeff${lines}`);
    expect(verifyRecordBytes(bytes, games, { now }).findings).toEqual([]);
  });
  it.each([
    ['NOT_JSON', new Uint8Array()],
    ['NOT_JSON', utf8ToBytes('\ufeff')],
    ['NOT_UTF8', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0x80, 0x81)],
    ['NOT_UTF8', Uint8Array.of(0xff, 0xfe, 0x7b, 0x00)],
    ['NOT_UTF8', Uint8Array.of(0xfe, 0xff, 0x00, 0x7b)],
    ['NOT_UTF8', Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22)],
    ['TOO_LARGE', new Uint8Array(RECORD_BYTES_MAX + 1)],
  ])('of such bytes is unreadable: %s', (code, bytes) => {
    const { verdict, findings } = verifyRecordBytes(bytes, games, { now });
    expect(verdict).toBe('unreadable');
    expect(findings.map((finding) => finding.code)).toEqual([code]);
  });
  it.each([
    ['quotation marks without end', '\\"'.repeat(4_000_000)],
    ['one long text', `"${'x'.repeat(16_000_000)}"`],
    ['many empty objects', `[${'{},'.repeat(500_000)}{}]`],
    ['nothing but opened lists', '['.repeat(16_000_000)],
  ])('is read in proportion to its length: %s', (_what, long) => {
    expect(verify(long).verdict).toBe('unreadable');
  });
  it('starts at any time, a clock of 1970 and one that is ahead included', () => {
    const DAY = 24 * 60 * 60 * 1000;
    const at = (startedAt: number) => {
      const changed = { ...record, genesis: { ...record.genesis, startedAt } };
      const { findings, isAhead } = verify(JSON.stringify(changed));
      return [findings.map(({ code }) => code), isAhead];
    };
    expect(at(0)).toEqual([['HEAD'], false]);
    expect(at(now + 2 * DAY)).toEqual([['HEAD'], true]);
    // It is the same game for a clock that is right: nothing could ever cure a date in the chain.
    const { startedAt } = record.genesis;
    for (const days of [0, 2, 50 * 365]) {
      const held = verifyRecordText(text, games, { now: Math.max(0, startedAt - days * DAY) });
      const { verdict, findings, isAhead } = held;
      expect({ verdict, findings }).toEqual({ verdict: 'consistent-in-itself', findings: [] });
      expect(isAhead).toBe(startedAt > Math.max(0, startedAt - days * DAY) + DAY);
    }
  });
  it.each([
    [/^19 digits are given, and 20 are needed$/, (number: string) => number.slice(1)],
    [/^this is not the check number of any head of this game$/, () => OTHER],
    [/^16 of 20 digits are those of step 2,/, (number: string) => spoiled(number, 4)],
    [/^this is not the check number of any head of this game$/, (number: string) => spoiled(number, 5)],
  ])('is said to have another check number: %s', (said, write) => {
    const { verdict, findings } = verify(text, write(checkNumberOf(record.heads[2] ?? '')));
    expect(verdict).toBe('invalid');
    expect(findings[0]?.detail).toMatch(said);
  });
  it('is invalid with the check number of another game', () => {
    const { verdict, findings } = verify(text, OTHER);
    expect(verdict).toBe('invalid');
    expect(findings.map(({ code }) => code)).toEqual(['CHECK_NUMBER']);
  });
  it('is told from one whose check number was misread', () => {
    const { verdict, findings } = verify(text, spoiled(checkNumberOf(record.heads[2] ?? ''), 1));
    expect(verdict).toBe('invalid');
    expect(findings.map(({ code }) => code)).toEqual(['CHECK_NUMBER_NEAR']);
  });
});
