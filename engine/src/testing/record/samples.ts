import type { RecordPlan } from './make-record.js';

/**
 * Whole games that are short, so that every place of their records can be changed, and what is
 * among them: the tests hold the records against it.
 */
export type RecordSamples = {
  readonly records: readonly ({ readonly name: string } & RecordPlan)[];
  /** Types of the game's events that occur. */
  readonly events: readonly string[];
  /** Outcomes that occur. */
  readonly ends: readonly string[];
};
