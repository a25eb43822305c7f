import type { Json, Seat, Viewer } from '@mister-x/engine';
import { TABLE } from '@mister-x/engine';
import type {
  Language,
  SeatInfo,
  TableId,
  TableInfo,
  TableStatus,
  TableSummary,
} from '@mister-x/engine/protocol';

export type SeatRecord = {
  readonly seat: Seat;
  readonly role: string;
  readonly secret: boolean;
  readonly name: string;
  readonly colour: string;
  /** Without its hyphen; `null` while a phone holds the seat. */
  readonly code: string | null;
  /** SHA-256 of the phone's bearer secret; `null` while no phone holds the seat. */
  readonly secretHash: string | null;
  readonly wordsHash: string | null;
};

/** Everything kept about a table but its log. Never leaves the server as it is. */
export type TableRecord = {
  readonly id: TableId;
  readonly game: string;
  readonly gameVersion: number;
  readonly options: Json;
  readonly language: Language;
  readonly status: TableStatus;
  readonly createdAt: number;
  /** The secret of every draw of the match, 64 hexadecimal digits. */
  readonly seed: string;
  readonly setup: Json | null;
  readonly next: TableId | null;
  readonly seats: readonly SeatRecord[];
};

export function findSeat(table: TableRecord, seat: Seat): SeatRecord | undefined {
  return table.seats.find((record) => record.seat === seat);
}

export function isClaimed(seat: SeatRecord): boolean {
  return seat.secretHash !== null;
}

export function viewersOf(table: TableRecord): readonly Viewer[] {
  return [...table.seats.map(({ seat }) => seat), TABLE];
}

export function tableInfo(table: TableRecord, connected: (seat: Seat) => boolean): TableInfo {
  return {
    table: table.id,
    game: table.game,
    language: table.language,
    status: table.status,
    seats: table.seats.map(
      (seat): SeatInfo => ({
        seat: seat.seat,
        role: seat.role,
        secret: seat.secret,
        name: seat.name,
        colour: seat.colour,
        claimed: isClaimed(seat),
        connected: connected(seat.seat),
      }),
    ),
    next: table.next,
  };
}

export function tableSummary(table: TableRecord): TableSummary {
  const { id, game, status, createdAt } = table;
  return { table: id, game, status, names: table.seats.map(({ name }) => name), createdAt };
}
