import type { Ended } from '../../../pursuit/facts.js';
import type { DetectiveMoved, Fact } from './fact.js';
import type { Options } from './options.js';
import type { ReportRow } from './report.js';
import type { OutcomeCode } from './state.js';
import type { DetectiveId, Ordinary, PawnId, Ticket } from './words.js';

/**
 * What happened. Everything that is not public when it happens lies under `secret`, so that it
 * can be sealed apart from the rest.
 */
export type Event =
  | Fact
  /** With the id of the board, which stays what it was. */
  | { readonly type: 'configured'; readonly options: Options }
  | { readonly type: 'kitRegistered'; readonly pawn: PawnId }
  | { readonly type: 'xReady'; readonly secret: { readonly stop: number } }
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
      readonly type: 'confiscated';
      readonly detective: DetectiveId;
      readonly ticket: Ordinary;
      readonly settled?: true;
    }
  /** X's turn is complete; the detectives' phase opens. */
  | { readonly type: 'xTurnClosed' }
  | (DetectiveMoved & { readonly card?: string })
  | { readonly type: 'paperEntered'; readonly report: readonly ReportRow[] }
  | Ended<OutcomeCode>;
