import type { GameTypes } from '@mister-x/engine/core/game';
import type { ObservedStep, PublicKnowledge, PublicKnowledgeFactory } from '@mister-x/engine/core/public-knowledge';
import type { HiddenPathBelief } from './belief.js';

/** The belief of a pursuit, which hears what the table is told. */
type ObservingBelief<T extends GameTypes> = HiddenPathBelief & {
  observe(step: ObservedStep<T>): void;
};

/** Those who know where X can be, where the table chose to be shown that. */
export function whereaboutsFactory<T extends GameTypes>(
  begin: (options: T['options']) => ObservingBelief<T>,
  isShown: (options: T['options']) => boolean,
): PublicKnowledgeFactory<T> {
  return { of: (options) => (isShown(options) ? new Whereabouts(begin(options)) : undefined) };
}

/**
 * Knows the stops where X can be: those to which some way leads that fits everything the table was told, as the
 * belief of its game reckons. `known` has them ascending, and is empty before he has begun.
 */
class Whereabouts<T extends GameTypes> implements PublicKnowledge<T> {
  private stops: readonly number[] | undefined;

  constructor(private readonly belief: ObservingBelief<T>) {}

  observe(step: ObservedStep<T>): Whereabouts<T> {
    const belief = this.belief.copy();
    belief.observe(step);
    return new Whereabouts(belief);
  }

  get known(): readonly number[] {
    this.stops ??= [...this.belief.places()].sort((a, b) => a - b);
    return this.stops;
  }
}
