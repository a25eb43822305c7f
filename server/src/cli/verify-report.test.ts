import { games } from '@mister-x/engine/games';
import type { MatchRecord, Verification } from '@mister-x/engine/record';
import { describe, expect, it } from 'vitest';
import { outcomeWords } from './outcome-words.js';
import { verifyReport } from './verify-report.js';

const record = {
  genesis: {
    game: 'scotland-yard',
    match: 'table-1',
    startedAt: Date.UTC(2026, 0, 2),
    seats: [
      { seat: 'x', name: 'Zoë' },
      { seat: 'h1', name: '' },
    ],
  },
  entries: [{}],
  outcome: { code: 'ABANDONED', winners: [] },
  heads: ['A'.repeat(43), 'A'.repeat(43)],
} as unknown as MatchRecord;

const report = (verification: Partial<Verification>): string =>
  verifyReport({
    verdict: 'consistent-in-itself',
    findings: [],
    record,
    proven: undefined,
    ...verification,
  });

describe('the report on a record', () => {
  it('says whose game it is', () => {
    expect(report({})).toContain(`scotland-yard, table table-1, 2026-01-02
Players  Zoë (x), h1
Won by   nobody: the game was ended early
Steps    1
Words    abandon abandon abandon abandon abandon abandon (after the last step)

CONSISTENT IN ITSELF
`);
  });
  it('says in words who won and how, in every game', () => {
    const winners = ['x', 'h1'];
    expect(
      report({ record: { ...record, outcome: { code: 'CONCEDED_BY_X', winners } } }),
    ).toContain('\nWon by   Zoë, h1: Mister X gave up\n');
    for (const id of games.ids) {
      for (const code of games.get(id)?.outcomes ?? []) {
        expect([code, outcomeWords(code)]).toEqual([code, expect.any(String)]);
      }
    }
    expect(outcomeWords('toString')).toBeUndefined();
  });
  it('says how far words prove it', () => {
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
    const seats = [{ seat: 'x', name: '\u001b[2J\u202eX\r' }];
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
