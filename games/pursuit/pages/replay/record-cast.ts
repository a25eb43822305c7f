import type { Story } from '@mister-x/engine/record';
import { makeColours, PAWN_COLOURS } from '@mister-x/kiosk/kit/theme/pawns.ts';
import { type PlayerCast, castOf, type DetectiveOwners } from '../cast.js';
import type { PawnNames } from '../screen/pursuit-table.svelte.js';

/** Who was who in a record, which knows no colours: pawns get them in the order of play. */
export function recordCast(story: Pick<Story, 'seats'>, view: DetectiveOwners): PlayerCast {
  let used = 0;
  const seats = story.seats.map((seat) => {
    const pawns = view.detectives.filter(({ hunter }) => hunter === seat.seat).length;
    const colour = makeColours(PAWN_COLOURS.slice(used, used + pawns));
    used += pawns;
    const nobody = {
      claimed: false,
      computer: null,
      onScreen: false,
      connected: false,
      awayIn: null,
    };
    return { ...seat, ...nobody, colour };
  });
  return castOf({ seats }, view);
}

/** `x` names a piece without a name of its own; of a player's several pawns each has its number, as on its picture. */
export function recordNames(story: Pick<Story, 'seats'>, cast: PlayerCast, x: string): PawnNames {
  const seat = (id: string): string => story.seats.find((each) => each.seat === id)?.name || x;
  const pawn = (id: string): string => {
    const it = cast.pawn(id);
    if (it === undefined) return id;
    const several = cast.pawns.filter((each) => each.seat.seat === it.seat.seat).length > 1;
    return several ? `${it.seat.name} (${it.label})` : it.seat.name;
  };
  return { seat, pawn: (id) => (id === 'x' ? seat('x') : pawn(id)) };
}
