import type { Deviation } from '@mister-x/engine/core/flag-table';
import type { Seat } from '@mister-x/engine/core/game';
import type { Json } from '@mister-x/engine/core/json';
import type { BoardFile } from '../../pursuit/rules/board-file.js';
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

/** The words of Mister X on the Europe board. Stops are the cities' printed numbers; legs count from 1. */

export const TRANSPORTS = ['car', 'train', 'plane'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** Lower half of a ticket (MX-3): the first two serve X, the others the detectives (MX-4). */
export const TICKET_SYMBOLS = ['footprints', 'silhouette', 'magnifier', 'beacon'] as const;
export type TicketSymbol = (typeof TICKET_SYMBOLS)[number];

export type TicketKind = `${Transport}/${TicketSymbol}`;

/** Every kind of ticket; the place in the list is on printed cards and never changes. */
export const TICKET_KINDS: readonly TicketKind[] = TRANSPORTS.flatMap((transport) =>
  TICKET_SYMBOLS.map((symbol): TicketKind => `${transport}/${symbol}`),
);

/**
 * A piece: its kind, and with `ticket_ids: unique` its number among those of its kind behind it, from
 * 1 (`car/beacon/7`). A command may always name the kind alone; any piece of the kind then serves (CM-9).
 */
export type Ticket = string;

export { type FlagName, type Flags, VARIANTS, type Variant };

/** Where hunters play: each on a phone that shows the hands, or all on the kiosk, which shows none (MX-11). */
export const DEVICE_MODES = ['phones', 'kiosk'] as const;
export type DeviceMode = (typeof DEVICE_MODES)[number];

export const DETECTIVE_COUNT = 5;
export { type DetectiveId, type HunterSeat, SKIP_CAUSES, type SkipCause, X_SEAT };

export type HandOwner = 'x' | HunterSeat;

/**
 * `x_move`: X moves or plays a special. `x_redraw`: he has thrown his hand off and registers the new
 * one (MX-30). `x_refill`: he discards and draws (MX-15). `moves`, `specials`, `refill`: the steps of the
 * detectives' turn (MX-16); the check follows by itself.
 */
export const PHASES = [
  'registration',
  'x_move',
  'x_redraw',
  'x_refill',
  'moves',
  'specials',
  'refill',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const X_SPECIALS = ['double', 'secret'] as const;
export type XSpecial = (typeof X_SPECIALS)[number];

export type Options = {
  readonly variant: Variant;
  /** `europe`, or the file of a custom board. */
  readonly board: string | BoardFile;
  /** Where hunters play; no flag of the rules, as it is about devices. */
  readonly devices: DeviceMode;
  /** Pawns of each hunter, in the order of the seats; five in all (MX-5). */
  readonly split: readonly number[];
  readonly flags: Flags;
};

export const OUTCOMES = [
  'CAUGHT',
  'X_SURROUNDED',
  'MISSION_COMPLETE',
  'CONCEDED_BY_X',
  'CONCEDED_BY_DETECTIVES',
  'ABANDONED',
] as const;
export type OutcomeCode = (typeof OUTCOMES)[number];

export type End = PursuitEnd<OutcomeCode>;

/** X's leg number i, which made his position i. Legs that are open to all lie in the log as well. */
export type LogRow = {
  readonly stop: number;
  /** The ticket laid on the slot, or thrown off in open movement. */
  readonly ticket: Ticket;
  /** It lies face down: a secret trip (MX-26). */
  readonly faceDown: boolean;
  /** Which leg of a double this was; 0: no double. */
  readonly double: 0 | 1 | 2;
  /** His pawn made it on the board (MX-58). */
  readonly open: boolean;
  /** Where the detectives stood at that moment, for the replay (CM-14). */
  readonly detectives: readonly number[];
};

export type DetectiveState = {
  readonly stop: number | null;
  /** Has made this round's ordinary move. */
  readonly moved: boolean;
  /** Why he stays this round. */
  readonly skipped: SkipCause | null;
  /** The ticket on his colour card until the step closes (MX-35). */
  readonly card: Ticket | null;
};

/** A pair of rings: one on the city, one at the slot of that leg (MX-51). */
export type PlacedRingPair = {
  readonly pair: number;
  readonly stop: number;
  /** `null`: the start, which has no slot. */
  readonly slot: number | null;
};

/** A ticket that someone registered although by the ledger it was elsewhere; shown at the end. */
export type MisregisteredTicket = { readonly hand: HandOwner; readonly ticket: Ticket };

export type State = {
  readonly options: Options;
  readonly phase: Phase;
  /** Counts X's turns from 1; 0 during registration. */
  readonly round: number;
  readonly detectives: readonly DetectiveState[];
  /** Detectives' destinations in this round, in order (MX-49). */
  readonly arrivals: readonly { readonly detective: number; readonly stop: number }[];
  /** By hunter. */
  readonly hands: readonly (readonly Ticket[])[];
  /** By hunter: has drawn in this round, or registered his first hand. */
  readonly drawn: readonly boolean[];
  /** By hunter: tickets he puts in for a special, `null` for none (MX-40). */
  readonly offers: readonly (readonly Ticket[] | null)[];
  /** By hunter: tickets he gave for specials, while the box has them (MX-46, MX-61). */
  readonly given: readonly (readonly Ticket[])[];
  /** Specials of the detectives in this round. */
  readonly specials: number;
  readonly x: {
    readonly mission: string | null;
    readonly start: number | null;
    /** Present stop, `null` before the start is chosen. */
    readonly stop: number | null;
    readonly hand: readonly Ticket[];
    /** His first hand is dealt. */
    readonly dealt: boolean;
    readonly log: readonly LogRow[];
    /** His pawn stands on the board (MX-58). */
    readonly pawn: boolean;
    /** Specials he paid, for the replay (MX-64). */
    readonly paid: readonly {
      readonly special: XSpecial;
      /** Number of the leg it began. */
      readonly leg: number;
      readonly tickets: readonly Ticket[];
    }[];
  };
  /** Face-down supply, sorted: its order is never known, draws are uniform. */
  readonly stack: readonly Ticket[];
  /** Registered although the ledger had none in the stack; the stack is smaller by so many. */
  readonly overdrawn: readonly Ticket[];
  readonly discard: readonly Ticket[];
  readonly box: readonly Ticket[];
  /** In the order in which they were placed. */
  readonly rings: readonly PlacedRingPair[];
  readonly discs: readonly number[];
  readonly misregisteredTickets: readonly MisregisteredTicket[];
  readonly end: End | null;
};

/** A position a test can write by hand; everything left out is as at the start of a game. */
export type Setup = {
  readonly options: Options;
  readonly position?: Partial<Omit<State, 'options' | 'x' | 'end'>> & {
    readonly x?: Partial<State['x']>;
  };
};

export const REPORT_FAULTS = [
  'STOP_UNKNOWN',
  'TICKET_UNKNOWN',
  'NO_CONNECTION',
  'TICKET_NOT_HELD',
  'X_STOP_OCCUPIED',
  'X_TRANSIT_OCCUPIED',
  'SPECIAL_COUNT',
  'SPECIAL_SYMBOL',
] as const;
export type ReportFault = (typeof REPORT_FAULTS)[number];

/** One row of a replay (CM-14, MX-64). */
export type ReportRow = {
  readonly leg: number;
  readonly ticket: Ticket;
  readonly faceDown: boolean;
  readonly special: XSpecial | null;
  readonly stop: number;
  readonly verdict: 'OK' | ReportFault;
};

export type Report = {
  readonly rows: readonly ReportRow[];
  /** Tickets that were registered although they were elsewhere (MX-62). */
  readonly ledger: readonly MisregisteredTicket[];
};

export type Leg = {
  readonly ticket: Ticket;
  readonly stop: number;
  /** Asks for a leg of a double to be a secret trip as well, which is never possible (MX-22). */
  readonly faceDown?: boolean;
};

/** By hunter's seat, the tickets he gives (MX-40). */
export type TicketsBySeat = Readonly<Record<string, readonly Ticket[]>>;

/**
 * What a seat may ask. Stops and tickets are unchecked here: the order of the checks belongs
 * to `decide` (CM-5).
 */
export type Action =
  /** Change flags before the first start stop is registered; any hunter or the host (CM-10). */
  | { readonly type: 'configure'; readonly flags: { readonly [flag: string]: Json } }
  /** A detective's start card: his hunter, or the host where the hunters have phones (MX-8). */
  | { readonly type: 'registerStart'; readonly pawn: string; readonly stop: number }
  /** Referee's own: draw the detectives' start cards (`start_source: server`). */
  | { readonly type: 'dealStarts' }
  /** X: his mission, and in secret one of its start cities (MX-9, MX-10). */
  | { readonly type: 'chooseMission'; readonly mission: string; readonly stop: number }
  /** A first hand that its owner drew (`hand_source: registered`; MX-6, MX-7). */
  | { readonly type: 'registerHand'; readonly tickets: readonly Ticket[] }
  /** Referee's own: draw all first hands (`hand_source: server`). */
  | { readonly type: 'dealHands' }
  /**
   * X's move (MX-17). With `special: double` two legs and three footprints in `pay`; with
   * `special: secret` one leg, whose ticket goes face down, and three silhouettes (MX-23, MX-25).
   */
  | {
      readonly type: 'travel';
      readonly legs: readonly Leg[];
      readonly special?: 'double' | 'secret';
      readonly pay?: readonly Ticket[];
    }
  /** X throws off all eight (MX-30). */
  | { readonly type: 'swap' }
  /** X or a hunter throws off unused tickets (MX-28, MX-47). */
  | { readonly type: 'discard'; readonly tickets: readonly Ticket[] }
  /** Refill to the limit, after a swap as well: the tickets drawn, where people draw them (MX-29, MX-47). */
  | { readonly type: 'draw'; readonly tickets?: readonly Ticket[] }
  | {
      readonly type: 'move';
      readonly detective: string;
      readonly ticket: Ticket;
      readonly stop: number;
      /** The hand the ticket is taken from, when the command names one (CM-9). */
      readonly hand?: string;
    }
  /** No move for X ever (MX-20); for a detective where it was agreed. */
  | { readonly type: 'pass'; readonly detective?: string }
  /** Who has not moved stays (MX-36). With private hands it speaks for the hunter's own pawns alone. */
  | { readonly type: 'closeMoves' }
  /** A hunter confirms his part of a special; an empty list takes it back (MX-40, CM-4). */
  | { readonly type: 'offer'; readonly tickets: readonly Ticket[] }
  /** The detectives' special: others' parts must be what they offered (MX-40, MX-41). */
  | { readonly type: 'investigate'; readonly parts: TicketsBySeat }
  | {
      readonly type: 'operate';
      readonly parts: TicketsBySeat;
      readonly detective: string;
      readonly transport: string;
      readonly stop: number;
      /** A travel ticket, with `special_op_needs_travel_ticket`. */
      readonly ticket?: Ticket;
    }
  /** No (further) special this round (MX-16). */
  | { readonly type: 'noSpecial' }
  /** Put a helper disc on a city, or take it off; any hunter or the host (MX-54). */
  | { readonly type: 'disc'; readonly stop: number; readonly on: boolean }
  /** The detectives are done; while discs lie, with the word that they are off the board (MX-54). */
  | { readonly type: 'endTurn'; readonly discsRemoved: boolean }
  /** One word during play, for everybody (CM-14). */
  | { readonly type: 'audit' }
  /** The full report; refused before the end, when it is part of every view (MX-64). */
  | { readonly type: 'report' };

/** How many tickets each hunter gives, by seat. */
export type TicketCountByHunter = Readonly<Record<HunterSeat, number>>;

/** A city of X's, and the slot of the leg that brought him there; `null`: the start, which has no slot. */
export type FoundTrace = { readonly stop: number; readonly slot: number | null };

/** What everybody sees as it happens, so that the log has it as the event does. */
export type Fact =
  | PursuitFact
  | Moved<Ticket>
  /** X makes no leg this round: walled in, or his turn went with the swap. */
  | { readonly type: 'xStayed'; readonly why: 'surrounded' | 'swapped' }
  /** Discard pile, or box, or both became the stack (MX-60, MX-61). */
  | { readonly type: 'reshuffled'; readonly from: 'discard' | 'box' | 'both' }
  | { readonly type: 'movesClosed' }
  | { readonly type: 'discsCleared' }
  /** The position check: what was found, in the order of the slots; empty is `no trace` (MX-49). */
  | { readonly type: 'checked'; readonly hits: readonly FoundTrace[] }
  | {
      readonly type: 'ringPlaced';
      readonly pair: number;
      readonly stop: number;
      readonly slot: number | null;
      /** Taken from there, when all pairs lay on the board (MX-52). */
      readonly from: FoundTrace | null;
    };

/** What X tells when he is investigated: the leg, and the city that it led to (MX-41). */
export type InvestigatedEvent = {
  readonly type: 'investigated';
  readonly parts: TicketCountByHunter;
  readonly leg: number;
  readonly stop: number;
};

export type OperatedEvent = {
  readonly type: 'operated';
  readonly parts: TicketCountByHunter;
  readonly detective: DetectiveId;
  readonly transport: Transport;
  readonly from: number;
  readonly to: number;
  /** Its travel ticket, with `special_op_needs_travel_ticket`. */
  readonly ticket: Ticket | null;
};

/** Tickets that each hunter gives, by seat. */
export type TicketsByHunter = Readonly<Record<HunterSeat, readonly Ticket[]>>;

/**
 * What happened. Everything that is not public when it happens lies under `secret`, so that it
 * can be sealed apart from the rest.
 */
export type Event =
  | Fact
  | { readonly type: 'configured'; readonly options: Options }
  | {
      readonly type: 'missionChosen';
      readonly mission: string;
      readonly secret: { readonly stop: number };
    }
  /** Three tickets go to the box (MX-23, MX-25). */
  | {
      readonly type: 'specialPaid';
      readonly special: XSpecial;
      readonly count: number;
      readonly secret: { readonly tickets: readonly Ticket[] };
    }
  /** A secret leg: the ticket lies on its slot, face up. */
  | {
      readonly type: 'legTaken';
      readonly slot: number;
      readonly ticket: Ticket;
      readonly double: 0 | 1 | 2;
      readonly secret: { readonly stop: number };
    }
  /** A secret trip: nobody looks at the ticket (MX-27). */
  | {
      readonly type: 'secretLegTaken';
      readonly slot: number;
      readonly secret: { readonly stop: number; readonly ticket: Ticket };
    }
  /** A leg with the pawn on the board; the ticket is thrown off (MX-58, MX-59). */
  | {
      readonly type: 'openLegTaken';
      readonly leg: number;
      readonly stop: number;
      readonly double: 0 | 1 | 2;
      /** `null`: a secret trip, whose ticket stays unseen. */
      readonly ticket: Ticket | null;
      readonly secret: { readonly ticket: Ticket };
    }
  | {
      readonly type: 'swapped';
      readonly count: number;
      readonly secret: { readonly tickets: readonly Ticket[] };
    }
  | {
      readonly type: 'discarded';
      readonly hand: HandOwner;
      readonly count: number;
      /** With `discard_view: open`. */
      readonly open?: readonly Ticket[];
      readonly secret: { readonly tickets: readonly Ticket[] };
    }
  | {
      readonly type: 'drew';
      readonly hand: HandOwner;
      readonly count: number;
      /** What this draw completes: a first hand, a swap, or the turn's refill. */
      readonly for: 'deal' | 'swap' | 'refill';
      readonly secret: {
        readonly tickets: readonly Ticket[];
        /** Those that by the ledger were not in the stack. */
        readonly overdrawn: readonly Ticket[];
      };
    }
  /** Nobody but hunters learns of it. */
  | {
      readonly type: 'offered';
      readonly secret: { readonly seat: HunterSeat; readonly tickets: readonly Ticket[] };
    }
  | (InvestigatedEvent & { readonly secret: { readonly parts: TicketsByHunter } })
  | (OperatedEvent & { readonly secret: { readonly parts: TicketsByHunter } })
  | { readonly type: 'specialsClosed' }
  | { readonly type: 'discPlaced'; readonly stop: number }
  | { readonly type: 'discRemoved'; readonly stop: number }
  | Ended<OutcomeCode>;

/** Codes of this game, in the order of the list of codes (CM-5). */
export const REFUSAL_CODES = [
  'MALFORMED',
  'GAME_NOT_STARTED',
  'GAME_OVER',
  'NOT_YOUR_TURN',
  'PHASE_WRONG',
  'STOP_UNKNOWN',
  'TICKET_UNKNOWN',
  'NO_CONNECTION',
  'TICKET_NOT_HELD',
  'TICKET_NOT_OWN',
  'TICKET_ALREADY_SPENT',
  'PASS_NOT_ALLOWED',
  'X_STOP_OCCUPIED',
  'X_TRANSIT_OCCUPIED',
  'DETECTIVE_STOP_OCCUPIED',
  'DOUBLE_SECOND_LEG_MISSING',
  'OPTION_LOCKED',
  'SETUP_PLAYER_COUNT',
  'SETUP_SPLIT_INVALID',
  'SETUP_START_INVALID',
  'SETUP_START_TAKEN',
  'SETUP_HAND_SIZE',
  'SETUP_MISSION_UNKNOWN',
  'DETECTIVE_ALREADY_MOVED',
  'DETECTIVE_MUST_MOVE',
  'MOVES_NOT_FINISHED',
  'SPECIAL_TOO_EARLY',
  'SPECIAL_ALREADY_USED',
  'SPECIAL_COUNT',
  'SPECIAL_SYMBOL',
  'SPECIAL_CONTRIBUTION_LIMIT',
  'SPECIAL_OP_TRANSPORT',
  'INVESTIGATION_NO_POSITION',
  'SWAP_NOT_ALLOWED',
  'DRAW_COUNT',
  'TAKEBACK_DISABLED',
  'TAKEBACK_NOT_NOW',
  'TAKEBACK_DECLINED',
  'DISCS_NOT_CLEARED',
  'DISCS_NONE_LEFT',
  'CONFIG_INCONSISTENT',
  'CONFIG_SUPPLY_MISMATCH',
  'BOARD_DATA_INVALID',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type EuropeRefusal = PursuitRefusal<RefusalCode>;

/** A notice of the public log, or of a viewer's own (CM-8). `tickets` and X's `stop` only where this viewer may know them. */
export type Notice =
  | Fact
  | InvestigatedEvent
  | OperatedEvent
  | { readonly type: 'configured'; readonly variant: Variant }
  | { readonly type: 'missionChosen'; readonly mission: string; readonly stop?: number }
  | {
      readonly type: 'specialPaid';
      readonly special: XSpecial;
      readonly count: number;
      readonly tickets?: readonly Ticket[];
    }
  | {
      readonly type: 'legTaken';
      readonly slot: number;
      /** `null`: it lies face down and is not this viewer's. */
      readonly ticket: Ticket | null;
      readonly faceDown: boolean;
      readonly double: 0 | 1 | 2;
      readonly stop?: number;
    }
  | {
      readonly type: 'openLegTaken';
      readonly leg: number;
      readonly ticket: Ticket | null;
      readonly double: 0 | 1 | 2;
      readonly stop: number;
      /** His pawn is put on the board now (MX-56). */
      readonly pawnAppears: boolean;
    }
  | { readonly type: 'swapped'; readonly count: number }
  | {
      readonly type: 'discarded';
      readonly hand: HandOwner;
      readonly count: number;
      readonly tickets?: readonly Ticket[];
    }
  | {
      readonly type: 'drew';
      readonly hand: HandOwner;
      readonly count: number;
      readonly for: 'deal' | 'swap' | 'refill';
      readonly tickets?: readonly Ticket[];
    }
  | (Ended<OutcomeCode> & { readonly start: number | null; readonly stop: number | null });

/** Stops reachable with one transport. */
export type StopsByTransport = { readonly transport: Transport; readonly stops: readonly number[] };

export const WARNINGS = [
  /** The next leg is the last secret one (MX-56). */
  'LAST_SECRET_LEG',
  /** From now on every leg is open (MX-58). */
  'MOVES_OPEN',
  /** He could pay a special now (MX-66): a tip, no rule. */
  'SPECIAL_AT_HAND',
] as const;
export type Warning = (typeof WARNINGS)[number];

/** A slot of the ticket board that holds a ticket. Members that this viewer may not know are absent. */
export type SlotView = {
  readonly faceDown: boolean;
  readonly double: 0 | 1 | 2;
  readonly ticket?: Ticket;
  readonly stop?: number;
};

/** `ticket` is absent where it was thrown off unseen. */
export type OpenLegView = {
  readonly leg: number;
  readonly stop: number;
  readonly double: 0 | 1 | 2;
  readonly ticket?: Ticket;
};

export type View = {
  readonly variant: Variant;
  /** Id of the board. */
  readonly board: string;
  readonly devices: DeviceMode;
  /** Every flag that deviates from the preset, and whether a rule text supports it (CM-10). */
  readonly deviations: readonly Deviation<FlagName>[];
  readonly phase: Phase;
  readonly round: number;
  /** Seats that may act now. */
  readonly toAct: readonly Seat[];
  readonly startSource: Flags['start_source'];
  readonly handSource: Flags['hand_source'];
  readonly ticketIds: Flags['ticket_ids'];
  /** Start cards of the detectives, ascending. */
  readonly deck: readonly number[];
  readonly mission: string | null;
  /** Filled slots, the first being slot 1. */
  readonly slots: readonly SlotView[];
  /** Legs with the pawn on the board, after the last slot, for everybody (MX-58). */
  readonly openLegs: readonly OpenLegView[];
  readonly secretMoves: Flags['secret_moves'];
  /** Secret legs or rounds that X has left. */
  readonly secretLeft: number;
  /** The rounds (or legs) from which the detectives may play specials (MX-39), and whether that is now. */
  readonly firstSpecial: Flags['first_special'];
  readonly specialsOpen: boolean;
  /** The detectives have played what they may in this round (MX-38). */
  readonly specialUsed: boolean;
  readonly detectives: readonly {
    readonly id: DetectiveId;
    readonly hunter: HunterSeat;
    readonly stop: number | null;
    readonly moved: boolean;
    readonly skipped: SkipCause | null;
    /** On his colour card. */
    readonly card: Ticket | null;
  }[];
  readonly hunters: readonly {
    readonly seat: HunterSeat;
    readonly pawns: number;
    readonly limit: number;
    readonly tickets: number;
    /** First hand dealt, or this round's draw made. */
    readonly drawn: boolean;
    /** How many tickets he must draw now, as far as the supply goes. */
    readonly due: number;
  }[];
  /** Legs that detectives could make now, from public information alone (CM-3); in step `specials` by special operation. */
  readonly moves: readonly {
    readonly detective: DetectiveId;
    readonly reach: readonly StopsByTransport[];
    readonly mayPass: boolean;
  }[];
  readonly x: {
    /** Mission and start are chosen. */
    readonly ready: boolean;
    readonly tickets: number;
    readonly limit: number;
    readonly dealt: boolean;
    readonly due: number;
    /** His pawn stands there (MX-58). */
    readonly pawn: number | null;
  };
  readonly supply: { readonly stack: number; readonly discard: number; readonly box: number };
  readonly rings: readonly PlacedRingPair[];
  readonly ringPairs: number;
  readonly discs: { readonly stops: readonly number[]; readonly max: number };
  /** Hands that this viewer may see, sorted by kind: the hunters' for hunters with phones (MX-11). */
  readonly hands: Readonly<Record<HunterSeat, readonly Ticket[]>>;
  /** Parts that hunters have confirmed for a special; for hunters with phones alone, otherwise empty (MX-40). */
  readonly offers: Readonly<Record<HunterSeat, readonly Ticket[]>>;
  /** Numbered pieces that hunters gave for specials and that lie in the box, for anyone who saw them in the hand; otherwise empty (MX-46). */
  readonly given: Readonly<Record<HunterSeat, readonly Ticket[]>>;
  /** Hunters who may not close the step of moves yet are told so here (MX-36); `null` where it is not this viewer's to know. */
  readonly mayCloseMoves: boolean | null;
  /** X's own; `null` for everybody else. */
  readonly own: {
    readonly start: number | null;
    readonly stop: number | null;
    readonly hand: readonly Ticket[];
    /** Start cities by mission; while he may choose. */
    readonly startChoices: readonly {
      readonly mission: string;
      readonly stops: readonly number[];
    }[];
    /** Ordinary moves with the tickets he holds. */
    readonly reach: readonly StopsByTransport[];
    /** First legs of a double he can pay and finish; the second follow with `secondLegs`. */
    readonly firstLegs: readonly StopsByTransport[];
    /** Stops of a secret trip he can pay. */
    readonly secretStops: readonly number[];
    readonly maySwap: boolean;
    readonly warnings: readonly Warning[];
  } | null;
  /** Set the moment an outcome exists (CM-12). */
  readonly end:
    | (Disclosure<OutcomeCode> & {
        readonly mission: string | null;
        readonly hand: readonly TicketKind[];
        readonly report: Report;
      })
    | null;
};

/** The types of the game, for `Game`. */
export type MisterXEurope = {
  options: Options;
  setup: Setup;
  state: State;
  action: Action;
  event: Event;
  refusal: EuropeRefusal;
  view: View;
  notice: Notice;
};
