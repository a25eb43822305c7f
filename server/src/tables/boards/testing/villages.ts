import type { BoardFile } from '@mister-x/games/pursuit/rules';
import { SERVER_DATA } from '@mister-x/games/test/manifest';

const [first] = SERVER_DATA.flatMap(({ board }) => (board === undefined ? [] : [board]));

/** A small board of the first game that has such, as the studio would send it; each name is another board. */
export function village(name = 'Village'): BoardFile {
  if (first === undefined) throw new Error('no game has boards');
  return first(name);
}
