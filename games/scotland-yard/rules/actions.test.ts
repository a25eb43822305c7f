import { describe, expect, it } from 'vitest';
import { scotlandYardWithT } from '../test/boards.js';
import type { Action } from './types.js';

describe('actions off the wire', () => {
  it.each([
    { type: 'configure', flags: { takeback: 'none' } },
    { type: 'registerKit', pawn: 'd1', tickets: { taxi: 10 } },
    { type: 'registerStart', pawn: 'x', stop: 94 },
    { type: 'deal' },
    { type: 'travel', legs: [{ ticket: 'taxi', stop: 1 }], double: true, show: { d1: 'none' } },
    { type: 'show', take: {} },
    {
      type: 'move',
      detective: 'd1',
      ticket: 'bus',
      stop: 74,
      supply: 'd1',
      card: { owner: 'd1', ticket: 'bus', serial: 3 },
    },
    { type: 'pass', detective: 'd1' },
    { type: 'handTicket', from: 'd1', to: 'd2', ticket: 'taxi' },
    { type: 'audit' },
    { type: 'report' },
    {
      type: 'paperLog',
      rows: [{ ticket: 'bus', stop: 74, double: true, shown: 74, detectives: [1] }],
      result: 'CAUGHT',
    },
  ] satisfies Action[])('CM-2 $type is read as it was written', (action) => {
    expect(scotlandYardWithT.parseAction(JSON.parse(JSON.stringify(action)))).toEqual({
      ok: true,
      value: action,
    });
  });

  it.each([
    undefined,
    null,
    [],
    'pass',
    {},
    { type: 'teleport' },
    { type: 'pass', extra: 1 },
    { type: 'travel' },
    { type: 'travel', legs: [] },
    { type: 'travel', legs: [{ ticket: 'taxi', stop: 1, from: 2 }] },
    { type: 'travel', legs: [{ ticket: 'taxi', stop: '1' }] },
    { type: 'travel', legs: [{ ticket: 'taxi', stop: 1.5 }] },
    { type: 'travel', legs: Array.from({ length: 9 }, () => ({ ticket: 'taxi', stop: 1 })) },
    { type: 'travel', legs: [{ ticket: 't'.repeat(21), stop: 1 }] },
    { type: 'travel', legs: [{ ticket: 'taxi', stop: 1 }], show: { d1: ['taxi', 'taxi'] } },
    { type: 'paperLog', rows: Array.from({ length: 61 }, () => ({ ticket: 'bus', stop: 1 })) },
  ])('CM-2 input %# is MALFORMED', (input) => {
    const cause = expect.stringMatching(/./);
    expect(scotlandYardWithT.parseAction(input)).toEqual({
      ok: false,
      error: { code: 'MALFORMED', member: expect.any(String), cause },
    });
  });

  it('SY-26 X sends no origin, SY-14 a ticket left out is unknown, not malformed', () => {
    expect(scotlandYardWithT.parseAction({ type: 'travel', legs: [{ stop: 1 }] })).toEqual({
      ok: true,
      value: { type: 'travel', legs: [{ ticket: '', stop: 1 }] },
    });
    expect(scotlandYardWithT.parseAction({ type: 'travel', from: 1, legs: [{ stop: 1 }] }).ok).toBe(false);
  });
});
