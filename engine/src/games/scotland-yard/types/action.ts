import type { Json } from '../../../core/json.js';
import type { PawnId } from './words.js';

export type Leg = { readonly ticket: string; readonly stop: number };

/** Per detective the ticket X takes, or `none` (SYC-13). A detective left out means `none`. */
export type Confiscation = Readonly<Record<string, string>>;

/** A physical ticket with a code of its own (`ticket_ids: unique`): the kit it was dealt in and its serial there, from 1. */
export type TicketCard = {
  readonly owner: PawnId;
  readonly ticket: string;
  readonly serial: number;
};

/**
 * What a seat may ask. Stops and tickets are unchecked here: the order of the checks belongs
 * to `decide` (CM-5). Secret-free actions may come from the kiosk for the seat concerned.
 */
export type Action =
  /** Change flags before the first start stop is registered; any hunter or the referee (CM-10). */
  | { readonly type: 'configure'; readonly flags: { readonly [flag: string]: Json } }
  /** The people counted a kit; refused when it is not the right one (SY-4, SY-5). */
  | {
      readonly type: 'registerKit';
      readonly pawn: string;
      readonly tickets: Readonly<Record<string, number>>;
    }
  | { readonly type: 'registerStart'; readonly pawn: string; readonly stop: number }
  /** Referee's own: draw all start cards (`start_source: server`). */
  | { readonly type: 'deal' }
  /** X's turn: one leg, or two with the double card. `double` alone with one leg declares a stepwise double (SY-44). */
  | {
      readonly type: 'travel';
      readonly legs: readonly Leg[];
      readonly double?: boolean;
      /** X shows himself after his last leg and takes these tickets (SYC-13). */
      readonly show?: Confiscation;
    }
  /** Voluntary reveal asked for on its own, which is never possible (SYC-14). */
  | { readonly type: 'show'; readonly take: Confiscation }
  | {
      readonly type: 'move';
      readonly detective: string;
      readonly ticket: string;
      readonly stop: number;
      /** The supply the ticket is taken from, when the command names one (CM-9). */
      readonly supply?: string;
      readonly card?: TicketCard;
    }
  /** A detective, or X, wants to stand still (SY-15, SY-16). */
  | { readonly type: 'pass'; readonly detective?: string }
  /** Always refused (SY-33). */
  | {
      readonly type: 'handTicket';
      readonly from: string;
      readonly to: string;
      readonly ticket: string;
    }
  /** One word during play, for everybody (SY-61). */
  | { readonly type: 'audit' }
  /** The full report; refused before the end, when it is part of every view (SY-61). */
  | { readonly type: 'report' }
  /**
   * From the referee's seat: the evening was finished on paper. The rows follow the windows already filled;
   * the game ends with the result the people state, or with X_LOG_VIOLATION (SY-61, CM-14).
   */
  | {
      readonly type: 'paperLog';
      readonly rows: readonly PaperRow[];
      readonly result: string;
    };

export type PaperRow = {
  readonly ticket: string;
  readonly stop: number;
  /** This window and the one before it were one double move. */
  readonly double?: boolean;
  /** The stop X showed after this leg, if he did. */
  readonly shown?: number;
  /** Where the detectives stood at that moment, where it was noted. */
  readonly detectives?: readonly number[];
};
