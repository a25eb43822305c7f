import { describe, expect, it } from 'vitest';
import { type ReplayRow, replayRows } from './audit.js';
import { BOARDS } from './board.js';
import { PRESETS } from './flags.js';
import { type TestPosition, slot } from '../test/position.js';
import { REFEREE, tableWithStarts, TABLE, table } from '../test/table.js';
import type { Action, Flags, PaperLogRow } from './types.js';

const BOARD = BOARDS.london.first;

function verdicts(
  start: number,
  rows: readonly (Partial<ReplayRow> & { ticket: string; stop: number })[],
  flags: Partial<Flags> = {},
  first = 1,
): readonly string[] {
  const filled = rows.map((row) => ({ shown: false, ...row }));
  const all: Flags = { ...PRESETS.modern, ...flags };
  return replayRows(BOARD, all, start, filled, first).map(({ verdict }) => verdict);
}

describe('replay', () => {
  it.each([
    ['an unknown stop', { ticket: 'bus', stop: 200 }, {}, 'STOP_UNKNOWN'],
    ['an unknown ticket', { ticket: 'tram', stop: 74 }, {}, 'TICKET_UNKNOWN'],
    ['no line', { ticket: 'taxi', stop: 74 }, {}, 'NO_CONNECTION'],
    ['a ticket not held', { ticket: 'bus', stop: 74, held: 0 }, {}, 'TICKET_NOT_HELD'],
    ['no black left', { ticket: 'black', stop: 74, held: 0 }, {}, 'TICKET_NOT_HELD'],
    [
      'no black left, with unlimited tickets',
      { ticket: 'black', stop: 74, held: 0 },
      { x_ordinary_tickets: 'unlimited' },
      'TICKET_NOT_HELD',
    ],
    [
      'a bus ticket of an unlimited supply',
      { ticket: 'bus', stop: 74, held: 0 },
      { x_ordinary_tickets: 'unlimited' },
      'OK',
    ],
    ['a ticket lent by the box', { ticket: 'bus', stop: 74, held: 0, lent: true }, {}, 'OK'],
    ['a detective there', { ticket: 'bus', stop: 74, detectives: [1, 74] }, {}, 'X_STOP_OCCUPIED'],
    [
      'a detective there, which ended the game',
      { ticket: 'bus', stop: 74, detectives: [74] },
      { x_onto_detective: 'caught' },
      'OK',
    ],
    [
      'a detective at leg 1 of a double',
      { ticket: 'bus', stop: 74, double: 1, detectives: [74] },
      {},
      'X_TRANSIT_OCCUPIED',
    ],
    [
      'a detective at leg 1, who may be passed',
      { ticket: 'bus', stop: 74, double: 1, detectives: [74] },
      { double_transit_through_detective: 'allow' },
      'OK',
    ],
    ['black on a bus line', { ticket: 'black', stop: 74 }, {}, 'OK'],
  ] as const)('CM-14 %s', (_name, row, flags, verdict) => {
    expect(verdicts(94, [row], flags)).toEqual([verdict]);
  });

  it('CM-14 SY-47 the boat without black', () => {
    expect(verdicts(194, [{ ticket: 'taxi', stop: 157 }])).toEqual(['FERRY_NEEDS_BLACK']);
    expect(verdicts(194, [{ ticket: 'black', stop: 157 }])).toEqual(['OK']);
  });

  it('CM-14 SY-35 a slot that forces a reveal must have been revealed', () => {
    const row = { ticket: 'bus', stop: 74 };
    expect(verdicts(94, [row], {}, 3)).toEqual(['REVEAL_MISSING']);
    expect(verdicts(94, [{ ...row, shown: true }], {}, 3)).toEqual(['OK']);
  });

  it('CM-14 after a faulty row it goes on from the stop that was written', () => {
    const rows = [
      { ticket: 'bus', stop: 74 },
      { ticket: 'taxi', stop: 94 },
      { ticket: 'taxi', stop: 93, shown: true },
      { ticket: 'underground', stop: 79 },
    ];
    expect(verdicts(94, rows)).toEqual(['OK', 'NO_CONNECTION', 'OK', 'OK']);
  });

  it('CM-14 SY-40 a third double and a slot too many', () => {
    const out = { ticket: 'underground', stop: 46, double: 1 } as const;
    const back = { ticket: 'underground', stop: 74, double: 2, shown: true } as const;
    const shown = { ...out, shown: true };
    expect(verdicts(74, [shown, back, shown, back, shown, back])).toEqual([
      'OK',
      'OK',
      'OK',
      'OK',
      'DOUBLE_NONE_LEFT',
      'OK',
    ]);
    expect(verdicts(94, [{ ticket: 'bus', stop: 74 }], {}, 25)).toEqual(['LOG_FULL']);
  });
});

