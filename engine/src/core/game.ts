import type { Course } from './decision.js';
import type { Json } from './json.js';
import type { Lasting } from './lasting.js';
import type { Result } from './result.js';
import type { Rng } from './rng.js';

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
export type Slot = {
  /** The game's own name of the slot, for example `0` for a start and `7` for the seventh window. */
  readonly window: string;
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

/**
 * What a take-back of an accepted command would need (CM-13). `aside` is for what others must
 * not notice (a standing order, a silent answer): it can neither be taken back nor does it end
 * another seat's chance to ask, and it survives a take-back, so its events must also fold onto
 * the state before that other move.
 */
export type TakebackRule<R extends Refusal> =
  | 'aside'
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

/** How a table is played whose people are not in one room, and which lives for weeks. */
export type Correspondence = {
  /** Lots decide who has which seat, and nobody learns who has before the end. */
  readonly masks: boolean;
  /** A seat whose player is gone for good may go to a new person, if all other seats agree. */
  readonly replacing: boolean;
  /**
   * How long a request for a take-back waits for its consent, in milliseconds; `null`: until it is answered or
   * whoever asked withdraws it.
   */
  readonly consentMs: number | null;
};

/** What it takes that a seat gives the game up (CM-17). */
export type Concession = {
  /** Seats that must agree; nobody: it ends at once. */
  readonly others: readonly Seat[];
  /** A wish that was refused is not made again by the same seat before a later round. */
  readonly round: number;
};

/** Ways a match ends from outside the rules. */
export type Closing =
  | { readonly kind: 'conceded'; readonly by: Seat }
  | { readonly kind: 'abandoned' };

/** What a game says of itself, whatever its types. */
export interface GameFacts {
  readonly id: string;
  /** Raised when stored events no longer fold to the same state, or stored commands lead to others. */
  readonly version: number;
  /**
   * The most that a seat's view and its notices of one command have beyond the table's, in bytes of
   * JSON, where the usual 1,280 are too few: frames have room for it, so that their sizes tell nothing.
   */
  readonly secretRoom?: number;
  /**
   * What an entry seals is padded to a multiple of so many bytes where the table is told nothing of one of its events:
   * how much was done in secret shall not be seen on the disk. Without it, 256 as elsewhere.
   */
  readonly silentRoom?: number;
  /** People at the table, the secret mover included. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Presets that `parseOptions` knows, the default first. */
  readonly variants: readonly string[];
  /** Every code a refusal of this game may carry. */
  readonly codes: readonly string[];
  /** Every code an outcome of this game may carry. */
  readonly outcomes: readonly string[];
}

/**
 * One game: a plain object of pure functions. `decide` says what an action leads to, `apply`
 * folds it, `view` shows it. No clock, no input or output, no chance but the `Rng` handed in.
 *
 * Invariants, checked for every registered game by the contract suite of the test-kit:
 * - `decide` with an element of `legalActions` never refuses; any other action is either
 *   accepted or refused with a code of `codes`, and never changes the state given.
 * - `apply` never draws: the events of a match alone lead back to its state, and to the states of a
 *   decision's course.
 * - what a viewer gets from `view`, `notice`, `legalActions` (for a seat) and refusals depends
 *   only on what that viewer may know (non-interference).
 */
export interface Game<T extends GameTypes> extends GameFacts {
  parseOptions(input: unknown): Result<T['options'], T['refusal']>;
  /** Checks the shape only; whether it is allowed is for `decide`. */
  parseAction(input: unknown): Result<T['action'], T['refusal']>;

  /** The seats in order round the table. */
  seatPlan(options: T['options']): readonly SeatSpec[];
  /**
   * Whether these options make a table for people who are not in one room: they come by invitation, and
   * the host's disk keeps its keys unless he wants otherwise. A game without it is played at one table.
   */
  correspondence?(options: T['options']): Correspondence | undefined;
  /** Chance enters here and in `decide`, nowhere else. */
  setup(options: T['options'], rng: Rng): T['setup'];
  /** The options in force: what the table agreed, changes before play included. */
  optionsOf(state: T['state']): T['options'];
  /** Turns plain data into a state, or says what is wrong with it. */
  start(setup: T['setup']): Result<T['state'], T['refusal']>;

  /**
   * Seats that may act now, best guess first; never more than the public knows. Empty while only a
   * timer of the referee's can act.
   */
  toAct(state: T['state']): readonly Seat[];
  /** Complete up to interchangeable pieces, and lazy where the space is large. Empty when it is not the seat's turn. */
  legalActions(state: T['state'], seat: Seat): Iterable<T['action']>;
  /**
   * Types of actions that a seat may send now and that `legalActions` leaves out: those that move
   * nothing. From public information alone.
   */
  unlisted(state: T['state'], seat: Seat): readonly string[];
  /**
   * Actions beside play that can be listed and that `unlisted` does not name: votes, and what takes something of the
   * seat's own back. Nobody waits for them, and nobody does them by chance. A game without it has none.
   */
  sideActions?(state: T['state'], seat: Seat): Iterable<T['action']>;
  /** One legal action, each reachable one with a positive chance; `undefined` when there is none. */
  sampleAction(state: T['state'], seat: Seat, rng: Rng): T['action'] | undefined;
  timers(state: T['state']): readonly Timer<T['action']>[];
  /**
   * Whether the host may send `action` for the referee's seat, as a decision of the people at the
   * table. Never true of what `timers` announce, nor of a deal: time and chance come from no client.
   */
  hostMay(action: T['action']): boolean;
  /**
   * Seats for which the host answers with `action`: their players must be away (`mayStandIn`). None for
   * what the table does together, such as setting up, or reading a card under its scanner.
   */
  standsInFor(state: T['state'], action: T['action']): readonly Seat[];

  decide(
    state: T['state'],
    seat: Seat,
    action: T['action'],
    rng: Rng,
  ): Result<Course<T['state'], T['event']>, T['refusal']>;
  apply(state: T['state'], event: T['event']): T['state'];
  outcome(state: T['state']): Outcome | undefined;

  /**
   * Viewers of one audience are told the same by `view` and `notice`, byte for byte, so that it
   * need be built only once. Whoever is unknown to the game belongs to the audience of `table`. What was
   * agreed may put seats together: players who share their hands, for example.
   */
  audience(viewer: Viewer, options: T['options']): string;
  /** Built up from nothing for this viewer; never a stripped copy of the state. */
  view(state: T['state'], viewer: Viewer): T['view'];
  /** What `event` tells the viewer, `before` being the state it met. */
  notice(before: T['state'], event: T['event'], viewer: Viewer): T['notice'] | undefined;
  /** What a notice still means to somebody who was away when it was told. From the notice alone. */
  lasting(notice: T['notice']): Lasting;
  /**
   * What of a notice its viewer may look up later, `view` being what it sees by then: for games at
   * which people may have to remember. A game without it lets everything be looked up.
   */
  recalled?(notice: T['notice'], view: T['view']): T['notice'];

  /**
   * The secret move that `event` makes, and the slot of the mover's log that it fills: the referee
   * publishes a commitment to it with the event, or with its opening where the table is told nothing of
   * the event. A slot is filled once: anew only after a take-back, or in silence for as long as it was
   * filled in silence and is not open. From the event alone.
   */
  slot(event: T['event']): Slot | undefined;
  /** Slots whose secret moves `event` makes public; the end of a match opens all. */
  opens(event: T['event']): readonly string[];

  /** Why `seat` may not ask for a take-back now, or ever, whatever was played last; `undefined` when it may. Public. */
  takebackRefusal(state: T['state'], seat: Seat): T['refusal'] | undefined;
  /**
   * What it would take to undo the command that led from `before` by `events`; `undefined` when
   * nothing may be undone from here on. (Where chance was drawn, the match does not let it be undone anyway.)
   */
  takeback(
    before: T['state'],
    seat: Seat,
    events: readonly T['event'][],
  ): TakebackRule<T['refusal']> | undefined;
  /**
   * What `seat`, whose move was undone, finds in the state that was restored: for games in which something
   * could have been stored meanwhile. It changes nothing that others see. A game without it restores as it was.
   */
  takenBack?(state: T['state'], seat: Seat): T['state'];
  /**
   * What changes only what a seat has stored, noted or said, and could be done again and again: a seat may do it
   * `CHANGES_MAX` times in one round. Play never needs it. Rounds are public. Without it nothing is bounded.
   */
  readonly changes?: {
    round(state: T['state']): number;
    includes(event: T['event']): boolean;
    /** Another choice of flags, which the host is bounded in as well. */
    configures(event: T['event']): boolean;
  };
  /** Public. `undefined` when this seat cannot give up. */
  concession(state: T['state'], seat: Seat): Concession | undefined;
  /**
   * The events that end the game from outside the rules; whatever an outcome discloses is
   * disclosed. None when this seat cannot end it so.
   */
  close(state: T['state'], closing: Closing): readonly T['event'][];
}
