/** Why a pursuit did not do something, by a code of the game's own list. */
export type PursuitRefusal<Code extends string> = {
  readonly code: Code;
  /** Which leg of a double is at fault (CM-5). */
  readonly leg?: 1 | 2;
  /** Which flag is at fault. */
  readonly flag?: string;
  /** Which member of what was sent is at fault, and why: for the person who wrote the sender. */
  readonly member?: string;
  readonly cause?: string;
};
