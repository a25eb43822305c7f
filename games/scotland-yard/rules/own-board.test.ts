import { describe, expect, it } from 'vitest';
import { unwrap } from '@mister-x/engine/core/result';
import { rngFor } from '@mister-x/engine/core/rng';
import { boardIdOf } from '../../pursuit/rules/board-choice.js';
import type { BoardFile } from '../../pursuit/rules/board-file.js';
import { checkBoard } from '../../pursuit/rules/check-board.js';

import { sortedBoardFile } from '../../pursuit/rules/read-board.js';
import { startDeckOf, fileBoard, SCOTLAND_YARD_BOARD } from './board.js';
import { scotlandYard } from './game.js';
import { boardOf, customBoard } from './input.js';
import { ownBoard } from '../test/own-board.js';
import { TRANSPORTS } from './types.js';

const options = (board: unknown) => scotlandYard.parseOptions({ hunters: 3, board });
const file = sortedBoardFile(ownBoard());

describe('a custom board (CM-15)', () => {
  it('is part of the options, whole and in one spelling', () => {
    expect(checkBoard(ownBoard(), SCOTLAND_YARD_BOARD)).toEqual([]);
    const parsed = unwrap(options(ownBoard()));
    expect(parsed.board).toEqual(file);
    expect(unwrap(scotlandYard.parseOptions(parsed))).toEqual(parsed);
  });

  it.each<[string, unknown, string]>([
    ['a name of no board', 'paris', 'board: no board of this id comes with the game'],
    ['the id of a board alone', boardIdOf(file), 'board: no board of this id comes with the game'],
    ['no board file', { ...file, svg: '<svg/>' }, 'board.svg: MEMBER_UNKNOWN'],
    ['a station without a taxi (SYC-17)', withoutTaxiAt(file, 8), 'stations 8'],
    ['five start cards for six (SY-7)', { ...file, starts: { classic18: [1, 2, 3, 4, 5] } }, 'classic18'],
    [
      'five cards for X, all of which detectives may hold',
      { ...file, starts: { ...file.starts, misterX: [1, 4, 6, 9, 11] } },
      'misterX',
    ],
    ['a board of another game', { ...file, game: 'hide-and-seek' }, 'board: GAME_OTHER'],
    ['a number', 7, 'board: NOT_A_BOARD'],
    ['null', null, 'board: NOT_A_BOARD'],
  ])('is refused when it is %s, and the refusal says so', (_name, board, what) => {
    const refused = options(board);
    if (refused.ok) throw new Error('it was taken');
    expect(refused.error.code).toBe('BOARD_DATA_INVALID');
    expect(`${refused.error.member}: ${refused.error.cause}`).toContain(what);
  });

  it('is compiled once for all that hold the same options', () => {
    const parsed = unwrap(options(ownBoard()));
    const board = boardOf({}, parsed);
    expect(boardOf({}, { ...parsed })).toBe(board);
    expect(board.neighbours(1, 'taxi')).toEqual([2, 7]);
    expect(board.neighbours(2, 'ferry')).toEqual([35]);
  });

  it('is the same for anyone who reads the same file, until four others came after it', () => {
    const read = (name: string) => boardOf({}, unwrap(options(ownBoard(name))));
    const board = read('The same');
    for (const name of ['1', '2', '3', 'The same', '4', '5', '6']) read(name);
    expect(read('The same')).toBe(board);
    for (const name of ['7', '8', '9', '10']) read(name);
    expect(read('The same')).not.toBe(board);
    expect(read('The same').data).toEqual(board.data);
  });

  it('is the same for pages, which neither check nor hash it', () => {
    const [board, page] = [customBoard(file), fileBoard(file, boardIdOf(file))];
    expect(page.data).toEqual(board.data);
    for (const { id } of file.stations) {
      expect(page.around(id)).toEqual(board.around(id));
      for (const ride of TRANSPORTS) {
        expect(page.neighbours(id, ride)).toEqual(board.neighbours(id, ride));
      }
    }
    expect(fileBoard(file, boardIdOf(file))).toBe(page);
  });

  it('gives both kinds of pawns the one deck it has (SY-7)', () => {
    const board = customBoard(file);
    expect(startDeckOf(board, 'separate', true)).toEqual(file.starts.classic18);
    expect(startDeckOf(board, 'separate', false)).toEqual(file.starts.classic18);
  });

  it('stays the same object for a whole match, and its id is what views say', () => {
    const parsed = unwrap(options(ownBoard()));
    const started = unwrap(scotlandYard.start(scotlandYard.setup(parsed, rngFor('own board', 1))));
    const configure = { type: 'configure', flags: { takeback: 'none' } } as const;
    const { events } = unwrap(scotlandYard.decide(started, 'h1', configure, rngFor('own board', 2)));
    expect(JSON.stringify(events)).toContain(`"board":"${boardIdOf(parsed.board)}"`);
    const state = events.reduce(scotlandYard.apply, started);
    expect(state.options.board).toBe(parsed.board);
    expect(state.options.flags.takeback).toBe('none');
    for (const viewer of ['table', 'x', 'h1']) {
      expect(scotlandYard.view(state, viewer).board).toBe(boardIdOf(file));
    }
  });

  it('is checked where a set-up is written by hand as well', () => {
    const parsed = unwrap(options(ownBoard()));
    const broken = { ...parsed, board: withoutTaxiAt(file, 8) };
    expect(scotlandYard.start({ options: broken })).toMatchObject({
      error: { code: 'BOARD_DATA_INVALID' },
    });
  });
});

function withoutTaxiAt(board: BoardFile, stop: number): BoardFile {
  const taxi = (board.edges.taxi ?? []).filter((line) => !line.includes(stop));
  return { ...board, edges: { ...board.edges, taxi } };
}
