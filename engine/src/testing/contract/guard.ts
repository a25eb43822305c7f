import type { Game, GameTypes } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { deepFreeze } from './plain.js';

/**
 * The same game with everything frozen that goes in or comes out, so that a mutation throws, and
 * with a generator that dies when the call it was lent to has returned.
 */
export function guardGame<T extends GameTypes>(game: Game<T>): Game<T> {
  return {
    ...game,
    setup: (options, rng) => lendRng(rng, (lent) => deepFreeze(game.setup(options, lent))),
    start: (setup) => deepFreeze(game.start(deepFreeze(setup))),
    parseOptions: (input) => deepFreeze(game.parseOptions(deepFreeze(input))),
    parseAction: (input) => deepFreeze(game.parseAction(deepFreeze(input))),
    sampleAction: (state, seat, rng) => lendRng(rng, (lent) => deepFreeze(game.sampleAction(state, seat, lent))),
    decide: (state, seat, action, rng) =>
      lendRng(rng, (lent) => deepFreeze(game.decide(state, seat, deepFreeze(action), lent))),
    apply: (state, event) => deepFreeze(game.apply(state, deepFreeze(event))),
  };
}

function lendRng<R>(rng: Rng, use: (lent: Rng) => R): R {
  let over = false;
  const check = (): void => {
    if (over) throw new Error('the generator was used after the decision');
  };
  const lent: Rng = {
    int: (bound) => {
      check();
      return rng.int(bound);
    },
    shuffle: (items) => {
      check();
      return rng.shuffle(items);
    },
    pick: (items) => {
      check();
      return rng.pick(items);
    },
  };
  try {
    return use(lent);
  } finally {
    over = true;
  }
}

/** Runs `body` with the clock and the platform's chance gone: touching them throws. */
export function withoutImpurity<R>(body: () => R): R {
  const globals = globalThis as unknown as Globals;
  const { Date: realDate, performance: realPerformance } = globals;
  const realRandom = Math.random;
  Math.random = () => throwImpure('Math.random');
  globals.Date = clockless('Date');
  globals.performance = clockless('performance');
  try {
    return body();
  } finally {
    Math.random = realRandom;
    globals.Date = realDate;
    globals.performance = realPerformance;
  }
}

type Globals = { Date: unknown; performance: unknown };

function throwImpure(what: string): never {
  throw new Error(`${what} was used`);
}

function clockless(what: string): unknown {
  return new Proxy(() => throwImpure(what), {
    get: () => throwImpure(what),
    construct: () => throwImpure(what),
    apply: () => throwImpure(what),
  });
}
