import type { Flags } from './options.js';
import type { End } from './state.js';
import type { DetectiveId, Ordinary, PawnId, SkipCause, Ticket, Variant } from './words.js';

/** One line of the public log, or of X's own (CM-8). */
export type Notice =
  | { readonly type: 'configured'; readonly variant: Variant }
  | { readonly type: 'kitRegistered'; readonly pawn: PawnId }
  | { readonly type: 'startRegistered'; readonly detective: DetectiveId; readonly stop: number }
  | { readonly type: 'xReady'; readonly stop?: number }
  | { readonly type: 'roundOpened'; readonly round: number }
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
      readonly type: 'revealed';
      readonly window: number;
      readonly stop: number;
      readonly why: 'due' | 'voluntary';
    }
  | {
      readonly type: 'confiscated';
      readonly detective: DetectiveId;
      readonly ticket: Ordinary;
      readonly to: Flags['voluntary_ticket_to'];
      readonly settled?: true;
    }
  | { readonly type: 'xStayed' }
  | { readonly type: 'fareLent' }
  | {
      readonly type: 'moved';
      readonly detective: DetectiveId;
      readonly ticket: Ordinary;
      readonly from: number;
      readonly to: number;
      readonly settled?: true;
    }
  | { readonly type: 'skipped'; readonly detective: DetectiveId; readonly cause: SkipCause }
  | { readonly type: 'audited'; readonly answer: 'consistent' | 'inconsistent' }
  | { readonly type: 'ended'; readonly end: End; readonly stop: number | null };
