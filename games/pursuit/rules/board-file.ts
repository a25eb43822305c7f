/**
 * The one kind of board: facts transcribed from a printed board (CM-15), as the games' own boards are
 * kept, the studio writes them and the referee plays on them.
 */

export const BOARD_FORMAT = 'mister-x-board/2';

/** Limits of a board that can be played on. */
export const BOARD_LIMITS = {
  stations: { min: 20, max: 400 },
  /** Lines of all transports together. */
  lines: 2_000,
  /** Characters of a name. */
  name: 60,
  /** Bytes of the file as JSON. */
  bytes: 262_144,
  /** Of the whole board, in the unit of x. */
  height: { min: 100, max: 4_000 },
  /** Two stations that are nearer than this, in the unit of x, cannot be told apart. */
  apart: 8,
} as const;

/**
 * Limits of what is read at all. Wider than those of a board, so that a board in the making can be
 * kept, and its faults be named (`checkBoard`).
 */
export const READ_LIMITS = {
  stations: 1_000,
  /** Of one transport. */
  lines: 5_000,
  /** Members of `edges`, `starts`, `missions`, each. */
  kinds: 20,
  tickets: 100,
  /** Cards of one deck, stops of one mission. */
  cards: 1_000,
  /** The highest number that a station can have. */
  number: 9_999,
  /** How far from the corner of the board a station can lie. */
  distance: 10_000,
  /** The highest count of one kind of ticket. */
  count: 999,
} as const;

/** Names of transports, decks, colours and kinds of tickets. */
export const BOARD_WORD = /^[a-z][a-zA-Z0-9-]{0,23}(\/[a-z][a-zA-Z0-9-]{0,23})?$/;
/** The id of a game. */
export const BOARD_GAME = /^[a-z][a-z0-9-]{0,39}$/;

export type Stop = {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** As printed on the board, where stops have names. */
  readonly name?: string;
};

/** Where X may start and must arrive (MX-9). */
export type Mission = { readonly starts: readonly number[]; readonly goals: readonly number[] };

/**
 * Plain JSON, strictly checked and put into one order (`readBoardFile`): stations, lines, cards and
 * stops of missions ascending. Positions are on the whole printed board: x from 0 to 1000,
 * y downwards in the same unit, so that the height says what shape the board has.
 */
export type BoardFile = {
  readonly format: typeof BOARD_FORMAT;
  /** Whose board it is, as the registry names games. */
  readonly game: string;
  readonly name: string;
  /** Height of the board in the unit of x. */
  readonly height: number;
  readonly stations: readonly Stop[];
  /** Lines by transport, the smaller number first. They run both ways. */
  readonly edges: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  /** Start cards by deck. */
  readonly starts: Readonly<Record<string, readonly number[]>>;
  /** Missions by colour, where the game has them. */
  readonly missions?: Readonly<Record<string, Mission>>;
  /** How many tickets of each kind the box holds (`tram/stamp`), where the game has such tickets. */
  readonly tickets?: Readonly<Record<string, number>>;
};

/** What a board of a game must have; each game states its own. */
export type BoardSpec<Transport extends string = string> = {
  readonly game: string;
  readonly transports: readonly Transport[];
  /** Stops at every station, where one does. */
  readonly everywhere: Transport | null;
  /** By transport, another that stops wherever it does: trains where there are planes, for example (MX-2). */
  readonly along?: Readonly<Record<string, string>>;
  /** Transports that many boards do without, as not each has a river. */
  readonly rare?: readonly string[];
  /** Each with the fewest cards it may have; a deck that is left out of the file is taken from `deckInstead`. */
  readonly decks: readonly { readonly deck: string; readonly min: number }[];
  readonly deckInstead: string;
  /** Colours of missions, empty where the game has none. */
  readonly missions: readonly string[];
  /** Kinds of tickets the box holds, empty where the game deals fixed kits. */
  readonly tickets: readonly string[];
  /** Tickets of all kinds together: the fewest that can be played with, and as many as the rules know. */
  readonly supply?: { readonly min: number; readonly usual: number };
};

/** Why something is no board file. `path` is a JSON pointer (RFC 6901), empty for the whole. */
export type BoardFileFault = { readonly code: BoardFileFaultCode; readonly path: string };

