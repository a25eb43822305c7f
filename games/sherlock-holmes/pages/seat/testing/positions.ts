import { MatchRun, playOut, REFEREE, type Rng, randomPlayer, unwrap } from '@mister-x/engine';
import {
  type Flags,
  type SherlockHolmes,
  SLEUTHS,
  type Sleuth,
  type State,
  sherlockHolmes,
  type View,
} from '../../../rules/index.js';
import { DEFAULT_HOLMES_PACK_FILE, compiledPackOf } from '../../../rules/browser.js';
import { type OwnSleuth, ownSleuthIn } from '../seats.js';

/** Positions and whole games for the tests of drafts: what phones enter the engine must take. */

export type HolmesRun = MatchRun<SherlockHolmes>;
export const londonPack = compiledPackOf(DEFAULT_HOLMES_PACK_FILE);

/** A small generator: the same games every time. */
export function rngOfSeed(seed: number): Rng {
  let state = seed;
  const int = (bound: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  return {
    int,
    shuffle: <T>(items: readonly T[]) => [...items].sort(() => int(3) - 1),
    pick: <T>(items: readonly T[]) => items[int(items.length)] as T,
  };
}

export function beginHolmesRun(flags: Partial<Flags> = {}, seats = 3, seed = 7): HolmesRun {
  const options = unwrap(sherlockHolmes.parseOptions({ seats, flags }));
  const rng = rngOfSeed(seed);
  let run = unwrap(MatchRun.begin(sherlockHolmes, { options }, () => rng));
  for (const action of [{ type: 'nameFirst', seat: 'sleuth-1' }, { type: 'begin' }, { type: 'deal' }]) {
    const made = run.step(REFEREE, { kind: 'act', action }, rng);
    if (made.ok) run = made.value.after;
  }
  return run;
}

/** The same table in another position. */
export function runWithState(run: HolmesRun, change: (state: State) => Partial<State>): HolmesRun {
  const { options, ...position } = { ...run.state, ...change(run.state) };
  return unwrap(MatchRun.begin(sherlockHolmes, { options, position }, () => rngOfSeed(1)));
}

/** One seat otherwise than it is. */
export function stateWithSleuth(
  state: State,
  seat: Sleuth,
  change: Partial<State['sleuths'][Sleuth]>,
): Pick<State, 'sleuths'> {
  return { sleuths: { ...state.sleuths, [seat]: { ...state.sleuths[seat], ...change } } };
}

export function viewAndOwnSleuth(run: HolmesRun, seat: Sleuth = 'sleuth-1'): { view: View; me: OwnSleuth } {
  const view = run.gameView(seat);
  const me = ownSleuthIn(view, seat);
  if (me === undefined) throw new Error(`${seat} does not play`);
  return { view, me };
}

/** Every position of one game in which someone is to act, as far as `most` steps. */
export function* positions(flags: Partial<Flags>, seed: number, most: number): Iterable<HolmesRun> {
  const rng = rngOfSeed(seed);
  const anybody = randomPlayer<SherlockHolmes>(rng);
  const first = beginHolmesRun(flags, 3, seed);
  // Time is up only where nobody else can do anything.
  const order = () => [...rng.shuffle(SLEUTHS.slice(0, 3)), REFEREE];
  for (const { before } of playOut(first, () => anybody, order)) {
    if (before.steps >= most) return;
    yield before;
  }
}

export function isAccepted(run: HolmesRun, seat: Sleuth, action: unknown): boolean {
  return run.step(seat, { kind: 'act', action: action as never }, rngOfSeed(3)).ok;
}
