import {
  SHOT_IN_AIR,
  type CardId,
  cardOf,
  clanOf,
  type FigureId,
  isAdjacent,
  NOBODY,
  type Pack,
  type PlannedMove,
  type QuarterId,
  type View,
} from '../../rules/browser.js';
import { openable, prisoners } from './may.js';
import type { Me } from './seats.js';

/** What the next move of a plan may be, as far as this seat can know; the referee checks it when it is due. */

/** Own cards that lie closed, or will once a stored layout is published, and are not yet in the plan. */
export function quartersAhead(
  pack: Pack,
  view: View,
  me: Me,
  moves: readonly PlannedMove[],
): readonly QuarterId[] {
  const stored = me.own.plan.layout?.map(({ quarter }) => quarter);
  const lying = me.clan.laid ? openable(pack, view, me) : (stored ?? []);
  const planned = new Set(moves.flatMap((move) => (move.do === 'open' ? [move.quarter] : [])));
  return lying.filter((quarter) => !planned.has(quarter));
}

/** Own figures that were in prison when the round began (MF-67), once each (MF-66). */
export function figuresAhead(
  pack: Pack,
  { figures }: View,
  { seat }: Me,
  moves: readonly PlannedMove[],
): readonly FigureId[] {
  const planned = new Set(moves.flatMap((move) => (move.do === 'prison' ? [move.figure] : [])));
  return Object.entries(figures).flatMap(([id, place]) =>
    clanOf(pack, id) === seat && place.at === 'cell' && place.stays === null && !planned.has(id)
      ? [id]
      : [],
  );
}

/** The face of an own card, as far as this phone may show it (MF-25). */
export function faceAhead({ own }: Me, quarter: QuarterId): CardId | undefined {
  const all = [...own.laid, ...(own.plan.layout ?? [])];
  return all.find((each) => each.quarter === quarter)?.card;
}

/** What may be chosen with an opening (MF-98); all of it where the face is hidden even from its owner. */
export function choicesAhead(
  pack: Pack,
  view: View,
  me: Me,
  quarter: QuarterId,
): readonly string[] {
  const face = faceAhead(me, quarter);
  const type = face === undefined ? undefined : cardOf(pack, face).type;
  const near = pack.quarters.filter((other) => isAdjacent(pack, quarter, other));
  const jailed = prisoners(view).map(({ figure }) => figure);
  switch (type) {
    case 'good':
      return near;
    case 'pistol':
      return [SHOT_IN_AIR, ...near];
    case 'escape':
      return [NOBODY, ...jailed];
    case undefined:
      return [SHOT_IN_AIR, ...near, NOBODY, ...jailed];
    default:
      return [];
  }
}
