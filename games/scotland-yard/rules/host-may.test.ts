import { describe, expect, it } from 'vitest';
import type { Json } from '@mister-x/engine/core/json';
import { maySend } from '@mister-x/engine/core/may-send';
import { scotlandYard } from './game.js';

describe('the host', () => {
  const seats = [
    { seat: 'x', secret: true, held: true },
    { seat: 'h1', secret: false, held: false },
  ];
  const kiosk = { viewer: 'table', host: true } as const;
  const rows = [{ ticket: 'bus', stop: 74 }];
  const mayBe = (action: Json) => maySend(scotlandYard, seats, kiosk, 'referee', { kind: 'act', action }).ok;

  it('may enter the paper log as the referee, and nothing else (SY-61)', () => {
    expect(mayBe({ type: 'paperLog', rows, result: 'CAUGHT' })).toBe(true);
    const others = [
      { type: 'paperLog', rows, result: 'CAUGHT', more: 1 },
      { type: 'configure', flags: {} },
      { type: 'registerStart', pawn: 'd1', stop: 13 },
      { type: 'deal' },
      { type: 'audit' },
      { type: 'report' },
    ];
    for (const action of others) expect([action, mayBe(action)]).toEqual([action, false]);
  });
});
