import type { View } from '../../rules/browser.js';
import { boardFor } from '../shared/board.js';

/** Every city of the board of this match. */
export function citiesOf(view: View): readonly number[] {
  return boardFor(view).data.stations.map(({ id }) => id);
}