export const BOARD_FILE_FAULTS = [
  /** More than `BOARD_LIMITS.bytes`. */
  'FILE_TOO_LARGE',
  'NOT_JSON',
  'NOT_A_BOARD',
  /** A board file of a later version. */
  'FORMAT_LATER',
  'MEMBER_MISSING',
  'MEMBER_UNKNOWN',
  'TYPE_WRONG',
  /** No number, no whole number, or beyond what is read. */
  'NUMBER_WRONG',
  'LIST_TOO_LONG',
  'TEXT_TOO_LONG',
  /** Control characters, angle brackets, invisible characters or such as turn the direction of writing. */
  'TEXT_NOT_PLAIN',
] as const;
export type BoardFileFaultCode = (typeof BOARD_FILE_FAULTS)[number];

/** A fault of a board, or a doubt, to be put in words by the page that shows it. */
export type BoardNote = {
  readonly code: BoardNoteCode;
  /** Play is refused on a board with an error; a warning is for the owner to judge. */
  readonly level: 'error' | 'warning';
  /** Stations concerned, ascending. */
  readonly stops: readonly number[];
  readonly transport?: string;
  readonly deck?: string;
  readonly mission?: string;
  /** What was counted, and what it ought to be. */
  readonly count?: number;
  readonly limit?: number;
};

export const BOARD_NOTES = [
  /** The board belongs to another game. */
  'GAME_OTHER',
  'NAME_MISSING',
  'STATIONS_TOO_FEW',
  'STATIONS_TOO_MANY',
  'STATION_TWICE',
  /** Numbers are missing between the lowest and the highest; `stops` names the missing ones. */
  'NUMBERS_MISSING',
  /** Two stations lie so close that they cannot be told apart. */
  'STATIONS_TOUCH',
  'STATION_OUTSIDE',
  /** The game knows no such transport. */
  'TRANSPORT_UNKNOWN',
  'LINES_TOO_MANY',
  'LINE_TWICE',
  'LINE_TO_ITSELF',
  'LINE_TO_NOWHERE',
  /** No line at all ends here. */
  'STATION_ALONE',
  /** A transport that stops everywhere, or wherever another does, does not stop here. */
  'LINE_MISSING',
  /** The whole network falls into `count` parts; `stops` is the smallest part. */
  'BOARD_IN_PARTS',
  /** The lines of one transport fall into `count` parts; `stops` is the smallest part. */
  'TRANSPORT_IN_PARTS',
  /** A transport with no line at all. */
  'TRANSPORT_UNUSED',
  /** The game knows no such deck. */
  'DECK_UNKNOWN',
  'STARTS_TOO_FEW',
  'START_TWICE',
  'START_NOWHERE',
  /** The game knows no mission of this colour. */
  'MISSION_UNKNOWN',
  'MISSION_MISSING',
  'MISSION_STARTS_NONE',
  'MISSION_GOALS_NONE',
  'MISSION_NOWHERE',
  /** A stop is start and goal of the same mission. */
  'MISSION_START_IS_GOAL',
  /** The rules know five starts a mission (MX-Q2). */
  'MISSION_STARTS_UNUSUAL',
  /** The game knows no such kind of tickets. */
  'TICKETS_UNKNOWN',
  /** The transport has lines, and the box no ticket for it. */
  'TICKETS_NONE',
  'TICKETS_TOO_FEW',
  'TICKETS_UNUSUAL',
] as const;
export type BoardNoteCode = (typeof BOARD_NOTES)[number];

/** Why a board that was sent is not on the shelf, beside the faults of its file. */
const BOARD_SEND_FAULTS = [
  /** It has errors that forbid play (`notes`). */
  'BOARD_UNPLAYABLE',
  /** No game of this server is played on it. */
  'GAME_UNKNOWN',
  'SHELF_FULL',
  'DISK_FULL',
  /** It did not come in time, or broke off. */
  'TOO_SLOW',
] as const;

/** What a PUT of a board is answered with, as JSON, whatever its status. */
export type BoardReceipt =
  | { readonly ok: true; readonly board: string; readonly notes: readonly BoardNote[] }
  | {
      readonly ok: false;
      readonly code: (typeof BOARD_SEND_FAULTS)[number] | BoardFileFaultCode;
      /** Where the fault is in the file, as a JSON pointer. */
      readonly path?: string;
      readonly notes?: readonly BoardNote[];
    };
