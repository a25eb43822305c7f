import { describe, expect, it } from 'vitest';
import { unwrap } from '@mister-x/engine/core/result';
import type { BoardFile } from '../../pursuit/rules/board-file.js';
import { checkBoard } from '../../pursuit/rules/check-board.js';

import { readBoardFile } from '../../pursuit/rules/read-board.js';
import {
  BOARDS,
  compileEditions,
  startDeckOf,
  londonBoard,
  SCOTLAND_YARD_BOARD,
  withoutLines,
  type YardBoard,
} from './board.js';
import { london, LINES_MISSING_IN_LATER_EDITIONS } from './data/london.js';
import { makeScotlandYard } from './game.js';
import { T_BOARD_FILE } from '../test/boards.js';
import { londonFaults } from '../test/london-facts.js';
import { TRANSPORTS } from './types.js';

const first = londonBoard('first');
const later = londonBoard('later');

describe('the London board', () => {
  it('CM-15 is a board file like any other, in its one spelling, and nothing is wrong with it', () => {
    for (const file of [london, withoutLines(london, LINES_MISSING_IN_LATER_EDITIONS)]) {
      expect(unwrap(readBoardFile(file))).toEqual(file);
      expect(checkBoard(file, SCOTLAND_YARD_BOARD)).toEqual([]);
    }
  });

  it('CM-15 has 199 stations, numbered without a gap', () => {
    const ids = first.data.stations.map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 199 }, (_, i) => i + 1));
  });

  it.each([
    ['taxi', 346, 345],
    ['bus', 99, 99],
    ['underground', 20, 20],
    ['ferry', 3, 3],
  ] as const)('CM-15 has %s lines: %i in the first printing, %i in the later', (t, old, young) => {
    expect(first.data.edges[t]).toHaveLength(old);
    expect(later.data.edges[t]).toHaveLength(young);
  });

  it('SY-18 a colour at a station is a line at a station, both ways', () => {
    for (const board of [first, later]) {
      for (const transport of TRANSPORTS) {
        let ends = 0;
        for (const { id } of board.data.stations) {
          const near = board.neighbours(id, transport);
          ends += near.length;
          for (const other of near) expect(board.joins(other, id, transport)).toBe(true);
        }
        expect(ends).toBe(2 * board.data.edges[transport].length);
      }
    }
  });

  it('SY-20 CM-15 both editions hold every line that the rule texts name', () => {
    for (const board of [first, later]) {
      expect(board.neighbours(153, 'taxi')).toEqual([139, 152, 154, 166, 167]);
      expect(board.neighbours(74, 'taxi')).toEqual([58, 73, 75, 92]);
      expect(board.neighbours(74, 'bus')).toEqual([58, 94]);
      expect(board.neighbours(74, 'underground')).toEqual([46]);
      expect(board.neighbours(74, 'ferry')).toEqual([]);
      expect(board.around(74)).toEqual([46, 58, 73, 75, 92, 94]);
    }
  });

  it('SY-47 the boat joins 194, 157, 115 and 108 in a row', () => {
    expect(first.data.edges.ferry).toEqual([
      [108, 115],
      [115, 157],
      [157, 194],
    ]);
  });

  it('SYC-17 taxis stop at every station, also in the later printing', () => {
    for (const board of [first, later]) {
      for (const { id } of board.data.stations) {
        expect(board.neighbours(id, 'taxi').length).toBeGreaterThan(0);
      }
    }
  });

  it('CM-15 only taxi 13 to 14 tells the editions apart', () => {
    expect(first.joins(13, 14, 'taxi')).toBe(true);
    expect(later.joins(13, 14, 'taxi')).toBe(false);
    expect(later.data.edges.bus).toEqual(first.data.edges.bus);
  });

  it('SY-7 the decks hold 18, 13 and 16 cards', () => {
    expect(startDeckOf(first, 'common', true)).toHaveLength(18);
    expect(startDeckOf(first, 'common', true)).toEqual(startDeckOf(first, 'common', false));
    expect(startDeckOf(first, 'separate', true)).toHaveLength(13);
    expect(startDeckOf(first, 'separate', false)).toHaveLength(16);
  });

  it('SY-18 137 stations are for taxis alone, 14 have an underground', () => {
    const stations = first.data.stations.map(({ id }) => id);
    const served = (transport: (typeof TRANSPORTS)[number]) =>
      stations.filter((id) => first.neighbours(id, transport).length > 0);
    expect(served('underground')).toEqual([1, 13, 46, 67, 74, 79, 89, 93, 111, 128, 140, 153, 163, 185]);
    expect(served('bus')).toHaveLength(62);
    expect(served('ferry')).toEqual([108, 115, 157, 194]);
    const degrees = stations.map((id) => first.neighbours(id, 'taxi').length);
    expect(Math.min(...degrees)).toBe(2);
    expect(Math.max(...degrees)).toBe(7);
    expect(stations.filter((id) => first.neighbours(id, 'taxi').length === 7)).toEqual([142]);
  });

  it('CM-15 an unknown stop has no lines', () => {
    expect(first.has(0)).toBe(false);
    expect(first.has(200)).toBe(false);
    expect(first.neighbours(200, 'taxi')).toEqual([]);
    expect(first.around(-1)).toEqual([]);
    expect(first.joins(200, 1, 'taxi')).toBe(false);
  });
});

