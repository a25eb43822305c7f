import type { EuropeBoard } from '../rules/board.js';
import type { Action, View } from '../rules/types.js';

/** What players on both sides reckon with. */

/**
 * What there is to weigh: of the steps without a choice worth weighing the first alone, as the rest may be too
 * many to list, and nothing of the registration, where cards and hands are drawn.
 */
export function actionsWorthListing(view: View, actions: Iterable<Action>): readonly Action[] {
  if (view.phase === 'registration') return [];
  if (view.phase === 'x_move' || view.phase === 'moves') return [...actions];
  for (const action of actions) return [action];
  return [];
}

export function goalsOf(board: EuropeBoard, { mission }: Pick<View, 'mission'>): readonly number[] {
  return board.data.missions?.[mission ?? '']?.goals ?? [];
}
