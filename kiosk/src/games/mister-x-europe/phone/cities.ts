import type { View } from '@mister-x/engine/mister-x-europe/browser';
import { boardFor } from '../shared/board.js';

/** Every city of the board of this match. */
export function citiesOf(view: View): readonly number[] {
  return boardFor(view).data.stations.map(({ id }) => id);
}
