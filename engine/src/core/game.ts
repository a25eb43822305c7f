import type { Transition } from './decision.js';
import type { GameFacets } from './facets.js';
import type { Closing, GameTypes, Outcome, Seat, SeatSpec, SecretMove, Timer, Viewer } from './game-types.js';
import type { Result } from './result.js';
import type { Rng } from './rng.js';

export type { Concession, Correspondence, TakebackRule } from './facets.js';
export * from './game-types.js';

/** What a game says of itself, whatever its types. */
export interface GameFacts {
  readonly id: string;
  /** Raised when stored events no longer fold to the same state, or stored commands lead to others. */
  readonly version: number;
  /** People at the table, the secret mover included. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Presets that `parseOptions` knows, the default first. */
  readonly variants: readonly string[];
  /** Every code a refusal of this game may carry. */
  readonly codes: readonly string[];
  /** Every code an outcome of this game may carry. */
  readonly outcomes: readonly string[];
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
}

/**
 * The rules of one game. `decide` says what an action leads to, `apply` folds it, `view` shows it. No clock,
 * no input or output, no chance but the `Rng` handed in.
 *
 * Invariants, checked for every registered game by the contract suite (`testing/contract`):
 * - `decide` with an element of `legalActions` never refuses; any other action is either
 *   accepted or refused with a code of `codes`, and never changes the state given.
 * - `apply` never draws: the events of a match alone lead back to its state, and to the states of a
 *   decision's transition.
 * - what a viewer gets from `view`, `notice`, `legalActions` (for a seat) and refusals depends
 *   only on what that viewer may know (non-interference).
 */
export interface GameRules<T extends GameTypes> {
  parseOptions(input: unknown): Result<T['options'], T['refusal']>;
  /** Checks the shape only; whether it is allowed is for `decide`. */
  parseAction(input: unknown): Result<T['action'], T['refusal']>;

  /** The seats in order round the table. */
  seatPlan(options: T['options']): readonly SeatSpec[];
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
  /** One legal action, each reachable one with a positive chance; `undefined` when there is none. */
  sampleAction(state: T['state'], seat: Seat, rng: Rng): T['action'] | undefined;
  timers(state: T['state']): readonly Timer<T['action']>[];

  decide(
    state: T['state'],
    seat: Seat,
    action: T['action'],
    rng: Rng,
  ): Result<Transition<T['state'], T['event']>, T['refusal']>;
  apply(state: T['state'], event: T['event']): T['state'];
  outcome(state: T['state']): Outcome | undefined;
  /**
   * The events that end the game from outside the rules; whatever an outcome discloses is
   * disclosed. None when this seat cannot end it so.
   */
  close(state: T['state'], closing: Closing): readonly T['event'][];

  /**
   * Viewers of one group are told the same by `view` and `notice`, byte for byte, so that it
   * need be built only once. A viewer unknown to the game belongs to the group of `table`. What was
   * agreed may put seats together: players who share their hands, for example.
   */
  viewGroup(viewer: Viewer, options: T['options']): string;
  /** Built up from nothing for this viewer; never a stripped copy of the state. */
  view(state: T['state'], viewer: Viewer): T['view'];
  /** What `event` tells the viewer, `before` being the state it met. */
  notice(before: T['state'], event: T['event'], viewer: Viewer): T['notice'] | undefined;

  /**
   * The secret move that `event` makes, and the slot of the mover's log that it fills: the referee
   * publishes a commitment to it with the event, or with its opening where the table is told nothing of
   * the event. A slot is filled once: again only after a take-back, or in silence for as long as it was
   * filled in silence and is not open. From the event alone.
   */
  secretMove(event: T['event']): SecretMove | undefined;
  /** Slots whose secret moves `event` makes public; the end of a match opens all. */
  opens(event: T['event']): readonly string[];
}

/** One game: a plain object of pure functions, its rules, and the facets that it chooses to have. */
export interface Game<T extends GameTypes> extends GameFacts, GameRules<T>, GameFacets<T> {}
