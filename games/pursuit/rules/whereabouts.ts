import type { GameTypes } from '@mister-x/engine/core/game';
import type { Heard, Onlooker, Onlookers } from '@mister-x/engine/core/onlooker';
import type { HiddenWay } from './belief.js';

/** The belief of a pursuit, which hears what the table is told. */
type Listening<T extends GameTypes> = HiddenWay & { hear(heard: Heard<T>): void };

/** Those who know where X can be, where the table chose to be shown that. */
export function watchers<T extends GameTypes>(
  begin: (options: T['options']) => Listening<T>,
  isShown: (options: T['options']) => boolean,
): Onlookers<T> {
  return { of: (options) => (isShown(options) ? new Whereabouts(begin(options)) : undefined) };
}

/**
 * Knows the stops where X can be: those to which some way leads that fits everything the table was told, as the
 * belief of its game reckons. `knows` has them ascending, and is empty before he has begun.
 */
class Whereabouts<T extends GameTypes> implements Onlooker<T> {
  private stops: readonly number[] | undefined;

  constructor(private readonly belief: Listening<T>) {}

  hear(heard: Heard<T>): Whereabouts<T> {
    const belief = this.belief.copy();
    belief.hear(heard);
    return new Whereabouts(belief);
  }

  get knows(): readonly number[] {
    this.stops ??= [...this.belief.places()].sort((a, b) => a - b);
    return this.stops;
  }
}
