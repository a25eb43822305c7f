import { type Board, compileBoard } from './board.js';
import { toBoardData } from './board-data.js';
import type { BoardFile, BoardSpec } from './board-file.js';

/**
 * Compiles files for pages, each once. The file must be the board of this id, as whoever fetched it
 * has made sure: then the referee has checked it, and nothing is hashed or checked here again.
 */
export function fileBoards<Transport extends string>(
  spec: BoardSpec,
): (file: BoardFile, id: string) => Board<Transport> {
  const boards = new WeakMap<BoardFile, Board<Transport>>();
  return (file, id) => {
    const known = boards.get(file);
    if (known !== undefined) return known;
    const board = compileBoard<Transport>(
      toBoardData(file, spec, id),
      spec.transports as readonly Transport[],
    );
    boards.set(file, board);
    return board;
  };
}
