import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '@mister-x/engine/core/result';
import { compileBoard } from './board.js';
import { BOARD_NOTES, type BoardFile, type BoardNote, type BoardSpec } from './board-file.js';
import { checkBoard, mayBePlayed } from './check-board.js';

import { readBoardFile } from './read-board.js';
import { gridFile, TEST_SPEC } from '../test/board-files.js';

const grid = gridFile();
const edges = (tram: readonly (readonly [number, number])[]): BoardFile => ({
  ...grid,
  edges: { ...grid.edges, tram: [...(grid.edges.tram ?? []), ...tram] },
});
const moved = (id: number, x: number, y: number): BoardFile => ({
  ...grid,
  stations: grid.stations.map((station) => (station.id === id ? { id, x, y } : station)),
});
const withoutLinesAt = (stop: number, transport?: string): BoardFile => ({
  ...grid,
  edges: Object.fromEntries(
    Object.entries(grid.edges).map(([name, lines]) => [
      name,
      transport === undefined || name === transport ? lines.filter(([a, b]) => a !== stop && b !== stop) : lines,
    ]),
  ),
});
const missionSpec: BoardSpec = {
  ...TEST_SPEC,
  missions: ['green'],
  tickets: ['tram/stamp'],
  supply: { min: 60, usual: 120 },
};
const mission = (starts: readonly number[], goals: readonly number[]): BoardFile => ({
  ...grid,
  missions: { green: { starts, goals } },
  tickets: { 'tram/stamp': 120 },
});

type Row = readonly [string, BoardFile, readonly Partial<BoardNote>[], BoardSpec?];
const rows: readonly Row[] = [
  ['nothing on a good board', grid, []],
  ['another game', { ...grid, game: 'other' }, [{ code: 'GAME_OTHER', level: 'error' }]],
  ['no name', { ...grid, name: ' ' }, [{ code: 'NAME_MISSING', level: 'error' }]],
  [
    'a station twice',
    { ...grid, stations: [...grid.stations, { id: 7, x: 3, y: 600 }] },
    [{ code: 'STATION_TWICE', stops: [7] }],
  ],
  ['two stations in one place', moved(2, 84, 71), [{ code: 'STATIONS_TOUCH', stops: [1, 2], level: 'error' }]],
  ['a station beside the board', moved(30, 1000.5, 650), [{ code: 'STATION_OUTSIDE', stops: [30] }]],
  ['a station below the board', moved(30, 900, 701), [{ code: 'STATION_OUTSIDE', stops: [30] }]],
  ['a line twice, the other way round', edges([[2, 1]]), [{ code: 'LINE_TWICE', transport: 'tram', stops: [1, 2] }]],
  ['a line to itself', edges([[3, 3]]), [{ code: 'LINE_TO_ITSELF', transport: 'tram', stops: [3] }]],
  ['a line to nowhere', edges([[3, 99]]), [{ code: 'LINE_TO_NOWHERE', transport: 'tram', stops: [99] }]],
  [
    'lines of something else',
    { ...grid, edges: { ...grid.edges, sledge: [] } },
    [{ code: 'TRANSPORT_UNKNOWN', transport: 'sledge' }],
  ],
  ['a station alone, once and not as a part', withoutLinesAt(1), [{ code: 'STATION_ALONE', stops: [1] }]],
  [
    'a station without a tram (SYC-17)',
    withoutLinesAt(9, 'tram'),
    [{ code: 'LINE_MISSING', transport: 'tram', stops: [9] }],
  ],
  [
    'buses where no sledge stops, on a board that asks for it (MX-2)',
    { ...grid, edges: { ...grid.edges, bus: [[1, 2]] } },
    [{ code: 'LINE_MISSING', transport: 'sledge', stops: [1, 2] }],
    { ...TEST_SPEC, along: { bus: 'sledge' } },
  ],
  [
    'no bus at all',
    { ...grid, edges: { tram: grid.edges.tram ?? [] } },
    [{ code: 'TRANSPORT_UNUSED', transport: 'bus', level: 'warning' }],
  ],
  [
    'nothing where a transport is missing that is rare',
    { ...grid, edges: { tram: grid.edges.tram ?? [] } },
    [],
    { ...TEST_SPEC, rare: ['bus'] },
  ],
  [
    'too few start cards',
    { ...grid, starts: { common: [1, 2] } },
    [{ code: 'STARTS_TOO_FEW', deck: 'common', count: 2, limit: 6 }],
  ],
  ['no start cards', { ...grid, starts: {} }, [{ code: 'STARTS_TOO_FEW', deck: 'common', count: 0, limit: 6 }]],
  [
    'a start card twice',
    { ...grid, starts: { common: [1, 2, 3, 4, 5, 6, 6] } },
    [{ code: 'START_TWICE', deck: 'common', stops: [6] }],
  ],
  [
    'a start card of nowhere',
    { ...grid, starts: { common: [1, 2, 3, 4, 5, 6, 77] } },
    [{ code: 'START_NOWHERE', deck: 'common', stops: [77] }],
  ],
  ['a deck of something else', { ...grid, starts: { ...grid.starts, y: [] } }, [{ code: 'DECK_UNKNOWN', deck: 'y' }]],
  ['no mission', { ...mission([], []), missions: {} }, [{ code: 'MISSION_MISSING', mission: 'green' }], missionSpec],
  ['an empty mission', mission([], []), [{ code: 'MISSION_STARTS_NONE' }, { code: 'MISSION_GOALS_NONE' }], missionSpec],
  ['a mission to nowhere', mission([1, 2, 3, 4, 5], [99]), [{ code: 'MISSION_NOWHERE', stops: [99] }], missionSpec],
  ['a goal to start from', mission([1, 2, 3, 4, 5], [5]), [{ code: 'MISSION_START_IS_GOAL', stops: [5] }], missionSpec],
  [
    'six starts (MX-Q2)',
    mission([1, 2, 3, 4, 5, 6], [30]),
    [{ code: 'MISSION_STARTS_UNUSUAL', level: 'warning', count: 6, limit: 5 }],
    missionSpec,
  ],
  [
    'a mission the game does not know',
    { ...grid, missions: { grey: { starts: [], goals: [] } } },
    [{ code: 'MISSION_UNKNOWN', mission: 'grey' }],
  ],
  ['tickets the game does not know', { ...grid, tickets: { car: 1 } }, [{ code: 'TICKETS_UNKNOWN' }]],
  [
    'too few tickets',
    { ...mission([1, 2, 3, 4, 5], [30]), tickets: { 'tram/stamp': 59 } },
    [{ code: 'TICKETS_TOO_FEW', count: 59, limit: 60 }],
    missionSpec,
  ],
  [
    'lines that no ticket pays for',
    { ...mission([1, 2, 3, 4, 5], [30]), tickets: { 'bus/stamp': 120 } },
    [{ code: 'TICKETS_NONE', transport: 'tram' }],
    { ...missionSpec, tickets: ['tram/stamp', 'bus/stamp'] },
  ],
  [
    'not 120 tickets',
    { ...mission([1, 2, 3, 4, 5], [30]), tickets: { 'tram/stamp': 119 } },
    [{ code: 'TICKETS_UNUSUAL', level: 'warning', count: 119, limit: 120 }],
    missionSpec,
  ],
];

