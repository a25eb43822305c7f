import { londonBoard, SCOTLAND_YARD_BOARD } from '@mister-x/games/scotland-yard/rules/browser';
import { expect, it } from 'vitest';
import { BoardEditor } from './board-editor.svelte.js';
import { emptyBoard, type Line } from './model/edit.js';

const SPEC = SCOTLAND_YARD_BOARD;
const LONDON = londonBoard('first').data;
const ANYWHERE = { x: 500, y: 500 };

/**
 * Seconds of someone who knows the studio and reads from the photograph: finding the next number and
 * tapping on it; following a line to its next station and tapping there; a key.
 */
const PACE = { station: 3.5, line: 2.5, key: 0.6 } as const;

/** Counts what hands do. */
class Hands {
  stations = 0;
  lines = 0;
  keys = 0;

  constructor(readonly editor: BoardEditor) {}

  put(at: { readonly x: number; readonly y: number }): void {
    this.stations++;
    this.editor.tap(undefined, at);
  }

  tap(id: number): void {
    this.lines++;
    this.editor.tap(id, ANYWHERE);
  }

  /** As `keys.ts` has them. */
  key(key: 'c' | 'Escape' | number): void {
    this.keys++;
    if (key === 'c') this.editor.chain = !this.editor.chain;
    else if (key === 'Escape') this.editor.select(null);
    else this.editor.transport = SPEC.transports[key - 1] ?? '';
  }

  get minutes(): number {
    const { stations, lines, keys } = this;
    return (stations * PACE.station + lines * PACE.line + keys * PACE.key) / 60;
  }
}

/** Every line once, in as few ways along them as come by going on wherever one can. */
function ways(lines: readonly Line[]): readonly number[][] {
  const left = new Map<number, Set<number>>();
  for (const [a, b] of lines) {
    left.set(a, (left.get(a) ?? new Set()).add(b));
    left.set(b, (left.get(b) ?? new Set()).add(a));
  }
  const made: number[][] = [];
  for (;;) {
    const ends = [...left].filter(([, next]) => next.size > 0);
    const [start] = ends.find(([, next]) => next.size % 2 === 1) ?? ends[0] ?? [];
    if (start === undefined) return made;
    const way = [start];
    for (let at = start; ; ) {
      const [to] = left.get(at) ?? [];
      if (to === undefined) break;
      left.get(at)?.delete(to);
      left.get(to)?.delete(at);
      way.push(to);
      at = to;
    }
    made.push(way);
  }
}

it('a station with four lines to stations that are there takes five taps and no key', () => {
  const hands = new Hands(new BoardEditor(SPEC, emptyBoard(SPEC.game, SPEC.transports)));
  for (const x of [100, 200, 300, 400]) hands.put({ x, y: 10 });
  hands.key('Escape');
  const before = { ...hands };
  hands.put({ x: 250, y: 200 });
  for (const id of [1, 2, 3, 4]) hands.tap(id);
  expect(hands.editor.board.edges.taxi?.length).toBe(4);
  expect(hands.stations + hands.lines - before.stations - before.lines).toBe(5);
  expect(hands.keys - before.keys).toBe(0);
});

it('the 199 stations of London are entered in well under an hour, every line of them', () => {
  const hands = new Hands(new BoardEditor(SPEC, emptyBoard(SPEC.game, SPEC.transports, 760)));
  for (const station of LONDON.stations) hands.put(station);
  hands.key('Escape');
  hands.key('c');
  for (const [i, transport] of SPEC.transports.entries()) {
    if (i > 0) hands.key(i + 1);
    for (const way of ways(LONDON.edges[transport as keyof typeof LONDON.edges])) {
      for (const id of way) hands.tap(id);
      hands.key('Escape');
    }
  }
  const { board } = hands.editor;
  expect(board.stations.map(({ id }) => id)).toEqual(LONDON.stations.map(({ id }) => id));
  for (const transport of SPEC.transports) {
    const lines = LONDON.edges[transport as keyof typeof LONDON.edges];
    expect(board.edges[transport]).toEqual([...lines].sort(([a, b], [c, d]) => a - c || b - d));
  }
  // The guide for people names these figures.
  expect([hands.stations, hands.lines, hands.keys, Math.round(hands.minutes)]).toEqual([199, 536, 73, 35]);
});
