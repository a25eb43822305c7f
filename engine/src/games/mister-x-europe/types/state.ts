import type { PursuitEnd } from '../../../pursuit/pawns.js';
import type { Options } from './options.js';
import type { Hand, Kind, Phase, SkipCause, Ticket, XSpecial } from './words.js';

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
export type RingPair = {
  readonly pair: number;
  readonly stop: number;
  /** `null`: the start, which has no slot. */
  readonly slot: number | null;
};

/** A ticket that somebody registered although by the ledger it was elsewhere; shown at the end. */
export type LedgerFault = { readonly hand: Hand; readonly ticket: Ticket };

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
  readonly rings: readonly RingPair[];
  readonly discs: readonly number[];
  readonly ledgerFaults: readonly LedgerFault[];
  readonly end: End | null;
};

/** A position a test can write by hand; everything left out is as at the start of a game. */
export type Setup = {
  readonly options: Options;
  readonly position?: Partial<Omit<State, 'options' | 'x' | 'end'>> & {
    readonly x?: Partial<State['x']>;
  };
};

/** Tickets of a kind that the box of the board holds. */
export type Supply = Readonly<Record<Kind, number>>;
