import type { Cell, State } from './types.js';

/** What a figure in this cell costs, in $ (MF-74). */
export function priceOf({ options }: State, cell: Cell): number {
  return cell === 'death-row' ? options.flags.death_row_ransom : cell;
}
