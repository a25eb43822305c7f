import { itemOfLeastCost } from '@mister-x/engine/core/choosing';
import type { Rng } from '@mister-x/engine/core/rng';
import { placeOfMove, isStayMove, pawnOfMove } from './search/moves.js';
import type { ChaseWeights } from './chase.js';
import type { SearchSituation, MovesOfTurn } from './situation.js';
import { placesInReachOf } from './weighing.js';

/** Nobody changes his mind any more after so many rounds of talk. */
const IMPROVEMENT_SWEEPS = 3;

/**
 * The detectives as one player: all who have not moved yet plan together. One after the other takes the best
 * move as the others stand or plan to, until nobody finds a better one.
 *
 * @param chase watches the stops where X can be
 * @returns the turn of the one who moves first of those that the seat plays
 */
export function planTurn(
  { rules, position: state, turns }: SearchSituation,
  chase: ChaseWeights,
  rng: Rng,
): MovesOfTurn | undefined {
  const plan = [...state.placesOf(rules.pawns)];
  const me = pawnOfMove(turns[0]?.[0] ?? 0);
  const own = turns.filter(([move = 0]) => pawnOfMove(move) === me);
  const target = ([move = 0]: MovesOfTurn) => (isStayMove(move) ? state.placeOf(me) : placeOfMove(move));
  const waiting = plan.flatMap((_, pawn) => (state.hasActed(pawn) ? [] : [pawn]));
  const ways = new Map(
    waiting.map((pawn) => [pawn, pawn === me ? own.map(target) : placesInReachOf(rules, state, pawn)]),
  );
  for (let sweep = 0; sweep < IMPROVEMENT_SWEEPS; sweep++) {
    const before = plan.join();
    for (const pawn of waiting) {
      const isFree = (to: number) => plan.every((place, other) => other === pawn || place !== to);
      chase.weigh(plan, pawn);
      const free = rng.shuffle((ways.get(pawn) ?? []).filter(isFree));
      plan[pawn] = itemOfLeastCost(free, (to) => chase.lateAt(to)) ?? (plan[pawn] as number);
    }
    if (plan.join() === before) break;
  }
  // None is left where a colleague who has moved stands on all that was planned for.
  return own.find((turn) => target(turn) === plan[me]) ?? own[0];
}
