import type { ShareCounts } from './event.js';
import type { End } from './state.js';
import type {
  DetectiveId,
  Hand,
  SkipCause,
  Ticket,
  Transport,
  Variant,
  XSpecial,
} from './words.js';

/** One line of the public log, or of a viewer's own (CM-8). `tickets` and X's `stop` only where this viewer may know them. */
export type Notice =
  | { readonly type: 'configured'; readonly variant: Variant }
  | { readonly type: 'startRegistered'; readonly detective: DetectiveId; readonly stop: number }
  | { readonly type: 'missionChosen'; readonly mission: string; readonly stop?: number }
  | { readonly type: 'roundOpened'; readonly round: number }
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
  | { readonly type: 'xStayed'; readonly why: 'surrounded' | 'swapped' }
  | {
      readonly type: 'discarded';
      readonly hand: Hand;
      readonly count: number;
      readonly tickets?: readonly Ticket[];
    }
  | { readonly type: 'reshuffled'; readonly from: 'discard' | 'box' | 'both' }
  | {
      readonly type: 'drew';
      readonly hand: Hand;
      readonly count: number;
      readonly for: 'deal' | 'swap' | 'refill';
      readonly tickets?: readonly Ticket[];
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
  | {
      readonly type: 'investigated';
      readonly parts: ShareCounts;
      readonly leg: number;
      readonly stop: number;
    }
  | {
      readonly type: 'operated';
      readonly parts: ShareCounts;
      readonly detective: DetectiveId;
      readonly transport: Transport;
      readonly from: number;
      readonly to: number;
      readonly ticket: Ticket | null;
    }
  | { readonly type: 'discsCleared' }
  | {
      readonly type: 'checked';
      readonly hits: readonly { readonly stop: number; readonly slot: number | null }[];
    }
  | {
      readonly type: 'ringPlaced';
      readonly pair: number;
      readonly stop: number;
      readonly slot: number | null;
      readonly from: { readonly stop: number; readonly slot: number | null } | null;
    }
  | { readonly type: 'audited'; readonly answer: 'consistent' | 'inconsistent' }
  | {
      readonly type: 'ended';
      readonly end: End;
      readonly start: number | null;
      readonly stop: number | null;
    };
