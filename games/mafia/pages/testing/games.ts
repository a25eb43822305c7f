import { MatchRun, playOut, type Rng, type Step, unwrap } from '@mister-x/engine';
import { type Flags, type Mafia, mafia, type Variant } from '../../rules/index.js';
import { openingPlayer } from '../../computer/index.js';

/** Whole games for the tests of pages: what they show and send must fit the referee's. */

export { TABLE } from '@mister-x/engine';

/** A small generator: the same games every time. */
function rngOfSeed(seed: number): Rng {
  let state = seed;
  const int = (bound: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  return {
    int,
    shuffle: <T>(items: readonly T[]) => {
      const left = [...items];
      return items.map(() => left.splice(int(left.length), 1)[0] as T);
    },
    pick: <T>(items: readonly T[]) => items[int(items.length)] as T,
  };
}

/** All steps of a game by players who open what they can. */
export function* playRandomGame(variant: Variant, flags: Partial<Flags> = {}, seed = 7): Generator<Step<Mafia>> {
  const options = unwrap(mafia.parseOptions({ variant, flags }));
  const rng = rngOfSeed(seed);
  const run = unwrap(MatchRun.begin(mafia, { options }, () => rng));
  const player = openingPlayer(rng);
  yield* playOut<Mafia>(run, () => player);
}

/** Games of both editions, and of flags that change what happens. */
export const GAMES_TO_PLAY: readonly (readonly [Variant, Partial<Flags>])[] = [
  ['online2015', {}],
  ['authors1992', { blitz: true }],
  [
    'online2015',
    {
      ...{ blitz: true, prostitute_timing: 'continuous', shoot_arrested: true },
      ...{ collision_chain: 'full', partial_bank: 'payer_all', reveal_killed: true },
      ...{ reveal_unopened: true, escape_from_death_row: true, pistol_crime_at: 'victim' },
    },
  ],
];
