import { describe, expect, it } from 'vitest';
import { addLine, addStation, emptyBoard, moveStation, removeStation } from '../model/edit.js';
import { SceneMaker } from './scene.js';

const TRANSPORTS = ['tram', 'bus'];
const PLACES = [0, 1, 2, 3].map((i) => ({ x: 100 * i, y: 50 * i }));
const BOARD = PLACES.reduce((board, at, i) => addStation(board, 10 + i, at), emptyBoard('scene', TRANSPORTS));
const JOINED = addLine(addLine(BOARD, 'tram', 10, 12), 'bus', 11, 13);

describe('a scene', () => {
  it('has stations and, by their places in the list, the lines of each transport', () => {
    const scene = new SceneMaker().make(JOINED, TRANSPORTS, []);
    expect([...scene.ids]).toEqual([10, 11, 12, 13]);
    expect([...scene.places]).toEqual([0, 0, 100, 50, 200, 100, 300, 150]);
    expect(scene.lines.map((each) => [...each])).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(scene.height).toBe(JOINED.height);
  });

  it('keeps what an edit did not touch', () => {
    const maker = new SceneMaker();
    const before = maker.make(JOINED, TRANSPORTS, []);
    const after = maker.make(addLine(JOINED, 'tram', 12, 13), TRANSPORTS, []);
    expect(after.ids).toBe(before.ids);
    expect(after.lines[1]).toBe(before.lines[1]);
    expect([...(after.lines[0] ?? [])]).toEqual([0, 2, 2, 3]);
  });

  it.each([
    ['a station is moved', moveStation(JOINED, 10, { x: 7, y: 8 })],
    ['a station goes', removeStation(JOINED, 10)],
    ['nothing is left', emptyBoard('scene', TRANSPORTS)],
  ])('is as one made from nothing when %s', (_, board) => {
    const maker = new SceneMaker();
    maker.make(JOINED, TRANSPORTS, []);
    expect(maker.make(board, TRANSPORTS, [])).toEqual(new SceneMaker().make(board, TRANSPORTS, []));
  });
});
