import type { GameTypes } from './game.js';
import type { Json } from './json.js';
import type { MatchNotice } from './match-types.js';

/** What one step told a viewer, and the views that it had before and has after it. */
export type ObservedStep<T extends GameTypes> = {
  readonly before: T['view'];
  readonly notices: readonly MatchNotice<T['notice']>[];
  readonly after: T['view'];
};

/**
 * Someone who looks on at a match, is told what the table is told, and forgets nothing. A value, as a run
 * is: hearing of a step leads to another.
 */
export interface PublicKnowledge<T extends GameTypes> {
  observe(step: ObservedStep<T>): PublicKnowledge<T>;
  /** What follows from all that was told, and from nothing else: everybody may know it. */
  readonly known: Json;
}

/** Who looks on at the matches of a game. */
export interface PublicKnowledgeFactory<T extends GameTypes> {
  /** Someone, where the table chose to be shown what can be known (a house rule). */
  of(options: T['options']): PublicKnowledge<T> | undefined;
}
