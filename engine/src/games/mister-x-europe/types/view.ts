import type { Deviation } from '../../../core/flag-choice.js';
import type { Seat } from '../../../core/game.js';
import type { Disclosure } from '../../../pursuit/disclosure.js';
import type { FlagName, Flags } from './options.js';
import type { Report } from './report.js';
import type { OutcomeCode, RingPair } from './state.js';
import type {
  DetectiveId,
  Devices,
  HunterSeat,
  Kind,
  Phase,
  SkipCause,
  Ticket,
  Transport,
  Variant,
} from './words.js';

/** Stops reachable with one transport. */
export type Reach = { readonly transport: Transport; readonly stops: readonly number[] };

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
  readonly devices: Devices;
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
    readonly reach: readonly Reach[];
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
  readonly rings: readonly RingPair[];
  readonly ringPairs: number;
  readonly discs: { readonly stops: readonly number[]; readonly max: number };
  /** Hands that this viewer may see, sorted by kind: the hunters' for hunters with phones (MX-11). */
  readonly hands: Readonly<Record<HunterSeat, readonly Ticket[]>>;
  /** Parts that hunters have confirmed for a special; for hunters with phones alone, otherwise empty (MX-40). */
  readonly offers: Readonly<Record<HunterSeat, readonly Ticket[]>>;
  /** Numbered pieces that hunters gave for specials and that lie in the box, for whoever saw them in the hand; otherwise empty (MX-46). */
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
    readonly reach: readonly Reach[];
    /** First legs of a double he can pay and finish; the second follow with `secondLegs`. */
    readonly firstLegs: readonly Reach[];
    /** Stops of a secret trip he can pay. */
    readonly secretStops: readonly number[];
    readonly maySwap: boolean;
    readonly warnings: readonly Warning[];
  } | null;
  /** Set the moment an outcome exists (CM-12). */
  readonly end:
    | (Disclosure<OutcomeCode> & {
        readonly mission: string | null;
        readonly hand: readonly Kind[];
        readonly report: Report;
      })
    | null;
};
