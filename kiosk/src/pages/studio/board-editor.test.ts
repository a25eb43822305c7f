import type { BoardSpec } from '@mister-x/games/pursuit/rules';
import { describe, expect, it } from 'vitest';
import { BoardEditor } from './board-editor.svelte.js';
import { emptyBoard, hasLine, stationOf } from './model/edit.js';
import { stationsNotProofread } from './model/proof.js';

const SPEC: BoardSpec = {
  game: 'hide-and-seek',
  transports: ['tram', 'bus'],
  everywhere: 'tram',
  decks: [{ deck: 'first', min: 6 }],
  deckInstead: 'first',
  missions: [],
  tickets: [],
};
const HERE = { x: 50, y: 50 };

function editor(stations = 0): BoardEditor {
  const made = new BoardEditor(SPEC, emptyBoard(SPEC.game, SPEC.transports));
  for (let i = 0; i < stations; i++) made.tap(undefined, { x: 100 * i, y: 100 });
  made.selection = null;
  return made;
}

const numbers = ({ board }: BoardEditor) => board.stations.map(({ id }) => id);

describe('a tap', () => {
  it('on an empty place puts the next station down and selects it', () => {
    const made = editor(2);
    made.tap(undefined, HERE);
    expect(numbers(made)).toEqual([1, 2, 3]);
    expect(made.anchor).toBe(3);
    expect(made.next).toBe(4);
  });

  it('on neighbours of the new station draws its lines: five taps for four lines', () => {
    const made = editor(4);
    made.tap(undefined, HERE);
    for (const neighbour of [1, 2, 3, 4]) made.tap(neighbour, HERE);
    expect(made.board.edges.tram).toEqual([
      [1, 5],
      [2, 5],
      [3, 5],
      [4, 5],
    ]);
    expect(made.anchor).toBe(5);
  });

  it('in a chain goes on from station to station, new or not', () => {
    const made = editor(2);
    made.chain = true;
    made.tap(1, HERE);
    made.tap(undefined, HERE);
    made.tap(2, HERE);
    expect(made.board.edges.tram).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(made.anchor).toBe(2);
  });

  it('on a neighbour that has this line already goes there', () => {
    const made = editor(2);
    made.join(1, 2);
    made.tap(1, HERE);
    made.tap(2, HERE);
    expect(made.anchor).toBe(2);
    expect(made.board.edges.tram).toEqual([[1, 2]]);
  });

  it('on the selected station lets go of it', () => {
    const made = editor(1);
    made.tap(1, HERE);
    made.tap(1, HERE);
    expect(made.selection).toBeNull();
  });

  it('on a line selects it, and Delete takes it away', () => {
    const made = editor(2);
    made.join(1, 2);
    made.tap(undefined, HERE, { transport: 'tram', a: 1, b: 2 });
    made.remove();
    expect(made.board.edges.tram).toEqual([]);
    made.undo();
    expect(hasLine(made.board, 'tram', 1, 2)).toBe(true);
  });
});

describe('numbers', () => {
  it('count up from where people say, over gaps', () => {
    const made = editor(3);
    made.countFrom(50);
    made.tap(undefined, HERE);
    made.tap(undefined, { x: 1, y: 1 });
    expect(numbers(made)).toEqual([1, 2, 3, 50, 51]);
    made.countFrom(2);
    expect(made.next).toBe(4);
  });

  it('are typed for a new station in the same step, and counted on from there', () => {
    const made = editor(1);
    made.asks = true;
    made.tap(undefined, HERE);
    for (const digit of '88') made.typeDigit(digit);
    made.tap(undefined, { x: 1, y: 1 });
    expect(numbers(made)).toEqual([1, 88, 89]);
    made.undo();
    made.undo();
    expect(numbers(made)).toEqual([1]);
    made.redo();
    expect(numbers(made)).toEqual([1, 88]);
  });

  it('that are taken change places, or make room', () => {
    const swap = editor(3);
    swap.select(3);
    swap.askNumber();
    swap.typeDigit('1');
    expect(swap.isTaken).toBe(true);
    swap.confirmNumber();
    expect(stationOf(swap.board, 1)?.x).toBe(200);
    expect(stationOf(swap.board, 3)?.x).toBe(0);

    const shift = editor(3);
    shift.select(3);
    shift.askNumber();
    shift.typeDigit('1');
    shift.confirmNumber(true);
    expect(shift.board.stations.map(({ x }) => x)).toEqual([200, 0, 100]);
    expect(numbers(shift)).toEqual([1, 2, 3]);
  });

  it('do not make room where no number above is free', () => {
    const full = editor();
    for (const number of [9_998, 9_999]) {
      full.countFrom(number);
      full.put(HERE);
    }
    full.countFrom(1);
    full.put(HERE);
    const before = full.board;
    full.askNumber();
    for (const digit of '9998') full.typeDigit(digit);
    expect([full.isTaken, full.mayMakeRoom]).toEqual([true, false]);
    full.confirmNumber(true);
    expect(full.board).toBe(before);
  });

  it('nothing typed, and nothing but zeros, changes nothing', () => {
    const made = editor(1);
    made.select(1);
    made.askNumber();
    made.typeDigit('0');
    made.confirmNumber();
    expect(numbers(made)).toEqual([1]);
    expect(made.typing).toBeNull();
  });
});

describe('undo', () => {
  it('lets go of a station that it takes away', () => {
    const made = editor(1);
    made.tap(undefined, HERE);
    made.undo();
    expect(made.selection).toBeNull();
    expect(made.next).toBe(2);
    made.redo();
    expect(numbers(made)).toEqual([1, 2]);
  });
});

describe('proof-reading', () => {
  it('goes from station to station, is mended by taps, and marks what was changed as unread', () => {
    const made = editor(3);
    made.join(1, 2);
    made.enter('proof');
    expect(made.anchor).toBe(1);
    made.markRead(1);
    made.markRead(2);
    expect(made.anchor).toBe(3);
    made.transport = 'bus';
    made.tap(1, HERE);
    expect(hasLine(made.board, 'bus', 1, 3)).toBe(true);
    made.markRead(3);
    expect(stationsNotProofread(made.proofs, made.board)).toEqual([1]);
    expect(made.anchor).toBe(1);
  });
});

it('start cards are marked by taps', () => {
  const made = editor(3);
  made.enter('starts');
  made.tap(2, HERE);
  made.tap(undefined, HERE);
  expect(made.board.starts).toEqual({ first: [2] });
  expect(numbers(made)).toEqual([1, 2, 3]);
});

describe('a board that was changed in another tab', () => {
  it('is gone on with, and undo brings back how it was here', () => {
    const [here, there] = [editor(2), editor(3)];
    here.select(2);
    here.goOnWith(there.board, {});
    expect(numbers(here)).toEqual([1, 2, 3]);
    expect(here.anchor).toBe(2);
    here.undo();
    expect(numbers(here)).toEqual([1, 2]);
  });

  it('but not changed there is no step', () => {
    const here = editor(2);
    here.goOnWith(structuredClone(here.board), {});
    here.undo();
    expect(numbers(here)).toEqual([1]);
  });

  it('lets go of a station that is gone', () => {
    const here = editor(3);
    here.select(3);
    here.goOnWith(editor(2).board, {});
    expect(here.selection).toBeNull();
  });
});
