import type { Options } from './options.js';
import type { End } from './state.js';
import type {
  DetectiveId,
  Hand,
  HunterSeat,
  SkipCause,
  Ticket,
  Transport,
  XSpecial,
} from './words.js';

/** Tickets that each hunter gives, by seat. */
export type Shares = Readonly<Record<HunterSeat, readonly Ticket[]>>;
/** How many tickets each hunter gives, by seat. */
export type ShareCounts = Readonly<Record<HunterSeat, number>>;

/**
 * What happened. Everything that is not public when it happens lies under `secret`, so that it
 * can be sealed apart from the rest.
 */
export type Event =
  | { readonly type: 'configured'; readonly options: Options }
  | { readonly type: 'startRegistered'; readonly detective: DetectiveId; readonly stop: number }
  | {
      readonly type: 'missionChosen';
      readonly mission: string;
      readonly secret: { readonly stop: number };
    }
  | { readonly type: 'roundOpened'; readonly round: number }
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
  /** X makes no leg this round: walled in, or his turn went with the swap. */
  | { readonly type: 'xStayed'; readonly why: 'surrounded' | 'swapped' }
  | {
      readonly type: 'discarded';
      readonly hand: Hand;
      readonly count: number;
      /** With `discard_view: open`. */
      readonly open?: readonly Ticket[];
      readonly secret: { readonly tickets: readonly Ticket[] };
    }
  /** Discard pile, or box, or both became the stack (MX-60, MX-61). */
  | { readonly type: 'reshuffled'; readonly from: 'discard' | 'box' | 'both' }
  | {
      readonly type: 'drew';
      readonly hand: Hand;
      readonly count: number;
      /** What this draw completes: a first hand, a swap, or the turn's refill. */
      readonly for: 'deal' | 'swap' | 'refill';
      readonly secret: {
        readonly tickets: readonly Ticket[];
        /** Those that by the ledger were not in the stack. */
        readonly overdrawn: readonly Ticket[];
      };
    }
  | {
      readonly type: 'moved';
      readonly detective: DetectiveId;
      readonly ticket: Ticket;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'skipped'; readonly detective: DetectiveId; readonly cause: SkipCause }
  | { readonly type: 'movesClosed' }
  /** Nobody but hunters learns of it. */
  | {
      readonly type: 'offered';
      readonly secret: { readonly seat: HunterSeat; readonly tickets: readonly Ticket[] };
    }
  | {
      readonly type: 'investigated';
      readonly parts: ShareCounts;
      /** The leg whose city X tells, and the city. */
      readonly leg: number;
      readonly stop: number;
      readonly secret: { readonly parts: Shares };
    }
  | {
      readonly type: 'operated';
      readonly parts: ShareCounts;
      readonly detective: DetectiveId;
      readonly transport: Transport;
      readonly from: number;
      readonly to: number;
      /** Its travel ticket, with `special_op_needs_travel_ticket`. */
      readonly ticket: Ticket | null;
      readonly secret: { readonly parts: Shares };
    }
  | { readonly type: 'specialsClosed' }
  | { readonly type: 'discPlaced'; readonly stop: number }
  | { readonly type: 'discRemoved'; readonly stop: number }
  | { readonly type: 'discsCleared' }
  /** The position check: what was found, in the order of the slots; empty is `no trace` (MX-49). */
  | {
      readonly type: 'checked';
      readonly hits: readonly { readonly stop: number; readonly slot: number | null }[];
    }
  | {
      readonly type: 'ringPlaced';
      readonly pair: number;
      readonly stop: number;
      readonly slot: number | null;
      /** Taken from there, when all pairs lay on the board (MX-52). */
      readonly from: { readonly stop: number; readonly slot: number | null } | null;
    }
  | { readonly type: 'audited'; readonly answer: 'consistent' | 'inconsistent' }
  | { readonly type: 'ended'; readonly end: End };