describe('during play', () => {
  it('SY-61 CM-14 an audit says one word to everybody, no matter who asks', () => {
    for (const seat of ['x', 'h1', REFEREE]) {
      const t = tableWithStarts({ hunters: 3 }, [13, 26, 29], 94);
      t.travel('bus 74');
      t.play(seat, { type: 'audit' });
      expect(t.notices(TABLE).at(-1)).toEqual({ type: 'audited', answer: 'consistent' });
    }
  });

  it('SY-61 an audit finds a log that cannot be', () => {
    const log = [slot('taxi', 1), slot('taxi', 199)];
    const t = table({ at: [], x: 94, log, more: { stop: 199 } });
    t.play('h1', { type: 'audit' });
    expect(t.notices(TABLE).at(-1)).toEqual({ type: 'audited', answer: 'inconsistent' });
    expect(JSON.stringify(t.notices(TABLE))).not.toMatch(/NO_CONNECTION|199/);
  });

  it('SY-61 the full report is part of the end, and refused before it', () => {
    const t = tableWithStarts({ hunters: 3 }, [13, 26, 29], 94);
    for (const seat of ['x', 'h1', REFEREE]) {
      expect(t.refuse(seat, { type: 'report' })).toEqual({ code: 'PHASE_WRONG' });
    }
    expect(t.view('x').end).toBeNull();
  });
});

describe('an evening finished on paper', () => {
  const paper = (rows: readonly PaperLogRow[], result = 'X_ESCAPED'): Action => ({
    type: 'paperLog',
    rows,
    result,
  });
  const good: readonly PaperLogRow[] = [{ ticket: 'bus', stop: 74 }];
  const bad: readonly PaperLogRow[] = [{ ticket: 'taxi', stop: 74 }];
  const at = (flags: Partial<Flags> = {}) => table({ at: [], x: 94, flags } satisfies TestPosition);

  it('SY-61 report_only: the result stands, the report names the row', () => {
    const t = at();
    t.play(REFEREE, paper(bad));
    expect(t.state.end).toEqual({ code: 'X_ESCAPED', winner: 'x' });
    expect(t.view(TABLE).end?.report).toMatchObject([{ slot: 1, verdict: 'NO_CONNECTION' }]);
  });

  it('SY-61 detectives_win: a violation decides the game, a clean log does not', () => {
    const strict: Partial<Flags> = { audit_violation: 'detectives_win' };
    const violated = at(strict);
    violated.play(REFEREE, paper(bad));
    expect(violated.state.end).toEqual({ code: 'X_LOG_VIOLATION', winner: 'detectives' });
    const clean = at(strict);
    clean.play(REFEREE, paper(good));
    expect(clean.code).toBe('X_ESCAPED');
  });

  it('SY-61 the rows follow the slots already filled', () => {
    const t = at();
    t.travel('bus 74');
    t.play(REFEREE, paper([{ ticket: 'underground', stop: 46 }], 'CAUGHT'));
    expect(t.view(TABLE).end).toMatchObject({
      code: 'CAUGHT',
      stop: 46,
      report: [
        { slot: 1, stop: 74, verdict: 'OK' },
        { slot: 2, stop: 46, verdict: 'OK' },
      ],
    });
  });

  it('SY-61 doubles, reveals, detectives and black tickets on paper are checked where noted', () => {
    const t = table({ at: [], x: 74, xTickets: { black: 1 } });
    t.play(
      REFEREE,
      paper([
        { ticket: 'black', stop: 46 },
        { ticket: 'black', stop: 74, double: true },
        { ticket: 'underground', stop: 46, shown: 46, detectives: [46] },
        { ticket: 'underground', stop: 74, shown: 46 },
      ]),
    );
    expect(t.view(TABLE).end?.report.map(({ verdict }) => verdict)).toEqual([
      'OK',
      'TICKET_NOT_HELD',
      'X_STOP_OCCUPIED',
      'OK',
    ]);
  });

  it('SY-61 only the host enters it, and only with a result of the game', () => {
    for (const seat of ['x', 'h1']) {
      expect(at().refuse(seat, paper(good))).toEqual({ code: 'NOT_YOUR_TURN' });
    }
    for (const result of ['ABANDONED', 'X_LOG_VIOLATION', 'X_WINS']) {
      expect(at().refuse(REFEREE, paper(good, result))).toEqual({ code: 'MALFORMED' });
    }
  });
});
