import type { SeatInfo, TableInfo } from '@mister-x/engine/protocol';
import { type DetectiveId, X_SEAT } from '../rules/index.js';
import { type PawnColour, parseColours } from '@mister-x/kiosk/kit/theme/pawns.ts';
import { isPlayedByKiosk } from '@mister-x/kiosk/visit/kiosk-plays.ts';
import type { BoardPawn } from './board/types.js';

/** A pawn as people speak of it: whose it is, its colour, the number printed on its picture. */
export type Pawn = {
  readonly id: DetectiveId;
  readonly seat: SeatInfo;
  readonly colour: PawnColour;
  /** `1` … `5`, in the order of play. */
  readonly label: string;
};

/** Who is who, from the public facts alone. */
export type PlayerCast = {
  readonly pawns: readonly Pawn[];
  readonly x: SeatInfo | undefined;
  pawn(id: string): Pawn | undefined;
};

/** Whose the pawns are, in the order of play. */
export type DetectiveOwners = {
  readonly detectives: readonly { readonly id: DetectiveId; readonly hunter: string }[];
};

export function castOf(info: Pick<TableInfo, 'seats'>, view: DetectiveOwners | null): PlayerCast {
  const hunters = info.seats.filter(({ seat }) => seat !== X_SEAT);
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
    return seat === undefined || colour === undefined ? [] : [{ id, seat, colour, label: String(i + 1) }];
  });
  return {
    pawns,
    x: info.seats.find(({ seat }) => seat === X_SEAT),
    pawn: (id) => pawns.find((pawn) => pawn.id === id),
  };
}

/** What a hunter is called: by his name, or for want of it by his seat. */
export function hunterName({ pawns }: PlayerCast, seat: string): string {
  return pawns.find((pawn) => pawn.seat.seat === seat)?.seat.name ?? seat;
}

/** The kiosk acts for the seat that plays this pawn. */
export function isMovedByKiosk(pawn: Pawn | undefined): boolean {
  return isPlayedByKiosk(pawn?.seat);
}

/** Pawns that everybody sees, and Mister X's where the page may show it. */
export function pawnsOn(
  view: {
    readonly detectives: readonly { readonly id: DetectiveId; readonly stop: number | null }[];
  },
  cast: PlayerCast,
  x: number | null,
): readonly BoardPawn[] {
  const detectives = view.detectives.flatMap(({ id, stop }): BoardPawn[] => {
    const pawn = cast.pawn(id);
    if (stop === null || pawn === undefined) return [];
    return [{ stop, colour: pawn.colour, label: pawn.label, kind: 'detective' }];
  });
  return x === null ? detectives : [...detectives, { stop: x, colour: 'clear', label: 'X', kind: 'x' }];
}

/** A detective's pawn, as a sentence begins with it: by its player, and by its colour where he plays several. */
export function pawnName(
  { pawn, pawns }: PlayerCast,
  id: string,
  colours: Readonly<Record<PawnColour, string>>,
): string {
  const it = pawn(id);
  if (it === undefined) return id;
  const { name, seat } = it.seat;
  const several = pawns.filter((each) => each.seat.seat === seat).length > 1;
  return several ? `${name} (${colours[it.colour]})` : name;
}
