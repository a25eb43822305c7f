import {
  TARGET_AIR,
  type CardId,
  cardOf,
  clanOf,
  type FigureId,
  isAdjacent,
  ESCAPEE_NOBODY,
  type Pack,
  type PlannedMove,
  type QuarterId,
  type View,
} from '../../rules/browser.js';
import { openableQuarters, prisoners } from './may.js';
import type { OwnClan } from './seats.js';

/** What the next move of a plan may be, as far as this seat can know; the referee checks it when it is due. */

/** Own cards that lie closed, or will once a stored layout is published, and are not yet in the plan. */
export function quartersToPlan(
  pack: Pack,
  view: View,
  me: OwnClan,
  moves: readonly PlannedMove[],
): readonly QuarterId[] {
  const stored = me.own.plan.layout?.map(({ quarter }) => quarter);
  const lying = me.clan.laid ? openableQuarters(pack, view, me) : (stored ?? []);
  const planned = new Set(moves.flatMap((move) => (move.do === 'open' ? [move.quarter] : [])));
  return lying.filter((quarter) => !planned.has(quarter));
}

/** Own figures that were in prison when the round began (MF-67), once each (MF-66). */
export function figuresToPlan(
  pack: Pack,
  { figures }: View,
  { seat }: OwnClan,
  moves: readonly PlannedMove[],
): readonly FigureId[] {
  const planned = new Set(moves.flatMap((move) => (move.do === 'prison' ? [move.figure] : [])));
  return Object.entries(figures).flatMap(([id, place]) =>
    clanOf(pack, id) === seat && place.at === 'cell' && place.stays === null && !planned.has(id) ? [id] : [],
  );
}

/** The face of an own card, as far as this phone may show it (MF-25). */
export function plannedCardOn({ own }: OwnClan, quarter: QuarterId): CardId | undefined {
  const all = [...own.laid, ...(own.plan.layout ?? [])];
  return all.find((each) => each.quarter === quarter)?.card;
}

/** What may be chosen with an opening (MF-98); all of it where the face is hidden even from its owner. */
export function choicesToPlan(pack: Pack, view: View, me: OwnClan, quarter: QuarterId): readonly string[] {
  const face = plannedCardOn(me, quarter);
  const type = face === undefined ? undefined : cardOf(pack, face).type;
  const near = pack.quarters.filter((other) => isAdjacent(pack, quarter, other));
  const jailed = prisoners(view).map(({ figure }) => figure);
  switch (type) {
    case 'good':
      return near;
    case 'pistol':
      return [TARGET_AIR, ...near];
    case 'escape':
      return [ESCAPEE_NOBODY, ...jailed];
    case undefined:
      return [TARGET_AIR, ...near, ESCAPEE_NOBODY, ...jailed];
    default:
      return [];
  }
}
