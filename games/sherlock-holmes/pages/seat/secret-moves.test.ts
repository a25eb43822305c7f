import { describe, expect, it } from 'vitest';
import type { Action } from '../../rules/browser.js';
import { secretMoves } from './secret-moves.js';
import { beginHolmesRun, type HolmesRun, runWithState, viewAndOwnSleuth } from './testing/positions.js';

const PASS: Action = { type: 'answer', look: 1, card: null };
describe('what a phone commits to (SH-35)', () => {
  const run: HolmesRun = runWithState(beginHolmesRun(), (state) => ({
    phase: 'investigate',
    look: {
      ...{ id: 4, by: 'sleuth-1', kind: 'search', location: '15', open: true },
      opening: { card: 'SH-weapon-cab-1-1', mode: 'symbol' },
      ...{ answered: [], reacted: [], decision: null, lapsed: false, left: false },
    },
    looks: 4,
    turn: state.turn,
  }));
  const { view } = viewAndOwnSleuth(run);

  it('is the decision on its own look, in silence', () => {
    const cards = [{ card: 'SH-weapon-watson-1-1', mode: 'ability:watson' }] as const;
    const slot = 'look-4/sleuth-1';
    expect(secretMoves(view, 'sleuth-1', { type: 'take', cards })).toEqual([
      { slot, move: { take: true, cards }, silent: true },
    ]);
    expect(secretMoves(view, 'sleuth-1', { type: 'leave' })).toEqual([
      { slot, move: { take: false, cards: [] }, silent: true },
    ]);
  });

  it('is nothing else', () => {
    expect(secretMoves(view, 'sleuth-2', PASS)).toEqual([]);
    expect(secretMoves(viewAndOwnSleuth(beginHolmesRun()).view, 'sleuth-1', { type: 'leave' })).toEqual([]);
  });
});
