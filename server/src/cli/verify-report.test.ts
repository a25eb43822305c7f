import { games } from '@mister-x/games';
import type { MatchRecord, Verification } from '@mister-x/engine/record';
import { describe, expect, it } from 'vitest';
import { type OutcomeSentence, outcomeSentencesOf, verifyReport } from './verify-report.js';

const record = {
  genesis: {
    game: 'hide-and-seek',
    match: 'table-1',
    startedAt: Date.UTC(2026, 0, 2),
    seats: [
      { seat: 'hider', name: 'Zoë' },
      { seat: 'seeker', name: '' },
    ],
  },
  entries: [{}],
  outcome: { code: 'ABANDONED', winners: [] },
  heads: ['A'.repeat(43), 'A'.repeat(43)],
} as unknown as MatchRecord;

const endWords: OutcomeSentence = (code) => ({ ABANDONED: 'the game was ended early', LATE: 'time was up' })[code];

it('says of an open game that it is one, and whether a position was set up', () => {
  const { genesis } = record;
  const of = (more: object) => report({ record: { ...record, genesis: { ...genesis, ...more } } as MatchRecord });
  expect(of({})).not.toContain('Open');
  expect(of({ open: true })).toContain('Open     a program was shown every secret\n');
  const placed = of({ open: true, position: {}, startedAt: 0 });
  expect(placed).toContain('Open     a program was shown every secret, and set the position up\n');
  expect(placed).toContain('This is a legal game from the position on: ');
  expect(placed).not.toContain('1970');
  expect(of({ open: true })).toContain('This is a legal game: ');
});

it('notes a date in the future, which is no fault of the game', () => {
  expect(report({})).not.toContain('in the future');
  expect(report({ isAhead: true })).toContain('2026-01-02\nDate     in the future: a clock');
});

const report = (verification: Partial<Verification>): string =>
  verifyReport(
    {
      verdict: 'consistent-in-itself',
      findings: [],
      record,
      proven: undefined,
      isAhead: false,
      ...verification,
    },
    endWords,
  );

describe('the report on a record', () => {
  it('says whose game it is', () => {
    expect(report({})).toContain(`hide-and-seek, table table-1, 2026-01-02
Players  Zoë (hider), seeker
Won by   nobody: the game was ended early
Steps    1
Number   0000 0000 0000 0000 0000 (after the last step)

CONSISTENT IN ITSELF
`);
  });
  it.each([
    ['in words', 'LATE', 'time was up'],
    ['by its code where there are none', 'STRANGE', 'STRANGE'],
  ])('says who won and how, %s', (_, code, how) => {
    const winners = ['hider', 'seeker'];
    expect(report({ record: { ...record, outcome: { code, winners } } })).toContain(`\nWon by   Zoë, seeker: ${how}\n`);
  });
  it('says how far a check number proves it', () => {
    const proven = (link: number): string =>
      report({ verdict: 'valid', proven: { link, of: 7 } }).split('\n\n')[1] ?? '';
    expect(proven(7)).toMatch(/^VERIFIED\n/);
    expect(proven(3)).toMatch(/^VERIFIED up to step 3 of 7\n/);
  });
  it('lists the first findings and counts the others', () => {
    const findings = Array.from({ length: 23 }, (_, i) => ({
      where: `entries[${i}]`,
      code: 'ENTRY' as const,
      detail: 'wrong',
    }));
    const text = report({ verdict: 'invalid', findings });
    expect(text).toContain('\nNOT VALID: 23 findings\n  ENTRY at entries[0]\n    wrong\n');
    expect(text).toContain('entries[19]');
    expect(text).not.toContain('entries[20]');
    expect(text).toContain('\n  and 3 more\n');
  });
  it('lets no file steer the terminal', () => {
    const seats = [{ seat: 'hider', name: '\u001b[2J\u202eX\r' }];
    const genesis = { ...record.genesis, seats } as unknown as MatchRecord['genesis'];
    const text = report({ record: { ...record, genesis } });
    for (const steering of ['\u001b', '\u202e', '\r']) expect(text).not.toContain(steering);
  });
  it('fits a terminal of 80 columns but for what the file says', () => {
    const texts = [
      report({}),
      report({ verdict: 'valid', proven: { link: 1, of: 2 } }),
      report({ verdict: 'valid', proven: { link: 2, of: 2 } }),
    ];
    for (const line of texts.join('').split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

it.each(games.ids)('says in words how %s ends, whatever the end', async (id) => {
  const endWords = await outcomeSentencesOf(id);
  for (const code of games.get(id)?.outcomes ?? []) {
    expect([code, endWords(code)]).toEqual([code, expect.any(String)]);
  }
  expect(endWords('toString')).toBeUndefined();
});

it('knows no words of a game that is not there', async () => {
  const endWords = await outcomeSentencesOf(undefined);
  expect(endWords('ABANDONED')).toBeUndefined();
});
