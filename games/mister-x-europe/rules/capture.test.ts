import { describe, expect, it } from 'vitest';
import type { TestPosition } from '../test/position.js';
import { move, partsOfText, type Table, table } from '../test/table.js';

/** Capture at the check (MX-48) while X has made no leg: he was walled in, or lost his turn with a swap. */

const place: TestPosition = {
  flags: { capture_timing: 'position_check', x_no_free_stop: 'x_skips' },
  split: [5],
  phase: 'moves',
  round: 1,
  x: 301,
  at: [302, 307, 308, 309, 310],
  moved: [2, 3, 4, 5],
  hands: ['2 car/M'],
};

function toTheCheck(t: Table): void {
  if (t.state.phase === 'moves') t.play('h1', { type: 'closeMoves' });
  t.refillAll();
}

describe('capture at the check before the first leg of X', () => {
  it('MX-48 who came to the start of X catches him there', () => {
    const t = table(place);
    t.move('d1', 'car/M 301');
    expect(t.code).toBeUndefined();
    toTheCheck(t);
    expect(t.state.end).toEqual({ code: 'CAUGHT', winner: 'detectives', detective: 'd1' });
  });

  it('MX-45 MX-48 so does who came there by a special operation', () => {
    const t = table({
      ...place,
      phase: 'specials',
      round: 6,
      moved: [1, 2, 3, 4, 5],
      hands: ['3 car/B'],
    });
    const operation = { detective: 'd1', transport: 'car', stop: 301 };
    t.play('h1', { type: 'operate', parts: partsOfText({ h1: '3 car/B' }), ...operation });
    toTheCheck(t);
    expect(t.state.end).toMatchObject({ code: 'CAUGHT', detective: 'd1' });
  });

  it.each([
    ['stays there', [301, 307, 308, 309, 303], 'd5', 'car/M 304'],
    ['has left it', [301, 307, 308, 309, 310], 'd1', 'car/M 302'],
  ])('MX-10 MX-48 a pawn that stood there before and %s catches nobody', (_, at, pawn, text) => {
    const hands = ['car/M'];
    const moved = [1, 2, 3, 4, 5].filter((each) => `d${each}` !== pawn);
    const flags = { ...place.flags, x_start_on_detective: 'allow' } as const;
    const t = table({ ...place, flags, at, moved, hands });
    t.play('h1', move(pawn, text));
    toTheCheck(t);
    expect(t.code).toBeUndefined();
    expect(t.state.round).toBe(2);
  });
});
