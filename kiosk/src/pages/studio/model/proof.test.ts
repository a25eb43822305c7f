import { expect, it } from 'vitest';
import * as edit from './edit.js';
import { isProofread, markProofread, neighbours, nextStationToProofread, stationsNotProofread } from './proof.js';

function triangle() {
  let board = edit.emptyBoard('hide-and-seek', ['tram', 'bus']);
  for (const id of [1, 2, 3]) board = edit.addStation(board, id, { x: id, y: 1 });
  board = edit.addLine(board, 'tram', 1, 3);
  return edit.addLine(board, 'tram', 1, 2);
}

it('names the neighbours of a station in their order', () => {
  expect(neighbours(triangle(), 1, 'tram')).toEqual([2, 3]);
  expect(neighbours(triangle(), 1, 'bus')).toEqual([]);
});

it('a change of a station takes its mark away, and undoing it gives it back', () => {
  const board = triangle();
  let proofs = {};
  for (const { id } of board.stations) proofs = markProofread(proofs, board, id);
  expect(stationsNotProofread(proofs, board)).toEqual([]);
  expect(stationsNotProofread(proofs, edit.addLine(board, 'bus', 1, 2))).toEqual([1, 2]);
  expect(stationsNotProofread(proofs, edit.removeLine(board, 'tram', 1, 3))).toEqual([1, 3]);
  expect(stationsNotProofread(proofs, edit.renumber(board, 3, 4))).toEqual([1, 4]);
  expect(stationsNotProofread(proofs, board)).toEqual([]);
});

it('moving a station or naming it is no change of what is read', () => {
  const board = triangle();
  const proofs = markProofread({}, board, 1);
  expect(isProofread(proofs, edit.moveStation(board, 1, { x: 900, y: 9 }), 1)).toBe(true);
});

it('a station without lines is read like any other', () => {
  const board = edit.addStation(triangle(), 4, { x: 4, y: 4 });
  expect(isProofread({}, board, 4)).toBe(false);
  expect(isProofread(markProofread({}, board, 4), board, 4)).toBe(true);
});

it('goes on to the next unread, round the board', () => {
  const board = triangle();
  const proofs = markProofread({}, board, 2);
  expect(nextStationToProofread(proofs, board, 1)).toBe(3);
  expect(nextStationToProofread(proofs, board, 3)).toBe(1);
  expect(nextStationToProofread(markProofread(markProofread(proofs, board, 1), board, 3), board, 3)).toBeUndefined();
});
