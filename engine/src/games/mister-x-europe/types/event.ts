import type { Ended } from '../../../pursuit/facts.js';
import type { Fact, Investigated, Operated } from './fact.js';
import type { Options } from './options.js';
import type { OutcomeCode } from './state.js';
import type { Hand, HunterSeat, Ticket, XSpecial } from './words.js';

/** Tickets that each hunter gives, by seat. */
export type Shares = Readonly<Record<HunterSeat, readonly Ticket[]>>;

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
      readonly hand: Hand;
      readonly count: number;
      /** With `discard_view: open`. */
      readonly open?: readonly Ticket[];
      readonly secret: { readonly tickets: readonly Ticket[] };
    }
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
  /** Nobody but hunters learns of it. */
  | {
      readonly type: 'offered';
      readonly secret: { readonly seat: HunterSeat; readonly tickets: readonly Ticket[] };
    }
  | (Investigated & { readonly secret: { readonly parts: Shares } })
  | (Operated & { readonly secret: { readonly parts: Shares } })
  | { readonly type: 'specialsClosed' }
  | { readonly type: 'discPlaced'; readonly stop: number }
  | { readonly type: 'discRemoved'; readonly stop: number }
  | Ended<OutcomeCode>;
