import type { Story } from '@mister-x/engine/record';
import { makeColours, PAWN_COLOURS } from '../../lib/theme/pawns.js';
import { type Cast, castOf, type Owners } from '../cast.js';
import type { Names } from '../table/pursuit-table.svelte.js';

/** Who was who in a record, which knows no colours: pawns get them in the order of play. */
export function recordCast(story: Pick<Story, 'seats'>, view: Owners): Cast {
  let used = 0;
  const seats = story.seats.map((seat) => {
    const pawns = view.detectives.filter(({ hunter }) => hunter === seat.seat).length;
    const colour = makeColours(PAWN_COLOURS.slice(used, used + pawns));
    used += pawns;
    const nobody = { claimed: false, computer: null, onScreen: false, connected: false };
    return { ...seat, ...nobody, colour };
  });
  return castOf({ seats }, view);
}

/** `x` names whoever has no name of his own. */
export function recordNames(story: Pick<Story, 'seats'>, cast: Cast, x: string): Names {
  const seat = (id: string): string => story.seats.find((each) => each.seat === id)?.name || x;
  return { seat, pawn: (id) => (id === 'x' ? seat('x') : (cast.pawn(id)?.seat.name ?? id)) };
}
