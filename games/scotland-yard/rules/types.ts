import type { Deviation } from '@mister-x/engine/core/flag-table';
import type { Json } from '@mister-x/engine/core/json';
import type { BoardChoice } from '../../pursuit/rules/board-choice.js';
import type { Disclosure, Ended, Moved, PursuitFact, PursuitRefusal } from '../../pursuit/rules/facts.js';

import {
  type DetectiveId,
  type HunterSeat,
  type PursuitEnd,
  SKIP_CAUSES,
  type SkipCause,
  X_SEAT,
} from '../../pursuit/rules/pawns.js';
import { type FlagName, type Flags, VARIANTS, type Variant } from './flags.js';

/** The words of Scotland Yard. Stops are numbers printed on the board; slots count from 1. */

export const TRANSPORTS = ['taxi', 'bus', 'underground', 'ferry'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** Tickets that detectives hold as well (SY-5). */
export const ORDINARY_TICKETS = ['taxi', 'bus', 'underground'] as const;
export type OrdinaryTicket = (typeof ORDINARY_TICKETS)[number];

/** Tickets that pay for a leg (SY-14). */
export const TICKETS = ['taxi', 'bus', 'underground', 'black'] as const;
export type Ticket = (typeof TICKETS)[number];

export const PIECES = ['taxi', 'bus', 'underground', 'black', 'double'] as const;
export type Piece = (typeof PIECES)[number];

export type OrdinaryCounts = Readonly<Record<OrdinaryTicket, number>>;
export type PieceCounts = Readonly<Record<Piece, number>>;

export {
  type DetectiveId,
  type FlagName,
  type Flags,
  type HunterSeat,
  SKIP_CAUSES,
  type SkipCause,
  VARIANTS,
  type Variant,
  X_SEAT,
};

/** `x`, or a detective's pawn in the order of play: `d1` … `d5`. */
export type PawnId = 'x' | DetectiveId;

export const PHASES = ['registration', 'x_turn', 'x_second_leg', 'detectives', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type Options = {
  readonly variant: Variant;
  /** Id of a board that the game instance was given (`london`), or a custom board. */
  readonly board: BoardChoice;
  /** People who hunt. */
  readonly hunters: number;
  readonly flags: Flags;
};

/** One row of a replay (CM-14). */
export type ReportRow = {
  readonly slot: number;
  readonly ticket: string;
  readonly stop: number;
  readonly verdict: 'OK' | ReportFault;
};

export const REPORT_FAULTS = [
  'STOP_UNKNOWN',
  'TICKET_UNKNOWN',
  'NO_CONNECTION',
  'FERRY_NEEDS_BLACK',
  'TICKET_NOT_HELD',
  'X_STOP_OCCUPIED',
  'X_TRANSIT_OCCUPIED',
  'DOUBLE_NONE_LEFT',
  'REVEAL_MISSING',
  'LOG_FULL',
] as const;
export type ReportFault = (typeof REPORT_FAULTS)[number];

export const OUTCOMES = [
  'CAUGHT',
  'X_SURROUNDED',
  'X_NO_FARE',
  'X_ESCAPED',
  'DETECTIVES_STUCK',
  'X_LOG_VIOLATION',
  'CONCEDED_BY_X',
  'CONCEDED_BY_DETECTIVES',
  'ABANDONED',
] as const;
export type OutcomeCode = (typeof OUTCOMES)[number];

/** Ends that people may state for an evening finished on paper. */
export const PAPER_RESULTS = [
  'CAUGHT',
  'X_SURROUNDED',
  'X_NO_FARE',
  'X_ESCAPED',
  'DETECTIVES_STUCK',
] as const satisfies readonly OutcomeCode[];
export type PaperResult = (typeof PAPER_RESULTS)[number];

export type End = PursuitEnd<OutcomeCode>;

/** One numbered slot of X's log (SY-25). */
export type Slot = {
  readonly stop: number;
  readonly ticket: Ticket;
  /** Which leg of a double this was; absent for a single leg. */
  readonly double?: 1 | 2;
  readonly shown?: 'due' | 'voluntary';
  /** The ticket was not there and a substitute lies on the log (SYC-6). */
  readonly loan?: true;
  /** The ticket came out of the box (SY-55, SYC-6). */
  readonly lent?: true;
  /** How many of that ticket X had before this leg, for the replay (CM-14). */
  readonly held: number;
  /** Where the detectives stood at that moment, for the replay (CM-14). */
  readonly detectives: readonly number[];
};

export type DetectiveState = {
  readonly stop: number | null;
  readonly tickets: OrdinaryCounts;
};

export type State = {
  readonly options: Options;
  readonly phase: Phase;
  /** Counts X's turns from 1; 0 during registration. */
  readonly round: number;
  readonly detectives: readonly DetectiveState[];
  /** By pawn: has acted in this round. */
  readonly acted: readonly boolean[];
  /** Every detective was skipped so far in this round. */
  readonly idle: boolean;
  readonly x: {
    readonly start: number | null;
    /** Present stop, `null` before the start is registered. */
    readonly stop: number | null;
    readonly tickets: PieceCounts;
    readonly log: readonly Slot[];
    /** His pawn stands on the board since his last leg. */
    readonly shown: boolean;
    readonly voluntaryUsed: number;
    /** X's next leg may be paid from the box (SY-55). */
    readonly mayBorrow: boolean;
  };
  readonly lastSeen: { readonly slot: number; readonly stop: number } | null;
  readonly box: PieceCounts;
  /** Double cards put aside or handed over. */
  readonly doublesSpent: number;
  /** Substitutes lying on the log, by type (SYC-6). */
  readonly loans: OrdinaryCounts;
  /** Codes already spent, with `ticket_ids: unique`: `d1/bus/3`. */
  readonly spentCards: readonly string[];
  readonly end: End | null;
  /** Rows of a paper log entered afterwards, with its report. */
  readonly paper: readonly ReportRow[] | null;
};

/** A position a test can write by hand; everything left out is as at the start of a game. */
export type Setup = {
  readonly options: Options;
  readonly position?: Partial<Omit<State, 'options' | 'x' | 'end' | 'paper'>> & {
    readonly x?: Partial<State['x']>;
  };
};

export type Leg = { readonly ticket: string; readonly stop: number };

/** Per detective the ticket X takes, or `none` (SYC-13). A detective left out means `none`. */
export type TakenTickets = Readonly<Record<string, string>>;

/** A physical ticket with a code of its own (`ticket_ids: unique`): the kit it was dealt in and its serial there, from 1. */
export type TicketCard = {
  readonly owner: PawnId;
  readonly ticket: string;
  readonly serial: number;
};

/**
 * What a seat may ask. Stops and tickets are unchecked here: the order of the checks belongs
 * to `decide` (CM-5). Secret-free actions may come from the kiosk for the seat concerned.
 */
export type Action =
  /** Change flags before the first start stop is registered; any hunter or the referee (CM-10). */
  | { readonly type: 'configure'; readonly flags: { readonly [flag: string]: Json } }
  /** The people counted a kit; refused when it is not the right one (SY-4, SY-5). */
  | {
      readonly type: 'registerKit';
      readonly pawn: string;
      readonly tickets: Readonly<Record<string, number>>;
    }
  | { readonly type: 'registerStart'; readonly pawn: string; readonly stop: number }
  /** Referee's own: draw all start cards (`start_source: server`). */
  | { readonly type: 'deal' }
  /** X's turn: one leg, or two with the double card. `double` alone with one leg declares a stepwise double (SY-44). */
  | {
      readonly type: 'travel';
      readonly legs: readonly Leg[];
      readonly double?: boolean;
      /** X shows himself after his last leg and takes these tickets (SYC-13). */
      readonly show?: TakenTickets;
    }
  /** Voluntary reveal asked for on its own, which is never possible (SYC-14). */
  | { readonly type: 'show'; readonly take: TakenTickets }
  | {
      readonly type: 'move';
      readonly detective: string;
      readonly ticket: string;
      readonly stop: number;
      /** The supply the ticket is taken from, when the command names one (CM-9). */
      readonly supply?: string;
      readonly card?: TicketCard;
    }
  /** A detective, or X, wants to stand still (SY-15, SY-16). */
  | { readonly type: 'pass'; readonly detective?: string }
  /** Always refused (SY-33). */
  | {
      readonly type: 'handTicket';
      readonly from: string;
      readonly to: string;
      readonly ticket: string;
    }
  /** One word during play, for everybody (SY-61). */
  | { readonly type: 'audit' }
  /** The full report; refused before the end, when it is part of every view (SY-61). */
  | { readonly type: 'report' }
  /**
   * From the referee's seat: the evening was finished on paper. The rows follow the slots already filled;
   * the game ends with the result the people state, or with X_LOG_VIOLATION (SY-61, CM-14).
   */
  | {
      readonly type: 'paperLog';
      readonly rows: readonly PaperLogRow[];
      readonly result: string;
    };

export type PaperLogRow = {
  readonly ticket: string;
  readonly stop: number;
  /** This slot and the one before it were one double move. */
  readonly double?: boolean;
  /** The stop X showed after this leg, if he did. */
  readonly shown?: number;
  /** Where the detectives stood at that moment, where it was noted. */
  readonly detectives?: readonly number[];
};

/** What everybody sees as it happens, so that the log has it as the event does. */
export type Fact =
  | PursuitFact
  | {
      readonly type: 'revealed';
      readonly slot: number;
      readonly stop: number;
      readonly why: 'due' | 'voluntary';
    }
  | { readonly type: 'xStayed' }
  | { readonly type: 'fareLent' };

export type DetectiveMoved = Moved<OrdinaryTicket> & {
  /** The ticket replaced a substitute on the log instead of joining X's supply (SYC-6). */
  readonly settled?: true;
};

/**
 * What happened. Everything that is not public when it happens lies under `secret`, so that it
 * can be sealed apart from the rest.
 */
export type Event =
  | Fact
  /** With the id of the board, which stays what it was. */
  | { readonly type: 'configured'; readonly options: Options }
  | { readonly type: 'kitRegistered'; readonly pawn: PawnId }
  | { readonly type: 'xReady'; readonly secret: { readonly stop: number } }
  | { readonly type: 'doublePlayed' }
  | {
      readonly type: 'legTaken';
      readonly slot: number;
      readonly ticket: Ticket;
      readonly double?: 1 | 2;
      /** Where the ticket came from when X had none: the box, or a substitute piece. */
      readonly from?: 'box' | 'substitute';
      readonly secret: { readonly stop: number };
    }
  | {
      readonly type: 'confiscated';
      readonly detective: DetectiveId;
      readonly ticket: OrdinaryTicket;
      readonly settled?: true;
    }
  /** X's turn is complete; the detectives' phase opens. */
  | { readonly type: 'xTurnClosed' }
  | (DetectiveMoved & { readonly card?: string })
  | { readonly type: 'paperEntered'; readonly report: readonly ReportRow[] }
  | Ended<OutcomeCode>;

export const REFUSAL_CODES = [
  'MALFORMED',
  'GAME_NOT_STARTED',
  'GAME_OVER',
  'NOT_YOUR_TURN',
  'OUT_OF_ORDER',
  'DETECTIVE_ALREADY_MOVED',
  'PHASE_WRONG',
  'STOP_UNKNOWN',
  'TICKET_UNKNOWN',
  'BLACK_X_ONLY',
  'TICKET_NOT_OWN',
  'TICKET_EXCHANGE_FORBIDDEN',
  'DOUBLE_NONE_LEFT',
  'DOUBLE_ALREADY_ACTIVE',
  'DOUBLE_SECOND_LEG_MISSING',
  'DOUBLE_NO_SECOND_LEG',
  'LOG_FULL',
  'VOLUNTARY_REVEAL_DISABLED',
  'VOLUNTARY_REVEAL_NOT_NOW',
  'CONFISCATION_INVALID',
  'FERRY_X_ONLY',
  'FERRY_NEEDS_BLACK',
  'NO_CONNECTION',
  'TICKET_NOT_HELD',
  'TICKET_ALREADY_SPENT',
  'X_STOP_OCCUPIED',
  'X_TRANSIT_OCCUPIED',
  'DETECTIVE_STOP_OCCUPIED',
  'PASS_NOT_ALLOWED',
  'OPTION_LOCKED',
  'SETUP_PLAYER_COUNT',
  'SETUP_SPLIT_INVALID',
  'SETUP_START_INVALID',
  'SETUP_START_TAKEN',
  'SETUP_HAND_SIZE',
  'TAKEBACK_DISABLED',
  'TAKEBACK_NOT_NOW',
  'TAKEBACK_DECLINED',
  'CONFIG_INCONSISTENT',
  'CONFIG_SUPPLY_MISMATCH',
  'BOARD_DATA_INVALID',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type SyRefusal = PursuitRefusal<RefusalCode>;

/** A notice of the public log, or of X's own (CM-8). */
export type Notice =
  | Fact
  | DetectiveMoved
  | { readonly type: 'configured'; readonly variant: Variant }
  | { readonly type: 'kitRegistered'; readonly pawn: PawnId }
  | { readonly type: 'xReady'; readonly stop?: number }
  | { readonly type: 'doublePlayed'; readonly goesTo: Flags['double_card_goes_to'] }
  | {
      readonly type: 'legTaken';
      readonly slot: number;
      readonly ticket: Ticket;
      readonly double?: 1 | 2;
      readonly from?: 'box' | 'substitute';
      /** X's pawn stood on the board and is taken off. */
      readonly pawnRemoved?: true;
      /** Only for X himself. */
      readonly stop?: number;
    }
  | {
      readonly type: 'confiscated';
      readonly detective: DetectiveId;
      readonly ticket: OrdinaryTicket;
      readonly to: Flags['voluntary_ticket_to'];
      readonly settled?: true;
    }
  | (Ended<OutcomeCode> & { readonly stop: number | null });

/** Stops reachable with one ticket. */
export type StopsByTicket = { readonly ticket: Ticket; readonly stops: readonly number[] };

export const WARNINGS = [
  /** After some of the stops offered X might be unable to pay his next leg (SY-30). */
  'FARE_MAY_RUN_OUT',
  /** The next slot shows him (SY-35). */
  'REVEAL_NEXT',
  /** The slot after the next shows him: with a double, leg 2 does. */
  'REVEAL_SECOND',
  'BLACK_NONE_LEFT',
  'LAST_ROUND',
] as const;
export type Warning = (typeof WARNINGS)[number];

export type View = {
  readonly variant: Variant;
  /** Id of the board: built in, or `b-…` of a custom one. */
  readonly board: string;
  /** Every flag that deviates from the preset, and whether one of the two rule texts supports it (CM-10). */
  readonly deviations: readonly Deviation<FlagName>[];
  readonly edition: Flags['board_edition'];
  readonly startSource: Flags['start_source'];
  readonly phase: Phase;
  readonly round: number;
  readonly limit: Flags['limit'];
  readonly slotsTotal: number;
  readonly revealSlots: readonly number[];
  /** The next slot that shows X, `null` after the last. */
  readonly nextReveal: number | null;
  readonly detectives: readonly {
    readonly id: DetectiveId;
    readonly hunter: HunterSeat;
    readonly stop: number | null;
    readonly tickets: OrdinaryCounts;
    readonly acted: boolean;
  }[];
  /** With `ticket_ids: unique`: cards that left their owners, as everybody saw (CM-9): `d1/bus/3`. */
  readonly spent?: readonly string[];
  /** Pawns that may act (or register) now: one in the fixed order, all who are left in free order. */
  readonly next: readonly PawnId[];
  /** Legal moves of the detectives in `next`, from public information alone (CM-3). */
  readonly moves: readonly {
    readonly detective: DetectiveId;
    readonly reach: readonly StopsByTicket[];
    readonly mayPass: boolean;
  }[];
  readonly x: {
    readonly ready: boolean;
    /** Only double and black with `x_ticket_counts_public: false`, except for X. */
    readonly tickets: Partial<PieceCounts>;
    readonly unlimited: boolean;
    /** His pawn stands there now. */
    readonly pawn: number | null;
    readonly lastSeen: State['lastSeen'];
    readonly loans: OrdinaryCounts;
    readonly mayBorrow: boolean;
  };
  /** X's travel log; `stop` only where this viewer may know it. */
  readonly log: readonly {
    readonly ticket: Ticket;
    readonly double?: 1 | 2;
    readonly shown?: 'due' | 'voluntary';
    readonly loan?: true;
    readonly stop?: number;
  }[];
  readonly box: PieceCounts;
  /** X's own; `null` for everybody else. */
  readonly own: {
    readonly start: number | null;
    readonly stop: number | null;
    /** Legs that complete his turn: a single leg, or the second of a stepwise double. */
    readonly reach: readonly StopsByTicket[];
    /** First legs of a double; the second ones follow from these with `secondLegs`. */
    readonly firstLegs: readonly StopsByTicket[];
    /** A double can be declared now. */
    readonly mayDouble: boolean;
    /** Registered start stops of the deck that are still free for X. */
    readonly startChoices: readonly number[];
    readonly mayShow: boolean;
    readonly warnings: readonly Warning[];
    /** Stops of `reach` after which no fare may be left (SY-30). */
    readonly risky: readonly { readonly ticket: Ticket; readonly stop: number }[];
  } | null;
  /** Set the moment an outcome exists (CM-12). */
  readonly end: (Disclosure<OutcomeCode> & { readonly report: readonly ReportRow[] }) | null;
};

/** The types of the game, for `Game`. */
export type ScotlandYard = {
  options: Options;
  setup: Setup;
  state: State;
  action: Action;
  event: Event;
  refusal: SyRefusal;
  view: View;
  notice: Notice;
};
