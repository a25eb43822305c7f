import type { StopWeights } from '../../rules/belief.js';
import type { XLeg } from './types.js';

/**
 * A finished hunt as a game reads it out of its own steps, for `tell`. Pawns are numbers, from 0; stops are those of
 * the board.
 */
export type GameChronicle = {
  readonly legs: readonly LegNote[];
  readonly rounds: readonly RoundNote[];
  /** Of each leg, as the end of the game leaves it. */
  readonly smoothed: readonly StopWeights[];
  /** X's true stop after each leg; `null` where nobody ever learnt it. */
  readonly way: readonly number[] | null;
  readonly caught: { readonly round: number; readonly stop: number } | null;
};

export type LegNote = {
  readonly round: number;
  readonly ticket: string | null;
  readonly double: 0 | 1 | 2;
  readonly shown: boolean;
  readonly believed: StopWeights;
};

/** Everybody's stops, by pawn, and what can be believed of X's. */
export type PawnsAndBelief = {
  readonly pawns: readonly number[];
  readonly believed: StopWeights;
};

/** How many pawns could come to a stop with their next move. */
export type ReachCount = (stop: number) => number;

export type RoundNote = {
  readonly round: number;
  /** The number of X's last leg as it opens, and as it ends. */
  readonly legsBefore: number;
  readonly legsAfter: number;
  /** How long the game can still last after this round, of X on a stop. */
  readonly left: (stop: number) => number;
  /** As X's turn ended; `null` where it ended the game. */
  readonly afterX: (PawnsAndBelief & { readonly reached: ReachCount }) | null;
  readonly moves: readonly MoveNote[];
  /** As the round ended; with `decided` it ended the game, and so X was caught or got away for good. */
  readonly afterDetectives: (PawnsAndBelief & { readonly decided: 'caught' | 'escaped' | null }) | null;
  readonly x: XNote | null;
};

export type MoveNote = {
  readonly pawn: number;
  readonly from: number;
  /** `null`: he stayed. */
  readonly to: number | null;
  readonly ticket: string | null;
  readonly special: boolean;
  readonly before: StopWeights;
  /** What he could have done; nothing where that is not looked at. */
  readonly ways: readonly TicketAndStop[];
  readonly mayStay: boolean;
};

export type TicketAndStop = { readonly ticket: string; readonly stop: number };

/** X's turn as he saw it. */
export type XNote = {
  readonly pawns: readonly number[];
  readonly reached: ReachCount;
  /** Single legs. */
  readonly ways: readonly XWay[];
  /** His last leg. */
  readonly took: XWay;
};

export type XWay = Omit<XLeg, 'chance'> & {
  /** How well he is hidden then. */
  readonly bits: number;
  /** It ends the game at once. */
  readonly decided: 'caught' | 'escaped' | null;
};
