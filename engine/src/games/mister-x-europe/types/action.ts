import type { Json } from '../../../core/json.js';
import type { Ticket } from './words.js';

export type Leg = {
  readonly ticket: Ticket;
  readonly stop: number;
  /** Asks for a leg of a double to be a secret trip as well, which is never possible (MX-22). */
  readonly faceDown?: boolean;
};

/** By hunter's seat, the tickets he gives (MX-40). */
export type Parts = Readonly<Record<string, readonly Ticket[]>>;

/**
 * What a seat may ask. Stops and tickets are unchecked here: the order of the checks belongs
 * to `decide` (CM-5).
 */
export type Action =
  /** Change flags before the first start stop is registered; any hunter or the host (CM-10). */
  | { readonly type: 'configure'; readonly flags: { readonly [flag: string]: Json } }
  /** A detective's start card: his hunter, or the host where the hunters have phones (MX-8). */
  | { readonly type: 'registerStart'; readonly pawn: string; readonly stop: number }
  /** Referee's own: draw the detectives' start cards (`start_source: server`). */
  | { readonly type: 'dealStarts' }
  /** X: his mission, and in secret one of its start cities (MX-9, MX-10). */
  | { readonly type: 'chooseMission'; readonly mission: string; readonly stop: number }
  /** A first hand that its owner drew (`hand_source: registered`; MX-6, MX-7). */
  | { readonly type: 'registerHand'; readonly tickets: readonly Ticket[] }
  /** Referee's own: draw all first hands (`hand_source: server`). */
  | { readonly type: 'dealHands' }
  /**
   * X's move (MX-17). With `special: double` two legs and three footprints in `pay`; with
   * `special: secret` one leg, whose ticket goes face down, and three silhouettes (MX-23, MX-25).
   */
  | {
      readonly type: 'travel';
      readonly legs: readonly Leg[];
      readonly special?: 'double' | 'secret';
      readonly pay?: readonly Ticket[];
    }
  /** X throws off all eight (MX-30). */
  | { readonly type: 'swap' }
  /** X or a hunter throws off unused tickets (MX-28, MX-47). */
  | { readonly type: 'discard'; readonly tickets: readonly Ticket[] }
  /** Refill to the limit, after a swap as well: the tickets drawn, where people draw them (MX-29, MX-47). */
  | { readonly type: 'draw'; readonly tickets?: readonly Ticket[] }
  | {
      readonly type: 'move';
      readonly detective: string;
      readonly ticket: Ticket;
      readonly stop: number;
      /** The hand the ticket is taken from, when the command names one (CM-9). */
      readonly hand?: string;
    }
  /** No move for X ever (MX-20); for a detective where it was agreed. */
  | { readonly type: 'pass'; readonly detective?: string }
  /** Who has not moved stays (MX-36). With private hands it speaks for the hunter's own pawns alone. */
  | { readonly type: 'closeMoves' }
  /** A hunter confirms his part of a special; an empty list takes it back (MX-40, CM-4). */
  | { readonly type: 'offer'; readonly tickets: readonly Ticket[] }
  /** The detectives' special: others' parts must be what they offered (MX-40, MX-41). */
  | { readonly type: 'investigate'; readonly parts: Parts }
  | {
      readonly type: 'operate';
      readonly parts: Parts;
      readonly detective: string;
      readonly transport: string;
      readonly stop: number;
      /** A travel ticket, with `special_op_needs_travel_ticket`. */
      readonly ticket?: Ticket;
    }
  /** No (further) special this round (MX-16). */
  | { readonly type: 'noSpecial' }
  /** Put a helper disc on a city, or take it off; any hunter or the host (MX-54). */
  | { readonly type: 'disc'; readonly stop: number; readonly on: boolean }
  /** The detectives are done; while discs lie, with the word that they are off the board (MX-54). */
  | { readonly type: 'endTurn'; readonly discsRemoved: boolean }
  /** One word during play, for everybody (CM-14). */
  | { readonly type: 'audit' }
  /** The full report; refused before the end, when it is part of every view (MX-64). */
  | { readonly type: 'report' };
