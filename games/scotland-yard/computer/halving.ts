import type { SearchBudget } from '@mister-x/engine/core/computer';

/** An option, and what it was worth on the average. */
export type RatedOption<T> = { readonly option: T; readonly worth: number };

/**
 * Sequential halving (Karnin, Koren, Somekh, _Almost Optimal Exploration in Multi-Armed Bandits_, 2013): all
 * options are tried equally often, the worse half is dropped, and so on with what is left of the budget.
 *
 * @param world a draw of what is not known, in which each option that is left is tried: so they differ by what
 * they are and not by luck
 * @returns the last few, the best first
 */
export function sequentialHalving<T>(
  options: readonly T[],
  { iterations, isOver = () => false }: SearchBudget,
  world: () => (option: T) => number,
): readonly RatedOption<T>[] {
  // What has no alternative needs no thought.
  if (options.length < 2) return options.map((option) => ({ option, worth: 0 }));
  let left = options.map((option) => ({ option, sum: 0, tries: 0 }));
  const phases = Math.ceil(Math.log2(left.length));
  for (let phase = 0; phase < phases; phase++) {
    const worlds = Math.max(1, Math.floor(iterations / phases / left.length));
    for (let nth = 0; nth < worlds && !isOver((phase + 1) / phases); nth++) {
      const worthIn = world();
      for (const each of left) {
        each.sum += worthIn(each.option);
        each.tries += 1;
      }
    }
    left.sort((a, b) => b.sum / b.tries - a.sum / a.tries);
    if (phase + 1 < phases) left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left.map(({ option, sum, tries }) => ({ option, worth: sum / Math.max(1, tries) }));
}
