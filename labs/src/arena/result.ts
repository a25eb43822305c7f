import type { Seat } from '@mister-x/engine';
import type { Side } from './seating.js';
import type { Fixture } from './tournament.js';

/** Why a program lost a game that it did not finish, with a word for the table. */
export const FORFEIT_WORDS = {
  ENDED: 'ended',
  TOO_SLOW: 'too slow',
  NO_ANSWER: 'no valid answer',
  ILLEGAL: 'illegal',
  NO_MOVE: 'did not move',
} as const;
export type ForfeitReason = keyof typeof FORFEIT_WORDS;

/** What a program did wrong. */
export type ForfeitFault = {
  readonly reason: ForfeitReason;
  /** For the one who wrote the program. */
  readonly detail: string;
};

export type Forfeit = ForfeitFault & { readonly side: Side; readonly seat: Seat };

/** Choices of one side, and how long they took together, in milliseconds. */
export type ThinkingTime = { readonly moves: number; readonly ms: number };

/** A game that was played. All but `thought.ms` is the same each time. */
export type GameResult = Fixture & {
  readonly winner: Side | 'draw';
  /** How it ended by the rules; `null`: it was forfeited, or was not over after too many steps. */
  readonly end: string | null;
  readonly forfeit: Forfeit | null;
  readonly steps: number;
  readonly thought: Readonly<Record<Side, ThinkingTime>>;
};
