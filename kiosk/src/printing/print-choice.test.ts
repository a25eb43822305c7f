import type { BoardSummary } from '@mister-x/engine/protocol';
import { describe, expect, it } from 'vitest';
import {
  boardKey,
  boardKeys,
  chooseBoard,
  chooseGame,
  firstChoice,
  moveOffset,
  orders,
  pagesAbout,
  paperOf,
  toggleSheet,
  tonightOf,
} from './print-choice.js';

function summary(board: string, game: string, stations: number): BoardSummary {
  return { board, game, name: 'Ours', stations, warnings: 0, addedAt: 0 };
}

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
  });
});

describe('what is printed', () => {
  const first = firstChoice('de', ['de-DE']);

  it('is at first what a family needs tonight', () => {
    expect(orders(first).map(({ sheet }) => sheet)).toEqual(['types', 'commands', 'digits', 'log']);
    expect(orders(first)[0]).toEqual({
      ...{ game: 'scotland-yard', sheet: 'types', language: 'de', paper: 'a4', code: 'qr' },
      ...{ detectives: 5, pawn: null, edition: 'later', label: 'avery-l7160' },
      ...{ offset: { right: 0, down: 0 }, poster: 'a2', tiled: true },
    });
    expect(pagesAbout(first)).toBe(5);
  });

  it('keeps the order of the list, whatever is touched first', () => {
    const none = tonightOf(first.game).reduce(toggleSheet, first);
    expect(none.sheets).toEqual([]);
    const two = toggleSheet(toggleSheet(none, 'log'), 'tickets');
    expect(two.sheets).toEqual(['tickets', 'log']);
  });

  it('forgets a pawn that does not play', () => {
    const of = (detectives: number) => orders({ ...first, pawn: 'd5', detectives })[0]?.pawn;
    expect([of(5), of(4)]).toEqual(['d5', null]);
  });

  it('is what the other game needs when another is chosen', () => {
    const europe = chooseGame(first, 'mister-x-europe');
    expect(orders({ ...europe, pawn: 'd2' }).map(({ sheet, pawn }) => [sheet, pawn])).toEqual([
      ['types', null],
      ['commands', null],
      ['digits', null],
      ['missions', null],
    ]);
    expect(pagesAbout(europe)).toBe(4);
    expect(chooseGame(europe, 'scotland-yard')).toEqual(first);
  });

  it('is the board that people brought along, where one is chosen', () => {
    const boards: readonly BoardSummary[] = [
      summary('b-1', 'scotland-yard', 30),
      summary('b-2', 'mister-x-europe', 60),
    ];
    expect(boardKeys('scotland-yard', boards)).toEqual(['later', 'first', 'b-1']);
    expect(boardKeys('mister-x-europe', boards)).toEqual(['europe', 'b-2']);
    expect(boardKey(chooseGame(first, 'mister-x-europe'))).toBe('europe');
    const ours = chooseBoard({ ...first, sheets: ['stations', 'poster'] }, boards, 'b-1');
    expect(boardKey(ours)).toBe('b-1');
    expect(orders(ours).map(({ board }) => board)).toEqual(['b-1', 'b-1']);
    expect(pagesAbout({ ...ours, sheets: ['stations'] })).toBe(2);
    const london = chooseBoard(ours, boards, 'first');
    expect(boardKey(london)).toBe('first');
    expect(orders(london)[0]).toMatchObject({ edition: 'first' });
    expect(orders(london)[0]).not.toHaveProperty('board');
    // Another game is not played on it.
    expect(chooseGame(ours, 'mister-x-europe').board).toBeNull();
  });

  it('keeps what both games have, once somebody has chosen', () => {
    const chosen = toggleSheet(first, 'tickets');
    expect(chooseGame(chosen, 'mister-x-europe').sheets).toEqual([
      'tickets',
      'types',
      'commands',
      'digits',
    ]);
  });

  it('moves by whole millimetres, twenty at most', () => {
    expect(moveOffset({ right: 0, down: 0 }, 1, -1)).toEqual({ right: 1, down: -1 });
    expect(moveOffset({ right: 20, down: -20 }, 1, -1)).toEqual({ right: 20, down: -20 });
  });
});
