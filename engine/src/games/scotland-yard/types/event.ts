import type { Options } from './options.js';
import type { ReportRow } from './report.js';
import type { End } from './state.js';
import type { DetectiveId, Ordinary, PawnId, SkipCause, Ticket } from './words.js';

/**
 * What happened. Everything that is not public when it happens lies under `secret`, so that it
 * can be sealed apart from the rest.
 */
export type Event =
  /** With the id of the board, which stays what it was. */
  | { readonly type: 'configured'; readonly options: Options }
  | { readonly type: 'kitRegistered'; readonly pawn: PawnId }
  | { readonly type: 'startRegistered'; readonly detective: DetectiveId; readonly stop: number }
  | { readonly type: 'xReady'; readonly secret: { readonly stop: number } }
  | { readonly type: 'roundOpened'; readonly round: number }
  | { readonly type: 'doublePlayed' }
  | {
      readonly type: 'legTaken';
      readonly window: number;
      readonly ticket: Ticket;
      readonly double?: 1 | 2;
      /** Where the ticket came from when X had none: the box, or a substitute piece. */
      readonly from?: 'box' | 'substitute';
      readonly secret: { readonly stop: number };
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
      readonly settled?: true;
    }
  /** X's turn is complete; the detectives' phase opens. */
  | { readonly type: 'xTurnClosed' }
  | { readonly type: 'xStayed' }
  | { readonly type: 'fareLent' }
  | {
      readonly type: 'moved';
      readonly detective: DetectiveId;
      readonly ticket: Ordinary;
      readonly from: number;
      readonly to: number;
      readonly card?: string;
      /** The ticket replaced a substitute on the log instead of joining X's supply (SYC-6). */
      readonly settled?: true;
    }
  | { readonly type: 'skipped'; readonly detective: DetectiveId; readonly cause: SkipCause }
  | { readonly type: 'audited'; readonly answer: 'consistent' | 'inconsistent' }
  | { readonly type: 'paperEntered'; readonly report: readonly ReportRow[] }
  | { readonly type: 'ended'; readonly end: End };
