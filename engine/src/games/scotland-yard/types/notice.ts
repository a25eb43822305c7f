import type { Ended } from '../../../pursuit/facts.js';
import type { DetectiveMoved, Fact } from './fact.js';
import type { Flags } from './options.js';
import type { OutcomeCode } from './state.js';
import type { DetectiveId, Ordinary, PawnId, Ticket, Variant } from './words.js';

/** One line of the public log, or of X's own (CM-8). */
export type Notice =
  | Fact
  | DetectiveMoved
  | { readonly type: 'configured'; readonly variant: Variant }
  | { readonly type: 'kitRegistered'; readonly pawn: PawnId }
  | { readonly type: 'xReady'; readonly stop?: number }
  | { readonly type: 'doublePlayed'; readonly goesTo: Flags['double_card_goes_to'] }
  | {
      readonly type: 'legTaken';
      readonly window: number;
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
      readonly ticket: Ordinary;
      readonly to: Flags['voluntary_ticket_to'];
      readonly settled?: true;
    }
  | (Ended<OutcomeCode> & { readonly stop: number | null });
