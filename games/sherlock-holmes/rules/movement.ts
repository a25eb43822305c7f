import { ok } from '@mister-x/engine/core/result';
import { putLookAway, type HolmesDecision } from './flow.js';
import { cardOf, placesInWalk, roadsOf } from './pack.js';
import type { LocationId } from './pack-file.js';
import { type DecisionResult, type ActionOf, refuse } from './setup.js';
import type { RefusalCode, Sleuth, State } from './types.js';

/** Walking, staying and the cab (SH-22 to SH-25, SH-60). */

export function walk(decision: HolmesDecision, seat: Sleuth, { path }: ActionOf<'walk'>): DecisionResult {
  const fault = moveFault(decision.state) ?? pathFault(decision, decision.state.sleuths[seat].at, path);
  if (fault !== undefined) return refuse(fault);
  putLookAway(decision, seat);
  decision.emit({ type: 'walked', seat, path });
  return ok(decision.transition);
}

export function rideCab(decision: HolmesDecision, seat: Sleuth, { card, to }: ActionOf<'cab'>): DecisionResult {
  const { state, pack } = decision;
  // A second cab is an ability used twice, whatever the phase is by then (SH-22, SH-60).
  if (state.look === null && state.turn.used.cab) return refuse('ABILITY_USED');
  const fault = moveFault(state);
  if (fault !== undefined) return refuse(fault);
  const held = heldFault(decision, seat, card, 'cab');
  if (held !== undefined) return refuse(held);
  if (!pack.locations.has(to)) return refuse('UNKNOWN_LOCATION');
  const { at } = state.sleuths[seat];
  if (to === at) return refuse('SAME_LOCATION');
  if (!placesInWalk(pack, at).has(to)) return refuse('NOT_ADJACENT');
  putLookAway(decision, seat);
  decision.emit({ type: 'rode', seat, card, from: at, to });
  return ok(decision.transition);
}

/** A pawn moves once, as the first step of a turn; before the first turn there is none to make (SH-17). */
function moveFault({ phase, look, turn }: State): RefusalCode | undefined {
  if (look !== null || turn.number === 0) return 'PHASE_WRONG';
  return phase === 'move' ? undefined : 'ALREADY_MOVED';
}

/** Places first, then roads, then how far it is: the order of SH-80. */
function pathFault(
  { state, pack }: HolmesDecision,
  from: LocationId,
  path: readonly LocationId[],
): RefusalCode | undefined {
  const { options } = state;
  const ways = roadsOf(pack, options.flags.loop_two_way);
  if (path.some((place) => !pack.locations.has(place))) return 'UNKNOWN_LOCATION';
  let at = from;
  for (const next of path) {
    if (ways.get(at)?.has(next) !== true) return 'NOT_ADJACENT';
    at = next;
  }
  return path.length > pack.file.walk_max ? 'TOO_FAR' : undefined;
}

/** Whether a seat holds a card of that character. */
export function heldFault(
  { state, pack }: HolmesDecision,
  seat: Sleuth,
  card: string,
  character: string,
): RefusalCode | undefined {
  if (!state.sleuths[seat].hand.includes(card)) return 'CARD_NOT_IN_HAND';
  return cardOf(pack, card).character === character ? undefined : 'WRONG_CHARACTER';
}
