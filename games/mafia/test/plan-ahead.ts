import type { Rng } from '@mister-x/engine/core/rng';
import { chosenPack } from '../rules/chosen-pack.js';
import { clansYetToExchange } from '../rules/position.js';
import { type Action, CLANS, type Clan, type PlannedMove, type State } from '../rules/types.js';

/** Something that a seat stores ahead by correspondence (section 7), legal or not. */
export function planAhead(state: State, rng: Rng): { readonly seat: Clan; readonly action: Action } | undefined {
  if (state.options.flags.pacing !== 'forum') return undefined;
  const { phase, clans, options } = state;
  const seat = rng.pick(CLANS);
  const pack = chosenPack(options);
  const { hand, passed } = clans[seat];
  const own = rng.shuffle(pack.quartersOf[seat]);
  const choice = () => rng.pick([...pack.quarters, 'air', 'nobody', rng.pick(pack.figures)]);
  const opening = (quarter: string): PlannedMove => ({
    do: 'open',
    quarter,
    ...(rng.int(2) === 0 ? { choice: choice() } : {}),
    ...(rng.int(4) === 0 ? { if_target_present: true as const } : {}),
    ...(rng.int(6) === 0 ? { if_open: rng.pick(pack.quarters) } : {}),
  });
  if (phase === 'exchange' && clansYetToExchange(state).includes(seat)) {
    return { seat, action: { type: 'plan', plan: { exchange: hand.slice(0, rng.int(3)) } } };
  }
  if ((phase === 'exchange' || phase === 'layout') && hand.length > 0) {
    const layout = hand.map((card, at) => ({ card, quarter: own[at] ?? '' }));
    const moves = own.slice(0, rng.int(4)).map(opening);
    return { seat, action: { type: 'plan', plan: { layout, moves } } };
  }
  if (phase !== 'play' || passed) return undefined;
  return rng.int(2) === 0
    ? { seat, action: { type: 'plan', plan: { moves: own.slice(0, 2).map(opening) } } }
    : {
        seat,
        action: {
          type: 'plan',
          plan: { ransoms: [rng.pick(pack.figures)], confirm: rng.int(2) === 0 },
        },
      };
}
