import type { Colour, PackFile, QuarterId } from '../../rules/browser.js';
import { PAWN_COLOURS, type PawnColour } from '@mister-x/kiosk/kit/theme/pawns.ts';

/** Changes to the clans of a pack in the making, and to the quarters that they own. */

export function pawnColourOf(colour: Colour): PawnColour {
  return PAWN_COLOURS.find((each) => each === colour) ?? 'white';
}

/** A colour for one seat; the player who had it sits where this one sat, and everybody keeps the quarters of the colour. */
export function setColour(file: PackFile, at: number, to: Colour): PackFile {
  const from = file.seat_order[at];
  if (from === undefined || from === to) return file;
  const other = file.seat_order.indexOf(to);
  const seats = file.seat_order.map((colour, i) => (i === at ? to : i === other ? from : colour));
  const renamed = other < 0 && file.seat_order.indexOf(from) === file.seat_order.lastIndexOf(from);
  const owner = renamed
    ? Object.fromEntries(Object.entries(file.city.owner).map(([id, of]) => [id, of === from ? to : of] as const))
    : file.city.owner;
  return pairOpposite({ ...file, seat_order: seats, city: { ...file.city, owner } });
}

/** A clan more, in the first colour that nobody has. */
export function addClan(file: PackFile): PackFile {
  const free = PAWN_COLOURS.find((colour) => !file.seat_order.includes(colour));
  if (free === undefined) return file;
  return pairOpposite({ ...file, seat_order: [...file.seat_order, free] });
}

export function removeClan(file: PackFile, at: number): PackFile {
  return pairOpposite({ ...file, seat_order: file.seat_order.filter((_, i) => i !== at) });
}

/** Partners sit opposite each other (MF-2); of another number than four nobody can say who does. */
export function pairOpposite(file: PackFile): PackFile {
  const [a, b, c, d, ...more] = file.seat_order;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return file;
  return more.length > 0
    ? file
    : {
        ...file,
        teams: [
          [a, c],
          [b, d],
        ],
      };
}

/** In reading order, from the row that lies at the bottom. */
export function quartersOf({ city }: Pick<PackFile, 'city'>): readonly QuarterId[] {
  return city.rows.flatMap((row) => city.columns.map((column) => `${column}${row}`));
}

export function giveQuarter(file: PackFile, quarter: QuarterId, owner: Colour): PackFile {
  if (file.city.owner[quarter] === owner) return file;
  return { ...file, city: { ...file.city, owner: { ...file.city.owner, [quarter]: owner } } };
}

/** Quarters that have an owner and lie nowhere. */
export function quartersWithoutOwner(file: PackFile): readonly QuarterId[] {
  const known = new Set(quartersOf(file));
  return Object.keys(file.city.owner).filter((id) => !known.has(id));
}

export function removeQuarter(file: PackFile, quarter: QuarterId): PackFile {
  const { [quarter]: _, ...owner } = file.city.owner;
  return { ...file, city: { ...file.city, owner } };
}

export const columnsOf = (typed: string): readonly string[] =>
  [...(typed.toUpperCase().match(/[A-Z]/g) ?? [])].slice(0, 9);
export const rowsOf = (typed: string): readonly number[] => [...(typed.match(/[1-9]/g) ?? [])].map(Number).slice(0, 9);

/** Other names for columns or rows; each quarter keeps its owner by its place. */
export function renameCity(
  file: PackFile,
  { columns = file.city.columns, rows = file.city.rows }: Partial<PackFile['city']>,
): PackFile {
  if (columns.length === 0 || rows.length === 0) return file;
  const owner: Record<QuarterId, Colour> = {};
  for (const [y, row] of rows.entries()) {
    for (const [x, column] of columns.entries()) {
      const before = `${file.city.columns[x]}${file.city.rows[y]}`;
      const of = file.city.owner[before] ?? file.city.owner[`${column}${row}`];
      if (of !== undefined) owner[`${column}${row}`] = of;
    }
  }
  return { ...file, city: { columns, rows, owner } };
}
