import type { GameTypes } from '../game.js';
import { type Player, randomPlayer } from '../player.js';
import type { Rng } from '../rng.js';

/** Wants its last move back one time in `oneIn` that it may ask for it, and does nothing else. */
export function takebackAsker<T extends GameTypes>(rng: Rng, oneIn: number): Player<T> {
  return {
    choose: ({ view }) => (view.takeback.mayAsk && rng.int(oneIn) === 0 ? { kind: 'takeback' } : undefined),
  };
}

/**
 * Plays by chance, answers included, and wants a move back one time in `oneIn`; never gives up. A test that
 * plays a match with it asks first the seat that may ask (`takebackAskerOf`), whether or not it is to act.
 */
export function ficklePlayer<T extends GameTypes>(rng: Rng, oneIn: number): Player<T> {
  const regrets = takebackAsker<T>(rng, oneIn);
  const plays = randomPlayer<T>(rng);
  return { choose: (position) => regrets.choose(position) ?? plays.choose(position) };
}
