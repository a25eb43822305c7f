import { drawLots, shareNameOfPlace, type SeedParts } from '@mister-x/engine/trust';
import { isClaimed, type PlaceRecord, type SeatRecord, type TableRecord } from './table.js';
import type { TableReadings } from './table-state.js';

/** One that nobody has, with the hash of an invitation or without. */
export function emptyPlace(place: number, invitation: string | null = null): PlaceRecord {
  return { place, name: null, invitation, held: null };
}

/** Whether its people come by invitation, and a seat may go to a new person. */
export function mayPeopleBeReplaced({
  game,
  options,
  record,
}: Pick<TableReadings, 'game' | 'options' | 'record'>): boolean {
  return record.places.length > 0 && game.correspondence(options)?.replacing === true;
}

/** The host may propose it now. */
export function mayReplaceNow(table: Pick<TableReadings, 'game' | 'options' | 'record'>): boolean {
  const { status, replacing, seats } = table.record;
  return status === 'playing' && replacing === null && seats.every(isClaimed) && mayPeopleBeReplaced(table);
}

/** The seat to which a place of a new person leads: they follow all others, by seat, as often as one goes to someone new. */
export function successorSeat({ seats }: TableRecord, place: number): SeatRecord | undefined {
  return place < seats.length ? undefined : seats[place % seats.length];
}

/** The place where the next new person of a seat comes to: the one who came before keeps his. */
export function nextPlace({ places, seats }: TableRecord, place: number): number {
  if (place < seats.length) return place;
  let next = seats.length + (place % seats.length);
  while (places.some((each) => each.place === next && each.name !== null)) next += seats.length;
  return next;
}

/** What the phones at the places gave to the seed; under masks none of them is known by a seat. */
export function placeShares({ places, seats, masks }: TableRecord): SeedParts['phones'] {
  return places.flatMap(({ held, place }) => {
    const seat = masks ? shareNameOfPlace(place) : seats[place]?.seat;
    return held === null || seat === undefined ? [] : [{ seat, share: held.seed }];
  });
}

/**
 * The seats in their order, held by the one who gets them: by lot under masks, when they keep the game's own
 * names, and otherwise as people were invited. `undefined` while someone is missing.
 */
export function seatsFilled(record: TableRecord, seed: string): readonly SeatRecord[] | undefined {
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
