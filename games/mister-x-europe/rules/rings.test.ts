import { describe, expect, it } from 'vitest';
import { partsOfText, TABLE, table } from '../test/table.js';

const all = [1, 2, 3, 4, 5];
const LOG = [302, 303, 304, 305, 304, 303, 302, 306, 302];
const FULL = [5, 1, 4, 3, 2].map((slot, i) => ({ pair: i + 1, stop: LOG[slot - 1] ?? 0, slot }));

describe('rings and discs', () => {
  const ask = (more: object, reuse: 'oldest_slot' | 'oldest_placed' = 'oldest_slot') => {
    const t = table({
      split: [5],
      phase: 'specials',
      round: 9,
      log: LOG,
      at: [307, 308, 309, 310, 301],
      moved: all,
      hands: ['5 car/M'],
      flags: { ring_reuse: reuse },
      more,
    });
    t.play('h1', { type: 'investigate', parts: partsOfText({ h1: '5 car/M' }) });
    return t;
  };

  it('MX-12 MX-51 a pair lies on the city and at the slot, with its number', () => {
    const t = ask({});
    expect(t.view(TABLE).rings).toEqual([{ pair: 1, stop: 302, slot: 7 }]);
    expect(t.view(TABLE).ringPairs).toBe(5);
    expect(t.view(TABLE).discs.max).toBe(22);
    expect(t.view(TABLE).x.pawn).toBeNull();
  });

  it('MX-42 what is marked already takes no new pair', () => {
    const rings = [{ pair: 3, stop: 302, slot: 7 }];
    const t = ask({ rings });
    expect(t.state.rings).toEqual(rings);
    expect(t.notices(TABLE).some(({ type }) => type === 'ringPlaced')).toBe(false);
  });

  it.each([
    ['oldest_slot', 2, { stop: 302, slot: 1 }],
    ['oldest_placed', 1, { stop: 304, slot: 5 }],
  ] as const)('MX-52 when all lie on the board, %s says which is taken', (reuse, pair, from) => {
    const t = ask({ rings: FULL }, reuse);
    expect(t.notices(TABLE)).toContainEqual({
      type: 'ringPlaced',
      pair,
      stop: 302,
      slot: 7,
      from,
    });
    expect(t.state.rings).toHaveLength(5);
  });

  it.each(['oldest_slot', 'oldest_placed'] as const)(
    'MX-52 a pair that marks a hit of the same check is not taken for another: %s',
    (reuse) => {
      const t = table({
        split: [5],
        phase: 'refill',
        round: 9,
        log: LOG,
        at: [303, 306, 309, 310, 301],
        moved: all,
        hands: ['9 plane/M'],
        flags: { ring_reuse: reuse },
        // The pair placed first marks slot 8, which the check finds again.
        more: {
          rings: [
            { pair: 1, stop: 306, slot: 8 },
            { pair: 2, stop: 302, slot: 1 },
            { pair: 3, stop: 303, slot: 2 },
            { pair: 4, stop: 304, slot: 3 },
            { pair: 5, stop: 305, slot: 4 },
          ],
          arrivals: [
            { detective: 0, stop: 303 },
            { detective: 1, stop: 306 },
          ],
        },
      });
      t.play('h1', { type: 'draw', tickets: [] });
      expect(t.state.rings).toContainEqual({ pair: 1, stop: 306, slot: 8 });
      expect(t.state.rings).toContainEqual({ pair: 2, stop: 303, slot: 6 });
      expect(t.state.rings).toHaveLength(5);
    },
  );

  it('MX-54 a disc has no effect on the rules, and X lays none', () => {
    const t = table({ phase: 'moves', hands: ['car/M', 'car/M'] });
    const moves = t.view('h1').moves;
    t.play('h1', { type: 'disc', stop: 303, on: true });
    expect(t.view('x').discs.stops).toEqual([303]);
    expect(t.view('h1').moves).toEqual(moves);
    for (const seat of ['x', 'nobody', TABLE]) {
      expect(t.refuse(seat, { type: 'disc', stop: 304, on: true })).toEqual({
        code: 'NOT_YOUR_TURN',
      });
    }
  });
});

describe('the position check', () => {
  const round = {
    split: [5],
    phase: 'moves',
    round: 8,
    log: [306, 302, 303, 302, 303, 304, 305],
    at: [302, 310, 309, 308, 307],
    hands: ['car/M'],
  } as const;

  it('MX-53 a detective who stands still reveals nothing', () => {
    const t = table({ ...round, moved: [2, 3, 4, 5], hands: [''] });
    t.play('h1', { type: 'closeMoves' });
    t.refillAll();
    expect(t.notices(TABLE)).toContainEqual({ type: 'checked', hits: [] });
  });
});
