import { londonBoard, type PaperResult } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import {
  addDetective,
  beginEntry,
  type PaperLogDoubt,
  doubtOf,
  EMPTY_DRAFT,
  enterStop,
  eraseDigit,
  hasRoom,
  isComplete,
  isReveal,
  mayDouble,
  type PaperLogDraft,
  type PaperEntry,
  type PaperLine,
  type PaperSlots,
  paperAction,
  parseDraft,
  pressDigit,
  putLine,
  removeLine,
} from './paper-log.js';

const line = (text: string, more: Partial<PaperLine> = {}): PaperLine => {
  const [ticket, stop] = text.split(' ');
  return {
    ticket: ticket as PaperLine['ticket'],
    stop: Number(stop),
    double: false,
    shown: true,
    detectives: [],
    ...more,
  };
};
const draft = (...lines: PaperLine[]): PaperLogDraft => ({ lines, result: null });
const typed = (entry: PaperEntry, digits: string): PaperEntry => [...digits].reduce(pressDigit, entry);
const slots: PaperSlots = { filled: 2, total: 22, reveals: [3, 8, 13, 18] };

describe('entering a row of the paper log (SY-61)', () => {
  it('takes a ticket and a station and puts the row at the end', () => {
    const entry = typed({ ...beginEntry(EMPTY_DRAFT), ticket: 'bus' }, '74');
    expect(isComplete(entry)).toBe(true);
    expect(putLine(EMPTY_DRAFT, entry).lines).toEqual([line('bus 74')]);
  });

  it('puts nothing while ticket or station are missing', () => {
    const ticket: PaperEntry = { ...beginEntry(EMPTY_DRAFT), ticket: 'bus' };
    const stop = typed(beginEntry(EMPTY_DRAFT), '74');
    for (const entry of [ticket, stop]) {
      expect(isComplete(entry)).toBe(false);
      expect(putLine(EMPTY_DRAFT, entry)).toBe(EMPTY_DRAFT);
    }
  });

  it.each([
    ['74', '74'],
    ['074', '74'],
    ['199', '199'],
    ['1997', '7'],
    ['1990', ''],
  ])('%s typed is station %s', (digits, stop) => {
    expect(typed(beginEntry(EMPTY_DRAFT), digits).stop).toBe(stop);
  });

  it('takes keys that are no digits for nothing', () => {
    const entry = beginEntry(EMPTY_DRAFT);
    for (const key of ['a', 'Enter', '٣', '12']) expect(pressDigit(entry, key)).toBe(entry);
  });

  it('corrects a row in its place', () => {
    const before = draft(line('bus 74'), line('taxi 58'));
    const entry = eraseDigit(beginEntry(before, 0));
    expect(entry).toMatchObject({ at: 0, ticket: 'bus', stop: '7' });
    expect(putLine(before, pressDigit(entry, '5')).lines).toEqual([line('bus 75'), line('taxi 58')]);
  });

  it('notes where the detectives stood, each once and five at most', () => {
    let entry: PaperEntry = { ...beginEntry(EMPTY_DRAFT), field: 'detectives', ticket: 'taxi' };
    for (const stop of ['13', '26', '13', '34', '50', '53', '91']) {
      entry = addDetective(typed(entry, stop));
    }
    expect(entry.detectives).toEqual([13, 26, 34, 50, 53]);
    expect(eraseDigit(entry).detectives).toEqual([13, 26, 34, 50]);
    expect(eraseDigit(typed(entry, '7')).detectives).toEqual(entry.detectives);
  });

  it('keeps a detective that was typed and not yet added', () => {
    const entry: PaperEntry = { ...beginEntry(EMPTY_DRAFT), ticket: 'taxi', stop: '58' };
    const put = putLine(EMPTY_DRAFT, typed({ ...entry, field: 'detectives' }, '29'));
    expect(put.lines).toEqual([line('taxi 58', { detectives: [29] })]);
  });

  it('takes a station card where digits would go', () => {
    const entry = enterStop(beginEntry(EMPTY_DRAFT), 74);
    expect(entry.stop).toBe('74');
    expect(enterStop({ ...entry, field: 'detectives' }, 13)).toMatchObject({
      stop: '74',
      detectives: [13],
      typed: '',
    });
  });
});

