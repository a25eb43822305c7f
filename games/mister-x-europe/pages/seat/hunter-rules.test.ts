import type { View } from '../../rules/index.js';
import { describe, expect, it } from 'vitest';
import { mayCloseMoves } from './hunter-rules.js';

type Changes = Partial<Record<keyof View, unknown>>;

function view(changed: Changes): View {
  return {
    phase: 'moves',
    devices: 'kiosk',
    toAct: ['h1'],
    hands: {},
    mayCloseMoves: null,
    detectives: [{ id: 'd1', hunter: 'h1' }],
    moves: [{ detective: 'd1', reach: [{ transport: 'car', stops: [5] }], mayPass: false }],
    ...changed,
  } as unknown as View;
}

describe('closing the step of moves from a phone (MX-36)', () => {
  it('is offered where the phone cannot know that a pawn is stuck (MX-11)', () => {
    expect(mayCloseMoves(view({}), 'h1')).toBe(true);
    expect(mayCloseMoves(view({}), 'h2')).toBe(false);
    expect(mayCloseMoves(view({ phase: 'specials' }), 'h1')).toBe(false);
  });

  it('waits for his own pawns where he sees his hand', () => {
    const phones: Changes = { devices: 'phones', mayCloseMoves: true };
    expect(mayCloseMoves(view({ ...phones, hands: { h1: ['car/beacon'] } }), 'h1')).toBe(false);
    expect(mayCloseMoves(view({ ...phones, hands: { h1: ['plane/beacon'] } }), 'h1')).toBe(true);
    expect(mayCloseMoves(view({ ...phones, hands: { h1: [] }, mayCloseMoves: false }), 'h1')).toBe(false);
  });
});
