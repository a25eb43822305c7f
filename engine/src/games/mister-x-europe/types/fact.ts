import type { Moved, PursuitFact } from '../../../pursuit/facts.js';
import type { DetectiveId, HunterSeat, Ticket, Transport } from './words.js';

/** How many tickets each hunter gives, by seat. */
export type ShareCounts = Readonly<Record<HunterSeat, number>>;

/** A city of X's, and the slot of the leg that brought him there; `null`: the start, which has no slot. */
export type Trace = { readonly stop: number; readonly slot: number | null };

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
  | { readonly type: 'checked'; readonly hits: readonly Trace[] }
  | {
      readonly type: 'ringPlaced';
      readonly pair: number;
      readonly stop: number;
      readonly slot: number | null;
      /** Taken from there, when all pairs lay on the board (MX-52). */
      readonly from: Trace | null;
    };

/** What X tells when he is investigated: the leg, and the city that it led to (MX-41). */
export type Investigated = {
  readonly type: 'investigated';
  readonly parts: ShareCounts;
  readonly leg: number;
  readonly stop: number;
};

export type Operated = {
  readonly type: 'operated';
  readonly parts: ShareCounts;
  readonly detective: DetectiveId;
  readonly transport: Transport;
  readonly from: number;
  readonly to: number;
  /** Its travel ticket, with `special_op_needs_travel_ticket`. */
  readonly ticket: Ticket | null;
};
