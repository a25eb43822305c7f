import type { SeatInfo, TableInfo } from '@mister-x/engine/protocol';
import type { DetectiveId, View } from '@mister-x/engine/scotland-yard/browser';
import { type PawnColour, parseColours } from '../../../lib/theme/pawns.js';

/** A pawn as people speak of it: whose it is, its colour, the number printed on its picture. */
export type Pawn = {
  readonly id: DetectiveId;
  readonly seat: SeatInfo;
  readonly colour: PawnColour;
  /** `1` … `5`, in the order of play. */
  readonly label: string;
};

/** Who is who, from the public facts alone. */
export type Cast = {
  readonly pawns: readonly Pawn[];
  readonly x: SeatInfo | undefined;
  pawn(id: string): Pawn | undefined;
};

export function castOf(info: Pick<TableInfo, 'seats'>, view: View | null): Cast {
  const hunters = info.seats.filter(({ secret }) => !secret);
  const owners = view?.detectives ?? [];
  const colours = new Map(
    hunters.map((seat) => {
      const pawns = owners.filter(({ hunter }) => hunter === seat.seat).length;
      return [seat.seat, [...parseColours(seat.colour, Math.max(1, pawns))]];
    }),
  );
  const pawns = owners.flatMap(({ id, hunter }, i): Pawn[] => {
    const seat = hunters.find((each) => each.seat === hunter);
    const colour = colours.get(hunter)?.shift();
    return seat === undefined || colour === undefined
      ? []
      : [{ id, seat, colour, label: String(i + 1) }];
  });
  return {
    pawns,
    x: info.seats.find(({ secret }) => secret),
    pawn: (id) => pawns.find((pawn) => pawn.id === id),
  };
}

/** The kiosk acts for seats that no phone holds; nobody else acts through it. */
export function kioskActsFor(pawn: Pawn | undefined): boolean {
  return pawn !== undefined && !pawn.seat.claimed;
}