describe('checkBoard tells', () => {
  const table = rows.map(([name, file, expected, spec = TEST_SPEC]) => ({
    name,
    file,
    expected,
    spec,
  }));
  it.each(table)('$name', ({ file, expected, spec }) => {
    const notes = checkBoard(file, spec);
    expect(notes).toHaveLength(expected.length);
    for (const [i, note] of expected.entries()) expect(notes[i]).toMatchObject(note);
  });

  it('too few stations, and numbers left out between them', () => {
    const few: BoardFile = { ...grid, stations: grid.stations.filter(({ id }) => id % 2 === 1) };
    const codes = checkBoard(few, TEST_SPEC).map(({ code, stops, count }) => ({
      code,
      stops,
      count,
    }));
    expect(codes).toContainEqual({ code: 'STATIONS_TOO_FEW', stops: [], count: 15 });
    const missing = Array.from({ length: 14 }, (_, i) => 2 * i + 2);
    expect(codes).toContainEqual({ code: 'NUMBERS_MISSING', stops: missing, count: undefined });
  });

  it('too many stations and too many lines', () => {
    const large = gridFile(29, 14);
    const tram = large.edges.tram ?? [];
    const twice: BoardFile = { ...large, edges: { tram: [...tram, ...tram, ...tram], bus: [] } };
    const notes = checkBoard(twice, TEST_SPEC);
    expect(notes).toContainEqual({
      code: 'STATIONS_TOO_MANY',
      level: 'error',
      stops: [],
      count: 406,
      limit: 400,
    });
    expect(notes).toContainEqual({
      code: 'LINES_TOO_MANY',
      level: 'error',
      stops: [],
      count: tram.length * 3,
      limit: 2_000,
    });
    expect(notes.filter(({ code }) => code === 'LINE_TWICE')).toHaveLength(20);
  });

  it('a board in two parts, and each network in parts, by the smallest part', () => {
    const cut: BoardFile = {
      ...grid,
      edges: Object.fromEntries(
        Object.entries(grid.edges).map(([name, lines]) => [name, lines.filter(([a, b]) => a <= 6 === b <= 6)]),
      ),
    };
    const notes = checkBoard(cut, TEST_SPEC);
    const top = [1, 2, 3, 4, 5, 6];
    expect(notes).toContainEqual({ code: 'BOARD_IN_PARTS', level: 'error', stops: top, count: 2 });
    expect(notes).toContainEqual({
      code: 'TRANSPORT_IN_PARTS',
      level: 'warning',
      transport: 'tram',
      stops: top,
      count: 2,
    });
  });

  it('a hundred stations of many, and how many there are', () => {
    const far: BoardFile = { ...grid, stations: [...grid.stations, { id: 9_999, x: 5, y: 600 }] };
    const note = checkBoard(far, TEST_SPEC).find(({ code }) => code === 'NUMBERS_MISSING');
    expect(note?.stops).toHaveLength(100);
    expect(note?.count).toBe(9_999 - 31);
  });

  it('each code of the list by some test above', () => {
    const codes = new Set<string>(
      rows.flatMap(([, file, , spec]) => checkBoard(file, spec ?? TEST_SPEC).map(({ code }) => code)),
    );
    const elsewhere = [
      'STATIONS_TOO_FEW',
      'STATIONS_TOO_MANY',
      'NUMBERS_MISSING',
      'LINES_TOO_MANY',
      'BOARD_IN_PARTS',
      'TRANSPORT_IN_PARTS',
    ];
    expect(BOARD_NOTES.filter((code) => !codes.has(code))).toEqual(
      BOARD_NOTES.filter((code) => elsewhere.includes(code)),
    );
  });
});

