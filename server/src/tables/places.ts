import { drawLots, placeName, type SeedParts } from '@mister-x/engine/trust';
import type { PlaceRecord, SeatRecord, TableRecord } from './table.js';

/** One that nobody has, with the hash of an invitation or without. */
export function emptyPlace(place: number, invitation: string | null = null): PlaceRecord {
  return { place, name: null, invitation, held: null };
}

/** What the phones at the places gave to the seed; under masks none of them is known by a seat. */
export function placeShares({ places, seats, masks }: TableRecord): SeedParts['phones'] {
  return places.flatMap(({ held, place }) => {
    const seat = masks ? placeName(place) : seats[place]?.seat;
    return held === null || seat === undefined ? [] : [{ seat, share: held.seed }];
  });
}

/**
 * The seats in their order, held by whoever gets them: by lot under masks, when they keep the game's own
 * names, and otherwise as people were invited. `undefined` while somebody is missing.
 */
export function seated(record: TableRecord, seed: string): readonly SeatRecord[] | undefined {
  const { id, seats, places, masks } = record;
  const lots = masks ? drawLots(id, seed, seats) : seats;
  const taken = seats.map((seat): SeatRecord | undefined => {
    const { held, name } = places[lots.indexOf(seat)] ?? {};
    if (!held) return undefined;
    const { seed: _, ...own } = held;
    return { ...seat, ...own, name: masks ? seat.name : (name ?? '') };
  });
  return taken.includes(undefined) ? undefined : (taken as readonly SeatRecord[]);
}
