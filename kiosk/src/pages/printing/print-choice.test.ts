import type { BoardSummary, PrintField, PrintFieldChoice, PrintKitInfo } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import {
  answerOf,
  answersOf,
  boardsOf,
  chooseGame,
  printCountOf,
  fieldsOf,
  firstChoice,
  moveShift,
  printOrdersOf,
  paperOf,
  toggleSheet,
  essentialSheetsOf,
  sheetMessagesOf,
} from './print-choice.js';

function summary(board: string, game: string): BoardSummary {
  return { board, game, name: 'Ours', stations: 30, warnings: 0, addedAt: 0 };
}

function answer(name: string, set: PrintFieldChoice['set'], where: PrintFieldChoice['where'] = {}): PrintFieldChoice {
  return { name, set, where, text: '' };
}

const sheet = (id: string, tonight: boolean) => ({ sheet: id, name: id, text: '', tonight, custom: null }) as const;

const CODE: PrintField = {
  ...{ kind: 'choice', field: 'code', label: 'Code', sheets: null },
  choices: [answer('QR', { code: 'qr' }), answer('Bars', { code: 'bars' })],
};
const BOARD = { kind: 'board', field: 'board', label: 'Board' } as const;
const SIZE: PrintField = {
  ...{ kind: 'choice', field: 'size', label: 'Size', sheets: ['map'] },
  choices: [
    answer('A3, sheets', { size: 'a3', tiled: true }),
    answer('A3', { size: 'a3', tiled: false }),
    answer('A2, sheets', { size: 'a2', tiled: true }),
  ],
};

/** A game in which hands are dealt to some people, on one of two boards of its own. */
const DEALT: PrintKitInfo = {
  game: 'dealt',
  name: 'Dealt',
  sheets: [
    sheet('hands', false),
    sheet('kinds', true),
    sheet('log', true),
    { ...sheet('map', false), custom: { name: 'Their map', text: 'Of a board.' } },
  ],
  fields: [
    CODE,
    {
      ...{ kind: 'choice', field: 'people', label: 'People', sheets: ['hands'] },
      choices: [answer('3', { people: 3 }), answer('4', { people: 4 })],
    },
    {
      ...{ kind: 'choice', field: 'whose', label: 'Whose', sheets: ['hands'] },
      choices: [
        answer('all', { whose: null }),
        answer('third', { whose: 'p3' }, { people: [3, 4] }),
        answer('fourth', { whose: 'p4' }, { people: [4] }),
      ],
    },
    {
      ...{ ...BOARD, sheets: ['map'] },
      choices: [answer('New', { issue: 'new' }), answer('Old', { issue: 'old' })],
    },
    SIZE,
  ],
  first: {
    a4: { code: 'qr', people: 4, whose: null, issue: 'new', size: 'a2', tiled: true },
    letter: { code: 'qr', people: 4, whose: null, issue: 'new', size: 'a3', tiled: true },
  },
  faults: {},
};

const STACK: PrintKitInfo = {
  game: 'stack',
  name: 'Stack',
  sheets: [sheet('hands', false), sheet('kinds', true), sheet('goals', true), sheet('map', false)],
  fields: [CODE, { ...BOARD, sheets: [], choices: [answer('Ours', {})] }, SIZE],
  first: {
    a4: { code: 'qr', size: 'a2', tiled: true },
    letter: { code: 'qr', size: 'a3', tiled: true },
  },
  faults: {},
};

describe('paper', () => {
  it.each([
    [['de-DE', 'en-US'], 'a4'],
    [['en-US'], 'letter'],
    [['fr-CA'], 'letter'],
    [['en', 'en-GB'], 'a4'],
    [['zh-Hans-US'], 'letter'],
    [['ru'], 'a4'],
    [[], 'a4'],
  ] as const)('of a browser that speaks %j is %s', (regions, paper) => {
    expect(paperOf(regions)).toBe(paper);
    expect(firstChoice(DEALT, regions).options.size).toBe(paper === 'a4' ? 'a2' : 'a3');
  });
});

