import { describe, expect, it } from 'vitest';
import { europeGameWithTestBoards } from '../test/boards.js';
import type { Action } from './types.js';

describe('actions off the wire', () => {
  it.each([
    { type: 'configure', flags: { takeback: 'none' } },
    { type: 'registerStart', pawn: 'd1', stop: 94 },
    { type: 'dealStarts' },
    { type: 'chooseMission', mission: 'green', stop: 303 },
    { type: 'registerHand', tickets: ['car/footprints', 'plane/beacon/3'] },
    { type: 'dealHands' },
    {
      type: 'travel',
      legs: [
        { ticket: 'car/beacon', stop: 302, faceDown: true },
        { ticket: 'train/beacon', stop: 304 },
      ],
      special: 'double',
      pay: ['car/footprints', 'car/footprints', 'train/footprints'],
    },
    { type: 'swap' },
    { type: 'discard', tickets: ['car/beacon'] },
    { type: 'draw' },
    { type: 'draw', tickets: [] },
    { type: 'move', detective: 'd1', ticket: 'car/beacon', stop: 302, hand: 'h2' },
    { type: 'pass' },
    { type: 'closeMoves' },
    { type: 'offer', tickets: ['car/magnifier'] },
    { type: 'investigate', parts: { h1: ['car/magnifier'], h2: [] } },
    {
      type: 'operate',
      parts: { h1: ['car/beacon'] },
      detective: 'd1',
      transport: 'car',
      stop: 303,
      ticket: 'car/beacon',
    },
    { type: 'noSpecial' },
    { type: 'disc', stop: 302, on: true },
    { type: 'endTurn', discsRemoved: true },
    { type: 'audit' },
    { type: 'report' },
  ] satisfies Action[])('CM-2 $type is read as it was written', (action) => {
    expect(europeGameWithTestBoards.parseAction(JSON.parse(JSON.stringify(action)))).toEqual({
      ok: true,
      value: action,
    });
  });

  it.each([
    undefined,
    null,
    [],
    {},
    { type: 'fly' },
    { type: 'swap', tickets: [] },
    { type: 'travel', legs: [] },
    { type: 'travel', legs: [{ ticket: 7, stop: 302 }] },
    { type: 'travel', legs: [{ ticket: 'car/beacon', stop: 302 }], special: 'triple' },
    { type: 'discard', tickets: 'car/beacon' },
    { type: 'discard', tickets: Array.from({ length: 21 }, () => 'car/beacon') },
    { type: 'discard', tickets: ['x'.repeat(31)] },
    {
      type: 'investigate',
      parts: Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`h${i}`, []])),
    },
    { type: 'disc', stop: 1.5, on: true },
    { type: 'endTurn' },
  ])('CM-2 anything else is MALFORMED: %j', (input) => {
    const cause = expect.stringMatching(/./);
    expect(europeGameWithTestBoards.parseAction(input)).toEqual({
      ok: false,
      error: { code: 'MALFORMED', member: expect.any(String), cause },
    });
  });
});