describe('facts of the rule texts', () => {
  const { edges } = london;
  const compiled = (changed: BoardFile['edges']): YardBoard =>
    compileEditions({ ...london, edges: { ...edges, ...changed } }, 'london', []).first;

  it('CM-15 are those of both printings', () => {
    expect(londonFaults(first)).toEqual([]);
    expect(londonFaults(later)).toEqual([]);
  });

  it('CM-15 a board without one of the lines is found', () => {
    const bus = (edges.bus ?? []).filter(([a, b]) => a !== 58 || b !== 74);
    expect(londonFaults(compiled({ bus }))).toEqual(['bus 74–58 is missing']);
  });

  it('CM-15 a board with a line too many at 74 or on the river is found', () => {
    const underground = [...(edges.underground ?? []), [58, 74] as const];
    expect(londonFaults(compiled({ underground }))).toContain('underground 74–58 is not in the rule texts');
    const ferry = [...(edges.ferry ?? []), [108, 194] as const];
    expect(londonFaults(compiled({ ferry }))).not.toEqual([]);
  });
});

describe('what comes as a board', () => {
  const good = { ...T_BOARD_FILE, starts: { ...T_BOARD_FILE.starts, misterX: [1, 2, 3, 4, 5, 6] } };
  const { edges, stations, starts } = good;
  const [one] = stations;
  const station = (id: number, x: number) => ({
    ...good,
    stations: [...stations, { id, x, y: 0 }],
  });

  /** The first fault of the file, or all errors of the board but that nine stations are few. */
  function refusals(input: unknown): readonly string[] {
    const read = readBoardFile(input);
    if (!read.ok) return [`${read.error.code} ${read.error.path}`];
    return checkBoard(read.value, SCOTLAND_YARD_BOARD)
      .filter(({ level, code }) => level === 'error' && code !== 'STATIONS_TOO_FEW')
      .map(({ code, stops }) => [code, ...stops].join(' '));
  }

  it('CM-15 is taken where nothing is wrong with it, be it too small to play on', () => {
    expect(refusals(good)).toEqual([]);
  });

  it.each([
    ['no object', 'London', 'NOT_A_BOARD '],
    ['a list', [], 'NOT_A_BOARD '],
    ['no name', { ...good, name: undefined }, 'MEMBER_MISSING /name'],
    ['an empty name', { ...good, name: '' }, 'NAME_MISSING'],
    ['no stations', { ...good, stations: [] }, 'LINE_TO_NOWHERE 1 2 3 4 5 6 7 8 9'],
    ['a station twice', { ...good, stations: [...stations, one] }, 'STATION_TWICE 1'],
    ['a station without a place', station(10, Number.NaN), 'NUMBER_WRONG /stations/9/x'],
    ['a station numbered zero', station(0, 1), 'NUMBER_WRONG /stations/9/id'],
    ['no edges', { ...good, edges: undefined }, 'MEMBER_MISSING /edges'],
    ['an unknown transport', { ...good, edges: { ...edges, tram: [] } }, 'TRANSPORT_UNKNOWN'],
    ['a line to nowhere', { ...good, edges: { ...edges, bus: [[2, 10]] } }, 'LINE_TO_NOWHERE 10'],
    ['a line of three stops', { ...good, edges: { ...edges, bus: [[2, 6, 8]] } }, 'TYPE_WRONG'],
    ['a line to itself', { ...good, edges: { ...edges, bus: [[6, 6]] } }, 'LINE_TO_ITSELF 6'],
    [
      'a line twice, there and back',
      { ...good, edges: { ...edges, ferry: [...(edges.ferry ?? []), [9, 3]] } },
      'LINE_TWICE 3 9',
    ],
    ['no decks', { ...good, starts: null }, 'TYPE_WRONG /starts'],
    ['an empty deck', { ...good, starts: { ...starts, misterX: [] } }, 'STARTS_TOO_FEW'],
    ['a card twice', { ...good, starts: { ...starts, misterX: [1, 1] } }, 'START_TWICE 1'],
    ['a card of no stop', { ...good, starts: { ...starts, misterX: [77] } }, 'START_NOWHERE 77'],
  ])('CM-15 is refused: %s', (_name, input, refusal) => {
    expect(refusals(input)).toContainEqual(expect.stringContaining(refusal));
  });

  it('SYC-17 is refused without a taxi line at a station', () => {
    const taxi = (edges.taxi ?? []).filter(([, b]) => b !== 9);
    expect(refusals({ ...good, edges: { ...edges, taxi } })).toEqual(['LINE_MISSING 9']);
    expect(refusals(withoutLines(good, [['taxi', 2, 9]]))).toEqual(['LINE_MISSING 9']);
  });

  it('CM-15 is asked only for the transports and decks of the game at hand', () => {
    const rail = { ...SCOTLAND_YARD_BOARD, transports: ['rail'], everywhere: null, decks: [] };
    const file = { ...good, edges: { rail: stations.slice(1).map(({ id }) => [1, id] as const) } };
    const errors = checkBoard({ ...file, starts: {} }, rail);
    expect(errors.map(({ code }) => code)).toEqual(['STATIONS_TOO_FEW']);
  });

  it('CM-15 is refused in a set-up of a game that was not given it', () => {
    const game = makeScotlandYard(BOARDS);
    const options = unwrap(game.parseOptions({ hunters: 3 }));
    expect(game.start({ options: { ...options, board: 'T' } })).toMatchObject({
      ok: false,
      error: { code: 'BOARD_DATA_INVALID', member: 'board' },
    });
  });
});
