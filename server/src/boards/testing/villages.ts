import type { BoardFile } from '@mister-x/engine/pursuit';
import { TESTED } from '../../testing/games/manifest.js';

const [first] = TESTED.flatMap(({ board }) => (board === undefined ? [] : [board]));

/** A small board of the first game that has such, as the studio would send it; each name is another board. */
export function village(name = 'Village'): BoardFile {
  if (first === undefined) throw new Error('no game has boards');
  return first(name);
}
