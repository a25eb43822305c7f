import type { GameTypes, Refusal, Seat, TakebackRule } from './game.js';
import type { Json } from './json.js';
import type { Level } from './level.js';

/** What a match is made of, what happens in it, and what of that is told. */

export type Command<Action> =
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'takeback' }
  | { readonly kind: 'answer-takeback'; readonly agree: boolean }
  /** Gives the game up; where others must agree, it asks them (CM-17). */
  | { readonly kind: 'concede' }
  | { readonly kind: 'answer-concede'; readonly agree: boolean }
  /** From the referee's seat only: the host ends a game that nobody will finish. */
  | { readonly kind: 'abandon' }
  /** From the referee's seat only: nobody answered the request in time. */
  | { readonly kind: 'takeback-timeout' }
  /** From the referee's seat only: not all have answered in time. */
  | { readonly kind: 'concede-timeout' };

export type MatchEvent<Event> =
  | { readonly kind: 'game'; readonly event: Event }
  | { readonly kind: 'takeback-asked'; readonly by: Seat; readonly of: Seat }
  | {
      readonly kind: 'takeback-declined';
      readonly by: Seat;
      readonly timeout: boolean;
      /** The one who asked thought better of it. */
      readonly withdrawn?: true;
    }
  | { readonly kind: 'taken-back'; readonly by: Seat }
  | ConcessionEvent
  | SeatEvent;

/** What becomes of a request to concede; the last agreement comes with the end of the game (CM-17). */
export type ConcessionEvent =
  | { readonly kind: 'concede-asked'; readonly by: Seat; readonly of: readonly Seat[] }
  /** `by` agrees. */
  | { readonly kind: 'concede-agreed'; readonly by: Seat }
  /** The request of `by` is refused by `seat`; `null`: not all answered in time. */
  | { readonly kind: 'concede-declined'; readonly by: Seat; readonly seat: Seat | null };

export const SEAT_CHANGES = ['claimed', 'taken-over', 'released', 'reopened', 'replaced', 'computer'] as const;
/** Who holds a seat changed during the match: part of its log, and told to everybody. */
export type SeatEvent = {
  readonly kind: 'seat';
  readonly seat: Seat;
  readonly what: (typeof SEAT_CHANGES)[number];
  /** With `replaced`: all other seats that someone held, in their order. */
  readonly agreed?: readonly Seat[];
  /** With `computer`: how well the one plays that sits there from now on. */
  readonly level?: Level;
};

/** What belongs to some changes of a seat. */
export type SeatDetails = Pick<SeatEvent, 'agreed' | 'level'>;

/** Everything that one accepted command led to; appended and published as a whole (CM-7). */
export type Batch<Event> = {
  readonly by: Seat;
  readonly events: readonly MatchEvent<Event>[];
  /** Chance was drawn for these events: no take-back crosses them. */
  readonly drew?: true;
};

/** A batch, and the states of the game that its events lead to, one for each event of the game. */
export type DecidedBatch<T extends GameTypes> = {
  readonly batch: Batch<T['event']>;
  readonly states: readonly T['state'][];
};

/** One event of a batch, the match it met and the one it led to. */
export type EventStep<T extends GameTypes> = {
  readonly event: MatchEvent<T['event']>;
  readonly before: Match<T>;
  readonly after: Match<T>;
};

export type MatchNotice<Notice> =
  | { readonly kind: 'game'; readonly notice: Notice }
  | { readonly kind: 'takeback-asked'; readonly by: Seat; readonly of: Seat }
  | {
      readonly kind: 'takeback-declined';
      readonly by: Seat;
      readonly timeout: boolean;
      readonly withdrawn?: true;
      /** For the seat that asked, unless it withdrew. */
      readonly code?: 'TAKEBACK_DECLINED';
    }
  | { readonly kind: 'taken-back'; readonly by: Seat }
  | ConcessionEvent
  | SeatEvent;

/** Codes of the match itself; the game's own codes come beside them. */
export const MATCH_CODES = [
  'GAME_OVER',
  'PHASE_WRONG',
  'NOT_YOUR_TURN',
  'TAKEBACK_DISABLED',
  'TAKEBACK_NOT_NOW',
  'TAKEBACK_DECLINED',
  'CONCEDE_NOT_NOW',
  'CHANGE_LIMIT',
] as const;
export type MatchCode = (typeof MATCH_CODES)[number];
export type MatchRefusal<R extends Refusal> = R | { readonly code: MatchCode };

export interface Match<T extends GameTypes> {
  readonly state: T['state'];
  /** The one command that may still be taken back. */
  readonly undo: Undo<T> | undefined;
  readonly request: { readonly by: Seat; readonly of: Seat } | undefined;
  /** The turns whose one request has been made. */
  readonly askedTurns: readonly string[];
  /** An open request to concede. */
  readonly concession: ConcessionRequest | undefined;
  /** The round in which a seat's last request was refused. */
  readonly refusedConcessions: Readonly<Record<Seat, number>>;
  readonly counts: Counts;
}

/** How often each seat did in this round what it may not do without end. No take-back changes it. */
export type Counts = {
  readonly round: number;
  /** `Game.changes`; secret, as a seat's stored plans are. */
  readonly changes: Readonly<Record<Seat, number>>;
  /** Moves asked back. */
  readonly takebacks: Readonly<Record<Seat, number>>;
  /** How often it changed hands. */
  readonly hands: Readonly<Record<Seat, number>>;
};

export interface Undo<T extends GameTypes> {
  readonly state: T['state'];
  readonly by: Seat;
  readonly rule: Exclude<TakebackRule<T['refusal']>, 'untracked'>;
  /** What everybody was told of the move. */
  readonly move: T['notice'] | null;
}

export type ConcessionRequest = {
  readonly by: Seat;
  readonly of: readonly Seat[];
  /** Those of `of` who have agreed. */
  readonly agreed: readonly Seat[];
};

/** What every game's view has besides its own; `takeback` alone differs between viewers. */
export type SharedView<Notice extends Json = Json> = {
  readonly takeback: {
    /** This viewer may ask for his last move back. */
    readonly mayAsk: boolean;
    /** The seat that may ask now, for a kiosk that acts for it. Public: only the last public move can be asked back. */
    readonly asker: Seat | null;
    /**
     * An open request for `move` as the table was told of it. `of` must answer, `referee` being the
     * host; `yours` when that is this viewer.
     */
    readonly open: {
      readonly by: Seat;
      readonly of: Seat;
      readonly yours: boolean;
      readonly move: Notice | null;
    } | null;
  };
  readonly concession: {
    /** Seats that may give up now and so end the game. */
    readonly alone: readonly Seat[];
    /** Seats that may ask now those who hunt with them to give up together. */
    readonly together: readonly Seat[];
    /** An open request: who still has to answer, and who has agreed. */
    readonly open: {
      readonly by: Seat;
      readonly waiting: readonly Seat[];
      readonly agreed: readonly Seat[];
    } | null;
  };
};

export type MatchView<View, Notice extends Json = Json> = {
  readonly game: View;
  /** What follows from all that the table was told, where it wants to be shown that (`PublicKnowledge.known`). */
  readonly known?: Json;
} & SharedView<Notice>;
