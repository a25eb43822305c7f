import type { Json, Seat, Viewer } from '@mister-x/engine';
import { TABLE } from '@mister-x/engine';
import type {
  HostAnnouncement,
  Language,
  Level,
  PersonInfo,
  ReplacementVotes,
  SeatInfo,
  StorageFault,
  TableId,
  TableInfo,
  TableStatus,
} from '@mister-x/engine/protocol';
import type { Base64Url, Genesis, SealMode } from '@mister-x/engine/trust';

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
  readonly recoveryHash: string | null;
  /** Of a held secret seat: how a share is known to be the right one, and the share under its owner's recovery code. */
  readonly shareCheck: string | null;
  readonly shareWrapped: Base64Url | null;
  /** The share itself, only where the host keeps the key, and of a computer. */
  readonly share: Base64Url | null;
  /** How well the computer plays that sits here; its share, of a secret seat, is the server's to keep. */
  readonly computer: Level | null;
  /** `SeatSetup.onScreen`. */
  readonly onScreen: boolean;
};

/** What is kept of the phone that holds a seat or a place. */
export type Credentials = Pick<SeatRecord, 'recoveryHash' | 'shareCheck' | 'shareWrapped' | 'share'> & {
  readonly secretHash: string;
};

/** Where someone is invited to, at a table by correspondence. */
export type PlaceRecord = {
  /** From 0; those of new persons follow all others, by the seats that they come to. */
  readonly place: number;
  /** Of a new person under masks it is sealed (`successorPlace`). */
  readonly name: string | null;
  /** SHA-256 of the invitation that nobody has accepted. */
  readonly invitation: string | null;
  /** Once it is accepted and until the game is started: then it is a seat's, and nothing here says which. */
  readonly held: (Credentials & { readonly seed: Base64Url }) | null;
};

/** Everything kept about a table but its log. Never leaves the server as it is. */
export type TableRecord = {
  readonly id: TableId;
  readonly game: string;
  readonly gameVersion: number;
  readonly options: Json;
  readonly language: Language;
  /** Follows from the others (`recordOf`). */
  readonly status: TableStatus;
  readonly createdAt: number;
  readonly seal: SealMode;
  readonly seedCommitment: Base64Url;
  /** The server's part of the seed, until the game is started. */
  readonly serverShare: Base64Url | null;
  /** Set when the game is started. */
  readonly genesis: Genesis | null;
  /** All parts of the seed, under the key of the match. */
  readonly sealedSeed: Base64Url | null;
  /** The key went with a phone and its recovery code: the match cannot go on. */
  readonly lost: boolean;
  /** The key of the match once it is over and nothing in it is secret. */
  readonly matchKey: Base64Url | null;
  readonly next: TableId | null;
  /** For any free seat without secrets, without its hyphen; `null` once the game is started. */
  readonly joinCode: string | null;
  readonly seats: readonly SeatRecord[];
  /** As many as seats at a table by correspondence, and those of new persons; none at any other. */
  readonly places: readonly PlaceRecord[];
  /** Lots decide which place gets which seat. */
  readonly masks: boolean;
  /** A seat that is to go to a new person. */
  readonly replacing: ReplacementVotes | null;
};

type StatusFacts = Pick<TableRecord, 'genesis' | 'lost' | 'matchKey'>;
export type RecordChange = Partial<Omit<TableRecord, 'status'>>;

/** The one place that says when a table is played, and when it is over. */
export function recordOf(facts: Omit<TableRecord, 'status'>): TableRecord {
  return { ...facts, status: statusOf(facts) };
}

/** A match that is over has its key in the clear. */
function statusOf({ genesis, lost, matchKey }: StatusFacts): TableStatus {
  if (lost || matchKey !== null) return 'over';
  return genesis === null ? 'gathering' : 'playing';
}

export function findSeat(table: TableRecord, seat: Seat): SeatRecord | undefined {
  return table.seats.find((record) => record.seat === seat);
}

/** Someone plays there: the kiosk does not act for it, and no code opens it. */
export function isClaimed(seat: SeatRecord): boolean {
  return isHeldByPhone(seat) || seat.computer !== null;
}

export function isHeldByPhone(seat: SeatRecord): boolean {
  return seat.secretHash !== null;
}

export function viewersOf(table: TableRecord): readonly Viewer[] {
  return [...table.seats.map(({ seat }) => seat), TABLE];
}

/** Seats that computers play. */
export function computerSeats(table: Pick<TableRecord, 'seats'>): readonly Seat[] {
  return table.seats.filter(({ computer }) => computer !== null).map(({ seat }) => seat);
}

/** Nobody may be told which seat's phone is there: it would tell who that is. */
export function isMasked({ masks, status }: Pick<TableRecord, 'masks' | 'status'>): boolean {
  return masks && status === 'playing';
}

export function secretSeats(table: Pick<TableRecord, 'seats'>): readonly Seat[] {
  return table.seats.filter(({ secret }) => secret).map(({ seat }) => seat);
}

/** Seats whose phones hold the key of the match between them. */
export function keyHoldingSeats(table: Pick<TableRecord, 'seats'>): readonly Seat[] {
  return table.seats.filter(({ secret, computer }) => secret && computer === null).map(({ seat }) => seat);
}

function attendance(
  table: TableRecord,
  seat: SeatRecord,
  awayIn: (seat: Seat) => number | null,
): Pick<SeatInfo, 'connected' | 'awayIn'> {
  if (isMasked(table) || seat.computer !== null) return { connected: true, awayIn: null };
  const left = awayIn(seat.seat);
  return { connected: left === null, awayIn: isHeldByPhone(seat) ? left : 0 };
}

export function tableInfo(
  table: TableRecord,
  awayIn: (seat: Seat) => number | null,
  waiting: readonly Seat[],
  announced: HostAnnouncement | null,
  fault: StorageFault | null,
  people: readonly PersonInfo[],
  mayReplace: boolean,
): TableInfo {
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
        computer: seat.computer,
        onScreen: seat.onScreen,
        ...attendance(table, seat, awayIn),
      }),
    ),
    next: table.next,
    seal: table.seal,
    waiting,
    lost: table.lost,
    announced,
    storageFault: fault,
    correspondence:
      table.places.length === 0
        ? null
        : {
            masks: table.masks,
            people,
            replacing: table.status === 'over' ? null : table.replacing,
            mayReplace,
          },
    seedCommitment: table.seedCommitment,
  };
}
