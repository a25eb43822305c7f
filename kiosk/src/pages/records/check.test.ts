import type { MatchRecord } from '@mister-x/engine/record';
import { makeRecord } from '@mister-x/engine/testing';
import { scotlandYardKit } from '@mister-x/games/scotland-yard/test/kit';
import { checkNumberOf, groupDigits } from '@mister-x/engine/trust';
import { describe, expect, it } from 'vitest';
import { fileName } from '../../visit/record/record.js';
import { type CheckAnswer, checkRecord } from './check.js';
import { withoutControlCharacters } from './printable.js';

const record = makeRecord(scotlandYardKit, {
  options: { variant: 'modern', hunters: 3 },
  seed: 1,
  maxEntries: 90,
});
const now = Date.UTC(2026, 5, 1);
const check = (file: MatchRecord, checkNumber = ''): CheckAnswer =>
  checkRecord({ bytes: new TextEncoder().encode(JSON.stringify(file)), checkNumber, now });
const last = checkNumberOf(record.heads.at(-1) ?? '');

describe('a record that holds', () => {
  it('says what it is, and brings its game along', () => {
    expect(check(record)).toMatchObject({
      kind: 'checked',
      report: {
        verdict: 'consistent-in-itself',
        found: 0,
        about: { names: record.genesis.seats.map(({ name }) => name), checkNumber: last },
        story: { game: 'scotland-yard' },
      },
    });
  });

  it('is proven by the check number of its end', () => {
    expect(check(record, ` ${groupDigits(last)} `)).toMatchObject({
      report: { verdict: 'valid', proven: { link: record.heads.length - 1 } },
    });
  });
});

it.each([
  ['cat', 0],
  ['1234 5678', 8],
  [`${last} 1`, 21],
])('"%s" is no check number', (given, typed) => {
  expect(check(record, given)).toEqual({ kind: 'digits', typed });
});

it('a check number with a digit misread accuses nobody', () => {
  const misread = `${(Number(last[0]) + 1) % 10}${last.slice(1)}`;
  expect(check(record, misread)).toEqual({ kind: 'near' });
});

it('a broken record has no game to show, and a list that ends', () => {
  const entries = record.entries.map((entry) => ({ ...entry, sequence: entry.sequence + 1 }));
  const answer = check({ ...record, entries });
  if (answer.kind !== 'checked') throw new Error('no check number was given');
  const { verdict, findings, found, story } = answer.report;
  expect(verdict).toBe('invalid');
  expect(story).toBeNull();
  expect(found).toBeGreaterThan(60);
  expect(findings).toHaveLength(60);
});

it('a file is named after its day and its table, whatever the table is called', () => {
  const startedAt = Date.UTC(2026, 10, 21, 20);
  const named = (match: string) => fileName({ ...record, genesis: { ...record.genesis, match, startedAt } });
  expect(named('t-1_Ab')).toBe('mister-x-2026-11-21-t-1_Ab');
  expect(named('../../etc/<b>')).toBe('mister-x-2026-11-21-etcb');
});

it('text of a stranger cannot turn or break the lines around it', () => {
  expect(withoutControlCharacters('A\u202enna\n\u2028')).toBe('A\ufffdnna\ufffd\ufffd');
});
