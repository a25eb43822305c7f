import type { MoveTarget } from '../move/move-draft.js';

/** What the map needs to know of a move that is being entered; pawns and looks are the game's. */
export type MoveScene<Ticket extends string> = {
  readonly targets: readonly MoveTarget<Ticket>[];
  readonly selected: number | null;
  readonly focus: readonly number[];
  readonly onselect: (stop: number) => void;
};
