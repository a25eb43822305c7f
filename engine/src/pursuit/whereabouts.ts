import type { GameTypes } from '../core/game.js';
import type { Heard, Onlooker } from '../core/onlooker.js';
import type { HiddenWay } from './belief.js';

/** The belief of a pursuit, which hears what the table is told. */
type Listening<T extends GameTypes> = HiddenWay & { hear(heard: Heard<T>): void };

/**
 * Knows the stops where X can be: all those, and only those, to which some way leads that fits everything
 * the table was told. `knows` has them ascending, and is empty before he has begun.
 */
export class Whereabouts<T extends GameTypes> implements Onlooker<T> {
  constructor(private readonly belief: Listening<T>) {}

  hear(heard: Heard<T>): Whereabouts<T> {
    const belief = this.belief.copy();
    belief.hear(heard);
    return new Whereabouts(belief);
  }

  get knows(): readonly number[] {
    return [...this.belief.places()].sort((a, b) => a - b);
  }
}
