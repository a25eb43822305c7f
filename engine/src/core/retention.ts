/**
 * What is left of a notice once time has passed: which notices of his log a viewer still has to be
 * told who was away for long, and which of several instructions for one piece still holds.
 */
export type Retention = {
  /** Told however long he was away. */
  readonly isAlwaysTold?: true;
  /** Pieces of the real table that it says something about: the last word on each is always told. */
  readonly pieces?: readonly string[];
  /** A command that can be taken back begins with it. */
  readonly begins?: true;
};

/** A notice that passes with the moment. */
export const NOT_RETAINED: Retention = {};
