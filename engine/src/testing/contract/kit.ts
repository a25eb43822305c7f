import type { Game, GameTypes, Seat, SecretMove, Viewer } from '../../core/game.js';
import type { Batch } from '../../core/match.js';
import type { PublicKnowledgeFactory } from '../../core/public-knowledge.js';
import type { Observation } from '../../core/player.js';
import type { Rng } from '../../core/rng.js';

/** Everything that happened: what a match is folded from. */
export type History<T extends GameTypes> = {
  readonly setup: T['setup'];
  readonly batches: readonly Batch<T['event']>[];
};

export type Move<T extends GameTypes> = { readonly seat: Seat; readonly action: T['action'] };

/** What the contract suite must know about a game beyond the game itself. Nothing is optional. */
export interface GameKit<T extends GameTypes> {
  readonly game: Game<T>;
  /** Who looks on at its matches, as its host says. */
  readonly publicKnowledge: PublicKnowledgeFactory<T> | undefined;
  /** Tables to play at: inputs of `parseOptions`, one for each rule that changes who knows what. */
  readonly tables: readonly { readonly name: string; readonly options: unknown }[];
  /** A random game that has not ended after so many commands counts as endless. */
  readonly maxCommands: number;
  /** Inputs for `parseAction`: well formed but mostly not allowed, the nearer the better. */
  actionInput(rng: Rng): unknown;
  /**
   * Something that `Game.unlistedActionTypes` names (a standing order, an audit) and that may be tried now, by a seat
   * that looks at its own position.
   */
  unlistedMove(at: (seat: Seat) => Observation<T>, rng: Rng): Move<T> | undefined;
  /** Says the same as an action that is listed, in other words. */
  respelled(action: T['action']): boolean;
  /** Actions that differ only in interchangeable pieces have the same key. */
  actionKey(action: T['action']): string;
  /** What must hold in every state (conservation, for example); a sentence for each breach. */
  brokenInvariants(state: T['state']): readonly string[];
  /**
   * Another history that this viewer cannot tell from the given one, the *whole* of what is hidden
   * from him drawn again; `undefined` when there is none (he knows everything). Moves may have been taken
   * back in it.
   */
  resample(history: History<T>, viewer: Viewer, rng: Rng): History<T> | undefined;
  /** `event` tells `viewer` by the rules something that was hidden from him. */
  declassifies(before: T['state'], event: T['event'], viewer: Viewer): boolean;
  /** What the rules say of commitments, told apart from `Game.secretMove` and `Game.opens`. */
  readonly receipts: {
    /** The slots that `seat`'s own phone works out from its view when it sends `action`. */
    expected(view: T['view'], seat: Seat, action: T['action']): readonly SecretMove[];
    /** The event as its commitment spells it: names that say more than a move are shortened, what its type says is added. */
    committed(event: T['event']): object;
    /** Secret, yet no move of a slot: drawn by chance, or bound by its ciphertext alone. */
    boundOtherwise(event: T['event']): boolean;
    /** Slots that `event` shows to everybody, with those members of their moves that it names. */
    shows(event: T['event']): readonly SecretMove[];
  };
}

/** Kits of different games in one list. */
export type AnyGameKit = GameKit<GameTypes>;

export type Failure = {
  readonly check: string;
  readonly table: string;
  readonly seed: number;
  /** Commands played before it showed. */
  readonly at: number;
  readonly what: string;
};

/** What to play at the nth table: a game, or trial, for each seed. Equal seeds give equal results. */
export type SeedsOfTable = (nth: number) => readonly number[];

/** The same games at every table and in every run. */
export function sameSeedsAtEachTable(count: number, first = 1): SeedsOfTable {
  const seeds = Array.from({ length: count }, (_, i) => first + i);
  return () => seeds;
}

/** What a check finds in the first of the same games in which it finds something; `count` are played at most. */
export function firstFailures<T extends GameTypes>(
  check: (kit: GameKit<T>, effort: SeedsOfTable) => readonly Failure[],
  kit: GameKit<T>,
  count: number,
): readonly Failure[] {
  for (let seed = 1; seed <= count; seed++) {
    // What is missed in all games together is not to be expected of each.
    const failures = check(kit, sameSeedsAtEachTable(1, seed)).filter(({ table }) => table !== '-');
    if (failures.length > 0) return failures;
  }
  return [];
}
