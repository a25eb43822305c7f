import type { View } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { messages } from '../../messages/game/en.js';
import { drawPlan, drawText } from './draw-plan.js';

function view(stack: number, discard: number, box: number, changed: Partial<View> = {}): View {
  return {
    handSource: 'registered',
    supply: { stack, discard, box },
    variant: 'default',
    deviations: [],
    ...changed,
  } as unknown as View;
}

describe('drawing more than the stack holds (MX-60)', () => {
  it('takes the rest of the stack, shuffles the discard pile, draws what is missing', () => {
    expect(drawPlan(view(1, 5, 2), 3)).toEqual([{ draw: 1 }, { shuffle: 'discard' }, { draw: 2 }]);
  });

  it('says nothing where the stack is enough, or the referee draws', () => {
    expect(drawPlan(view(3, 5, 2), 3)).toEqual([]);
    expect(drawPlan(view(1, 5, 2, { handSource: 'server' }), 3)).toEqual([]);
  });

  it('turns to the box when the discard pile is used up too (MX-61)', () => {
    expect(drawPlan(view(0, 2, 9), 3)).toEqual([{ shuffle: 'discard' }, { draw: 2 }, { shuffle: 'box' }, { draw: 1 }]);
    expect(drawPlan(view(0, 0, 9), 3)).toEqual([{ shuffle: 'box' }, { draw: 3 }]);
  });

  it('shuffles both together where that was agreed', () => {
    const deviations = [{ flag: 'supply_order', value: 'both_together', house: false }] as const;
    expect(drawPlan(view(1, 0, 9, { deviations }), 3)).toEqual([{ draw: 1 }, { shuffle: 'both' }, { draw: 2 }]);
  });

  it('is told in the order in which it is done', () => {
    expect(drawText(drawPlan(view(1, 5, 2), 3), messages.doWithPieces)).toBe(
      `First draw the last ticket. ${messages.doWithPieces.shuffle.discard} Then draw 2.`,
    );
  });
});