describe('what is printed', () => {
  const first = firstChoice(DEALT, ['de-DE']);

  it('is at first what a family needs tonight, as the kit has it at first', () => {
    expect(printOrdersOf(DEALT, first, 'de')).toEqual([
      {
        ...{ game: 'dealt', sheet: 'kinds', language: 'de', paper: 'a4' },
        options: DEALT.first.a4,
      },
      {
        ...{ game: 'dealt', sheet: 'log', language: 'de', paper: 'a4' },
        options: DEALT.first.a4,
      },
    ]);
    expect(printCountOf(DEALT, first)).toEqual({
      ...{ game: 'dealt', sheets: ['kinds', 'log'], paper: 'a4' },
      options: DEALT.first.a4,
    });
  });

  it('keeps the order of the list, whatever is touched first', () => {
    const toggle = (choice: typeof first, each: string) => toggleSheet(DEALT, choice, each);
    const none = essentialSheetsOf(DEALT).reduce(toggle, first);
    expect(none.sheets).toEqual([]);
    expect(toggle(toggle(none, 'log'), 'hands').sheets).toEqual(['hands', 'log']);
  });

  it('forgets an answer that the others leave no room for, until they do', () => {
    const of = (people: number) =>
      printCountOf(DEALT, { ...first, options: { ...first.options, whose: 'p4', people } }).options;
    expect([of(4).whose, of(3).whose]).toEqual(['p4', null]);
    const [, , whose] = DEALT.fields;
    if (whose?.kind !== 'choice') throw new Error('no such field');
    expect(answersOf(whose, { people: 3 }).map(({ name }) => name)).toEqual(['all', 'third']);
    expect(answerOf(whose, { people: 3, whose: 'p4' })?.name).toBe('all');
  });

  it('knows an answer by all that it sets', () => {
    if (SIZE.kind !== 'choice') throw new Error('no such field');
    expect(answerOf(SIZE, { size: 'a3', tiled: false })?.name).toBe('A3');
    expect(answerOf(SIZE, { size: 'a2', tiled: true })?.name).toBe('A2, sheets');
  });

  it('is what the other game needs when another is chosen', () => {
    const stack = chooseGame(first, DEALT, STACK);
    expect(printOrdersOf(STACK, stack, 'en').map((each) => [each.sheet, each.options])).toEqual([
      ['kinds', STACK.first.a4],
      ['goals', STACK.first.a4],
    ]);
    expect(chooseGame(stack, STACK, DEALT)).toEqual(first);
  });

  it('keeps what both games have, once someone has chosen', () => {
    const options = { ...first.options, code: 'bars', issue: 'old' };
    const chosen = toggleSheet(DEALT, { ...first, options }, 'hands');
    const stack = chooseGame(chosen, DEALT, STACK);
    expect(stack.sheets).toEqual(['hands', 'kinds']);
    expect(printCountOf(STACK, stack).options).toEqual({ ...STACK.first.a4, code: 'bars' });
    const back = chooseGame(stack, STACK, DEALT);
    expect(printCountOf(DEALT, back).options).toMatchObject({ code: 'bars', issue: 'old' });
  });

  it('is the custom board, where one is chosen', () => {
    const boards = [summary('b-1', 'dealt'), summary('b-2', 'stack')];
    expect(boardsOf(DEALT, boards).map(({ board }) => board)).toEqual(['b-1']);
    const ours = { ...first, sheets: ['kinds', 'map'], board: boards[0] ?? null };
    expect(printOrdersOf(DEALT, ours, 'de').map(({ board }) => board)).toEqual(['b-1', 'b-1']);
    const [, , , map] = DEALT.sheets;
    if (map === undefined) throw new Error('no such sheet');
    expect(sheetMessagesOf(map, ours).name).toBe('Their map');
    expect(sheetMessagesOf(map, first).name).toBe('map');
    expect(printOrdersOf(DEALT, first, 'de')[0]).not.toHaveProperty('board');
    // Another game is not played on it.
    expect(chooseGame(ours, DEALT, STACK).board).toBeNull();
  });
});

describe('what is asked', () => {
  const first = firstChoice(DEALT, []);
  const asked = (kit: PrintKitInfo, sheets: readonly string[], shelf: readonly BoardSummary[]) =>
    fieldsOf(kit, { ...first, sheets }, shelf).map(({ field }) => field);

  it('is what the chosen sheets need', () => {
    expect(asked(DEALT, ['kinds'], [])).toEqual(['code']);
    expect(asked(DEALT, ['hands'], [])).toEqual(['code', 'people', 'whose']);
    expect(asked(DEALT, ['map'], [])).toEqual(['code', 'board', 'size']);
  });

  it('is the board where there are several, or there is a custom one for this game', () => {
    expect(asked(STACK, ['map'], [])).toEqual(['code', 'size']);
    expect(asked(STACK, [], [summary('b-1', 'dealt')])).toEqual(['code']);
    expect(asked(STACK, [], [summary('b-2', 'stack')])).toEqual(['code', 'board']);
  });
});

it('a shift moves by whole millimetres, as far as the kit lets it', () => {
  const at = (right: number, down: number) => ({ right, down });
  expect(moveShift(at(0, 0), at(1, -1), 20)).toEqual(at(1, -1));
  expect(moveShift(at(20, -20), at(1, -1), 20)).toEqual(at(20, -20));
});
