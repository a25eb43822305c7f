import type { Json } from './json.js';

/** A place at the table as the game names it (`guesser`): one person, one client. */
export type Seat = string;

/** The referee's own seat: time, deals and host decisions enter the game as its actions. */
export const REFEREE = 'referee';

/** Who looks: a seat, or `table` for the kiosk and every spectator (public information only). */
export type Viewer = Seat | 'table';

export const TABLE = 'table';

/** The types of one game. All of them are plain JSON, so that they can be logged and sent. */
export interface GameTypes {
  /** Frozen before play. */
  options: Json;
  /** Everything that determines a first state; may be written by hand in a test. Its `position` is laid over that state. */
  setup: Json;
  state: Json;
  action: Json;
  event: Json;
  refusal: Refusal;
  view: Json;
  notice: Json;
}

/** Why something was not done. `code` comes from the closed list `Game.codes`. */
export type Refusal = { readonly code: string };

export type Outcome = {
  /** From the game's closed list of ends, for example `CAUGHT`. */
  readonly code: string;
  /** Empty when nobody wins. */
  readonly winners: readonly Seat[];
};

export type SeatSpec = {
  readonly seat: Seat;
  /** A word for the interface, for example `guesser`. */
  readonly role: string;
  /** A secret seat must be held by a client of its own; the kiosk never acts for it. */
  readonly secret: boolean;
};

/** The secret move that fills one slot of a match. */
export type SecretMove = {
  /** The game's own name of the slot, for example `0` for a start and `7` for the seventh leg. */
  readonly slot: string;
  readonly move: Json;
};

/** What the referee waits for; when `ms` have passed it acts with `action` from its own seat. */
export type Timer<Action> = {
  /** Stable while the wait lasts: a timer that reappears under the same id is not started again. */
  readonly id: string;
  readonly ms: number;
  readonly action: Action;
  /** Everybody may see how long it still runs: people were asked something. */
  readonly shown?: true;
};

/** Ways a match ends from outside the rules. */
export type Closing = { readonly kind: 'conceded'; readonly by: Seat } | { readonly kind: 'abandoned' };
