import type { GameTypes, Refusal, Seat } from './game-types.js';
import type { Retention } from './retention.js';

/**
 * What a game may have beside its rules. Each member may be left out; the comment says what holds then.
 * The contract suite checks those that are there.
 */
export interface GameFacets<T extends GameTypes> {
  /** How moves are taken back. Without it none is. */
  readonly takeback?: Takeback<T>;
  /** Public. `undefined` when this seat cannot give up; without it none can. */
  concession?(state: T['state'], seat: Seat): Concession | undefined;
  /**
   * Whether these options make a table for people who are not in one room: they come by invitation, and
   * the host's disk keeps its keys unless the host wants otherwise. Without it the game is played at one table.
   */
  correspondence?(options: T['options']): Correspondence | undefined;
  /** What the people at the table decide for the referee's seat. Without it nothing. */
  readonly host?: HostActions<T>;
  /**
   * Types of actions that a seat may send now and that `legalActions` leaves out: those that move
   * nothing. From public information alone. Without it there are none.
   */
  unlistedActionTypes?(state: T['state'], seat: Seat): readonly string[];
  /**
   * Actions beside play that can be listed and that `unlistedActionTypes` does not name: votes, and what takes something of the
   * seat's own back. Nobody waits for them, and nobody does them by chance. Without it there are none.
   */
  sideActions?(state: T['state'], seat: Seat): Iterable<T['action']>;
  /** Bounds what a seat could do again and again. Without it nothing is bounded. */
  readonly changes?: Changes<T>;
  /** What a notice still means to a viewer who was away when it was told. From the notice alone. Without it nothing. */
  retention?(notice: T['notice']): Retention;
  /**
   * What of a notice its viewer may look up later, `view` being what it sees by then: for games at
   * which people may have to remember. Without it everything can be looked up.
   */
  redactForHistory?(notice: T['notice'], view: T['view']): T['notice'];
}

/** Take-back of accepted commands (CM-13). */
export interface Takeback<T extends GameTypes> {
  /** Why `seat` may not ask for one now, or ever, whatever was played last; `undefined` when it may. Public. */
  refusal(state: T['state'], seat: Seat): T['refusal'] | undefined;
  /**
   * What it would take to undo the command that led from `before` by `events`; `undefined` when
   * nothing may be undone from here on. (Where chance was drawn, the match does not let it be undone anyway.)
   */
  rule(before: T['state'], seat: Seat, events: readonly T['event'][]): TakebackRule<T['refusal']> | undefined;
  /**
   * What `seat`, whose move was undone, finds in the state that was restored: for games in which something
   * could have been stored meanwhile. It changes nothing that others see. Without it the state is restored as it was.
   */
  afterTakeback?(state: T['state'], seat: Seat): T['state'];
}

/**
 * What a take-back of a command would need. `untracked` is for what others must
 * not notice (a standing order, a silent answer): it can neither be taken back nor does it end
 * another seat's chance to ask, and it survives a take-back, so its events must also fold onto
 * the state before that other move.
 */
export type TakebackRule<R extends Refusal> =
  | 'untracked'
  | {
      readonly allowed: true;
      /** Names the turn: one request per turn; `null`: one after each move. */
      readonly turn: string | null;
      /** The seat that must agree, `referee` being the host; `null` when nothing hidden was tested and nobody need be asked. */
      readonly consent: Seat | null;
      /** Whose move it is, where another seat entered it: that seat alone may take it back. */
      readonly by?: Seat;
    }
  | { readonly allowed: false; readonly refusal: R };

/** What it takes that a seat gives the game up (CM-17). */
export type Concession = {
  /** Seats that must agree; nobody: it ends at once. */
  readonly others: readonly Seat[];
  /** A request that was refused is not made again by the same seat before a later round. */
  readonly round: number;
};

/** How a table is played whose people are not in one room, and which lives for weeks. */
export type Correspondence = {
  /** Lots decide who has which seat, and nobody learns who has before the end. */
  readonly anonymous: boolean;
  /** A seat whose player is gone for good may go to a new person, if all other seats agree. */
  readonly replacing: boolean;
  /** How long a request for a take-back waits for its consent, in milliseconds; `null`: until it is answered or withdrawn. */
  readonly consentMs: number | null;
};

export interface HostActions<T extends GameTypes> {
  /**
   * Whether the host may send `action` for the referee's seat, as a decision of the people at the
   * table. Never true of what `timers` announce, nor of a deal: time and chance come from no client.
   */
  may(action: T['action']): boolean;
  /**
   * Seats for which the host answers with `action`: their players must be away (`mayStandIn`). None for
   * what the table does together, such as setting up, or reading a card under its scanner.
   */
  standsInFor?(state: T['state'], action: T['action']): readonly Seat[];
}

/**
 * What changes only what a seat has stored, noted or said, and could be done again and again: a seat may do it
 * `CHANGES_PER_ROUND_MAX` times in one round. Play never needs it. Rounds are public.
 */
export interface Changes<T extends GameTypes> {
  round(state: T['state']): number;
  includes(event: T['event']): boolean;
  /** Another choice of flags, which the host is bounded in as well. */
  configures(event: T['event']): boolean;
}
