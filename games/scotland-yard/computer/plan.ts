import { least } from '@mister-x/engine/core/choosing';
import type { Rng } from '@mister-x/engine/core/rng';
import { placeOf, staysPut, whoOf } from './search/moves.js';
import type { Chase } from './chase.js';
import type { Situation, Turn } from './situation.js';
import { reachOf } from './weighing.js';

/** Nobody changes his mind any more after so many rounds of talk. */
const SWEEPS = 3;

/**
 * The detectives as one player: all who have not moved yet plan together. One after the other takes the best
 * move as the others stand or plan to, until nobody finds a better one.
 *
 * @param chase watches the stops where X can be
 * @returns the turn of the one who moves first of those that the seat plays
 */
export function planned(
  { rules, position: state, turns }: Situation,
  chase: Chase,
  rng: Rng,
): Turn | undefined {
  const plan = [...state.placesOf(rules.pawns)];
  const me = whoOf(turns[0]?.[0] ?? 0);
  const own = turns.filter(([move = 0]) => whoOf(move) === me);
  const target = ([move = 0]: Turn) => (staysPut(move) ? state.placeOf(me) : placeOf(move));
  const waiting = plan.flatMap((_, pawn) => (state.hasActed(pawn) ? [] : [pawn]));
  const ways = new Map(
    waiting.map((pawn) => [pawn, pawn === me ? own.map(target) : reachOf(rules, state, pawn)]),
  );
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const before = plan.join();
    for (const pawn of waiting) {
      const isFree = (to: number) => plan.every((place, other) => other === pawn || place !== to);
      chase.weigh(plan, pawn);
      const free = rng.shuffle((ways.get(pawn) ?? []).filter(isFree));
      plan[pawn] = least(free, (to) => chase.lateAt(to)) ?? (plan[pawn] as number);
    }
    if (plan.join() === before) break;
  }
  // None is left where a colleague who has moved stands on all that was planned for.
  return own.find((turn) => target(turn) === plan[me]) ?? own[0];
}