describe('a board without an error', () => {
  it('is compiled; decks that are missing are taken from the one instead', () => {
    const board = compileBoard(grid, TEST_SPEC, 'grid');
    expect(board.data.starts).toEqual({ common: grid.starts.common, x: grid.starts.common });
    expect(board.neighbours(1, 'tram')).toEqual([2, 7]);
  });

  it('is what rules need of one, whatever was done to it', () => {
    const stop = fc.integer({ min: 1, max: 32 });
    const edit = fc.record({
      name: fc.constantFrom('Grid', ''),
      add: fc.array(fc.tuple(stop, stop), { maxLength: 3 }),
      drop: fc.array(stop, { maxLength: 2 }),
      starts: fc.array(stop, { minLength: 4, maxLength: 9 }),
    });
    fc.assert(
      fc.property(edit, ({ name, add, drop, starts }) => {
        const edited = unwrap(
          readBoardFile({
            ...grid,
            name,
            stations: grid.stations.filter(({ id }) => !drop.includes(id)),
            edges: { ...grid.edges, tram: [...(grid.edges.tram ?? []), ...add] },
            starts: { common: starts },
          }),
        );
        if (mayBePlayed(checkBoard(edited, TEST_SPEC))) expect(wrongWith(edited)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

/** What no rule of a game is prepared for, read from the compiled board. */
function wrongWith(file: BoardFile): readonly string[] {
  const board = compileBoard(file, TEST_SPEC, 'edited');
  const { stations, edges, starts } = board.data;
  const ids = stations.map(({ id }) => id);
  const lines = Object.values(edges).flat();
  const reached = new Set(ids.slice(0, 1));
  for (const stop of reached) for (const next of board.around(stop)) reached.add(next);
  return [
    ...(new Set(ids).size === ids.length ? [] : ['a station twice']),
    ...(lines.every(([a, b]) => a < b && board.has(a) && board.has(b)) ? [] : ['a line']),
    ...ids.filter((id) => board.neighbours(id, 'tram').length === 0).map((id) => `no tram at ${id}`),
    ...Object.entries(starts).flatMap(([deck, cards]) =>
      new Set(cards.filter(board.has)).size === cards.length && cards.length >= 6 ? [] : [deck],
    ),
    ...(reached.size === ids.length ? [] : ['parts']),
  ];
}

describe('boards of 400 stations and 1,500 lines', () => {
  const large = gridFile(20, 20);
  const tram = large.edges.tram ?? [];
  const bus = tram.map(([a, b]) => [a, Math.min(400, b + 1)] as const).slice(0, 740);
  const file: BoardFile = { ...large, edges: { tram, bus } };

  it('can be played on, and what is missing is found among all that', () => {
    expect(tram.length + bus.length).toBe(1_500);
    expect(mayBePlayed(checkBoard(file, TEST_SPEC))).toBe(true);
    const cut = tram.filter(([a, b]) => a !== 400 && b !== 400);
    const notes = checkBoard({ ...file, edges: { tram: cut, bus } }, TEST_SPEC);
    expect(notes.filter(({ stops }) => stops.includes(400)).map(({ level }) => level)).toContain('error');
  });
});
