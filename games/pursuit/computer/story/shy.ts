import type { MoveOdds } from '../../rules/belief.js';

/** The share of legs that he takes by chance. */
const ERRATIC_SHARE = 0.05;

/**
 * X as a model where nobody has solved the board: of all legs from a stop he prefers those to stops that are worth
 * more to him; now and then he goes anywhere.
 *
 * @param legs where each leg leads that he could make from a stop, a stop for each line
 * @param worth of a stop, above 0
 */
export function cautiousOdds(legs: (from: number) => readonly number[], worth: (to: number) => number): MoveOdds {
  const worths = new Map<number, number>();
  const worthOf = (stop: number): number => {
    const known = worths.get(stop) ?? worth(stop);
    worths.set(stop, known);
    return known;
  };
  const totals = new Map<number, { readonly sum: number; readonly count: number }>();
  return (from, to) => {
    let total = totals.get(from);
    if (total === undefined) {
      const all = legs(from);
      total = { sum: all.reduce((sum, stop) => sum + worthOf(stop), 0), count: all.length };
      totals.set(from, total);
    }
    return ((1 - ERRATIC_SHARE) * worthOf(to)) / total.sum + ERRATIC_SHARE / Math.max(1, total.count);
  };
}
