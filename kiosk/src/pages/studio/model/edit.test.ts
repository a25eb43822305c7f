import type { BoardFile } from '@mister-x/games/pursuit/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as edit from './edit.js';

const TRANSPORTS = ['tram', 'bus'] as const;

/** Four stations in a row: 1–2–3 by tram, 1–3 by bus, 4 alone; 2 is a start card. */
function row(): BoardFile {
  let board = edit.emptyBoard('hide-and-seek', TRANSPORTS);
  for (const id of [1, 2, 3, 4]) board = edit.addStation(board, id, { x: id * 100, y: 50 });
  board = edit.addLine(board, 'tram', 2, 1);
  board = edit.addLine(board, 'tram', 2, 3);
  board = edit.addLine(board, 'bus', 1, 3);
  return edit.toggleStart(board, 'first', 2);
}

describe('stations', () => {
  it('are kept in the order of their numbers', () => {
    const board = edit.addStation(edit.removeStation(row(), 2), 2, { x: 7, y: 8 });
    expect(board.stations.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('stay on the board, to a tenth of its unit', () => {
    const board = edit.addStation(row(), 9, { x: 1200, y: -3 });
    expect(edit.stationOf(board, 9)).toEqual({ id: 9, x: 1000, y: 0 });
    expect(edit.stationOf(edit.moveStation(board, 9, { x: 1.26, y: 2 }), 9)?.x).toBe(1.3);
  });

  it.each([1, 0, -1, 1.5, 10_000])('get no number like %d', (id) => {
    const board = row();
    expect(edit.addStation(board, id, { x: 1, y: 1 })).toBe(board);
  });

  it('take their lines and cards along when they go', () => {
    const board = edit.removeStation(row(), 2);
    expect(board.edges).toEqual({ tram: [], bus: [[1, 3]] });
    expect(board.starts).toEqual({});
  });

  it('take their lines and cards along to another number', () => {
    const board = edit.renumber(row(), 2, 70);
    expect(board.edges.tram).toEqual([
      [1, 70],
      [3, 70],
    ]);
    expect(board.starts).toEqual({ first: [70] });
  });

  it('change numbers with the one that had it', () => {
    const board = edit.renumber(row(), 2, 4);
    expect(edit.stationOf(board, 4)?.x).toBe(200);
    expect(edit.stationOf(board, 2)?.x).toBe(400);
    expect(board.edges.tram).toEqual([
      [1, 4],
      [3, 4],
    ]);
  });

  it('count one up, to the next gap, to make room for a number', () => {
    const board = edit.freeStationNumber(edit.removeStation(row(), 3), 1);
    expect(board.stations.map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(board.edges.tram).toEqual([[2, 3]]);
  });

  it('have names that can be taken away again', () => {
    const named = edit.nameStation(row(), 1, 'Baker Street');
    expect(edit.stationOf(named, 1)?.name).toBe('Baker Street');
    expect(edit.nameStation(named, 1, '')).toEqual(row());
  });

  it('are counted from the lowest free number', () => {
    expect(edit.freeNumber(row())).toBe(5);
    expect(edit.freeNumber(edit.removeStation(row(), 2))).toBe(2);
    expect(edit.freeNumber(row(), 3)).toBe(5);
  });
});

describe('lines', () => {
  it('are there once, whichever way they are drawn', () => {
    const board = row();
    expect(edit.addLine(board, 'tram', 1, 2)).toBe(board);
    expect(edit.addLine(board, 'tram', 2, 1)).toBe(board);
  });

  it.each([
    [1, 1],
    [1, 99],
  ])('from %d to %d are not drawn', (a, b) => {
    const board = row();
    expect(edit.addLine(board, 'tram', a, b)).toBe(board);
  });

  it('are toggled', () => {
    const board = edit.toggleLine(row(), 'tram', 2, 1);
    expect(edit.hasLine(board, 'tram', 1, 2)).toBe(false);
    expect(edit.toggleLine(board, 'tram', 1, 2)).toEqual(row());
  });

  it('may be of a transport that the board did not have', () => {
    expect(edit.addLine(row(), 'boat', 4, 1).edges.boat).toEqual([[1, 4]]);
  });
});

describe('cards, missions and tickets', () => {
  it('a deck without cards is none', () => {
    expect(edit.toggleStart(row(), 'first', 2).starts).toEqual({});
  });

  it('a mission keeps its places through a new number and loses the one that goes', () => {
    let board = edit.toggleMission(row(), 'red', 'starts', 1);
    board = edit.toggleMission(board, 'red', 'goals', 4);
    expect(edit.renumber(board, 1, 8).missions).toEqual({ red: { starts: [8], goals: [4] } });
    expect(edit.removeStation(board, 4).missions).toEqual({ red: { starts: [1], goals: [] } });
  });

  it('tickets are counted in whole numbers from nothing', () => {
    expect(edit.setTickets(row(), 'car/paper', -2)).toEqual(row());
    expect(edit.setTickets(row(), 'car/paper', 12).tickets).toEqual({ 'car/paper': 12 });
  });
});

it('another shape leaves every station at its place of the picture', () => {
  expect(edit.stationOf(edit.changeBoardHeight(row(), 1500), 1)).toEqual({ id: 1, x: 100, y: 100 });
});

const number = fc.integer({ min: -1, max: 12 });
const transport = fc.constantFrom(...TRANSPORTS);
const at = fc.record({ x: fc.double({ noNaN: true }), y: fc.double({ noNaN: true }) });
const change = fc.oneof(
  fc.tuple(number, at).map(
    ([id, p]) =>
      (b: BoardFile) =>
        edit.addStation(b, id, p),
  ),
  fc.tuple(number, at).map(
    ([id, p]) =>
      (b: BoardFile) =>
        edit.moveStation(b, id, p),
  ),
  fc.tuple(number, number).map(
    ([a, c]) =>
      (b: BoardFile) =>
        edit.renumber(b, a, c),
  ),
  number.map((id) => (b: BoardFile) => edit.freeStationNumber(b, id)),
  number.map((id) => (b: BoardFile) => edit.removeStation(b, id)),
  fc.tuple(transport, number, number).map(
    ([t, a, c]) =>
      (b: BoardFile) =>
        edit.toggleLine(b, t, a, c),
  ),
  number.map((id) => (b: BoardFile) => edit.toggleStart(b, 'd', id)),
  number.map((id) => (b: BoardFile) => edit.toggleMission(b, 'red', 'goals', id)),
);

it('whatever is done, a board keeps its order and holds nothing twice or from nowhere', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      let board = edit.emptyBoard('hide-and-seek', TRANSPORTS);
      for (const each of changes) {
        const before = JSON.stringify(board);
        const after = each(board);
        expect(JSON.stringify(board)).toBe(before);
        board = after;
      }
      const ids = board.stations.map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
      for (const lines of Object.values(board.edges)) {
        const names = lines.map(([a, b]) => a * 10_000 + b);
        expect(names).toEqual([...new Set(names)].sort((a, b) => a - b));
        for (const [a, b] of lines) {
          expect(a).toBeLessThan(b);
          expect(ids).toEqual(expect.arrayContaining([a, b]));
        }
      }
      const cards = [...(board.starts.d ?? []), ...(board.missions?.red?.goals ?? [])];
      expect(ids).toEqual(expect.arrayContaining(cards));
    }),
  );
});