describe('double moves on paper', () => {
  const three = draft(line('taxi 1'), line('taxi 2', { double: true }), line('taxi 3'));

  it.each([
    [0, false],
    [1, true],
    [2, false],
  ])('row %i may be a second leg: %s', (at, may) => {
    expect(mayDouble(three, at)).toBe(may);
  });

  it('cannot be said of the first row', () => {
    const entry: PaperEntry = {
      ...beginEntry(EMPTY_DRAFT),
      ticket: 'bus',
      stop: '74',
      double: true,
    };
    expect(putLine(EMPTY_DRAFT, entry).lines).toEqual([line('bus 74')]);
  });

  it('end when their first leg is removed', () => {
    expect(removeLine(three, 0).lines).toEqual([line('taxi 2'), line('taxi 3')]);
    const four = draft(...three.lines, line('taxi 4', { double: true }));
    expect(removeLine(four, 2).lines.map(({ double }) => double)).toEqual([false, true, false]);
  });
});

describe('slots on paper', () => {
  it('follow those that were filled before (SY-61)', () => {
    expect([0, 1, 5].map((at) => isReveal(slots, at))).toEqual([true, false, true]);
    expect([19, 20].map((at) => hasRoom(slots, at))).toEqual([true, false]);
  });

  it('are sent with what he showed in those that show him, and nowhere else (CM-14)', () => {
    const rows = draft(
      line('bus 74'),
      line('taxi 58', { double: true, detectives: [13] }),
      line('bus 74', { shown: false }),
    );
    expect(paperAction({ ...rows, result: 'CAUGHT' }, slots)).toEqual({
      type: 'paperLog',
      rows: [
        { ticket: 'bus', stop: 74, shown: 74 },
        { ticket: 'taxi', stop: 58, double: true, detectives: [13] },
        { ticket: 'bus', stop: 74 },
      ],
      result: 'CAUGHT',
    });
    const hid = draft(line('bus 74', { shown: false }));
    expect(paperAction({ ...hid, result: 'X_ESCAPED' }, slots)?.rows).toEqual([{ ticket: 'bus', stop: 74 }]);
  });

  it('are not sent before someone said how it ended', () => {
    expect(paperAction(draft(line('bus 74')), slots)).toBeNull();
  });
});

describe('doubts about a row', () => {
  const board = londonBoard('later');
  const of = (...lines: PaperLine[]) => doubtOf(board, lines, lines.length - 1);

  it.each<readonly [string, PaperLogDoubt | undefined, PaperLine, PaperLine]>([
    ['74 to 58 by taxi', undefined, line('bus 74'), line('taxi 58')],
    ['94 to 74 by taxi', 'NO_CONNECTION', line('bus 94'), line('taxi 74')],
    ['by black ticket', undefined, line('bus 94'), line('black 74')],
    ['to a station that is not there', 'STOP_UNKNOWN', line('bus 94'), line('taxi 400')],
    ['from one that is not there', undefined, line('bus 400'), line('taxi 74')],
  ])('%s: %s', (_what, doubt, from, to) => {
    expect(of(from, to)).toBe(doubt);
  });

  it('are none about the first row, as nobody may know where he stood', () => {
    expect(of(line('taxi 1'))).toBeUndefined();
  });
});

describe('a draft that the device remembers', () => {
  it('is what was put there', () => {
    const result: PaperResult = 'X_ESCAPED';
    const kept = { ...draft(line('bus 74', { detectives: [13] })), result };
    expect(parseDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    undefined,
    null,
    'bus 74',
    {},
    { lines: 'many' },
    { lines: [{ ...line('bus 74'), ticket: 'tram' }] },
    { lines: [{ ...line('bus 74'), stop: '74' }] },
    { lines: [line('bus 74'), null] },
    { lines: [], result: 'ABANDONED' },
  ])('%j is none', (input) => {
    expect(parseDraft(input)).toEqual(EMPTY_DRAFT);
  });
});
