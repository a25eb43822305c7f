import type { Ended } from '../../../pursuit/facts.js';
import type { Fact, Investigated, Operated } from './fact.js';
import type { OutcomeCode } from './state.js';
import type { Hand, Ticket, Variant, XSpecial } from './words.js';

/** One line of the public log, or of a viewer's own (CM-8). `tickets` and X's `stop` only where this viewer may know them. */
export type Notice =
  | Fact
  | Investigated
  | Operated
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
      readonly hand: Hand;
      readonly count: number;
      readonly tickets?: readonly Ticket[];
    }
  | {
      readonly type: 'drew';
      readonly hand: Hand;
      readonly count: number;
      readonly for: 'deal' | 'swap' | 'refill';
      readonly tickets?: readonly Ticket[];
    }
  | (Ended<OutcomeCode> & { readonly start: number | null; readonly stop: number | null });
