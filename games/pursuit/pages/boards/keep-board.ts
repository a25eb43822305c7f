import type { Json } from '@mister-x/engine/protocol';
import { BOARD_FORMAT, boardId, readBoardFile } from '../../rules/index.js';
import { boards } from './boards.js';

/**
 * The board in the options of a record, which needs no server. It is apart from `boards.ts` because no phone reads
 * boards at once.
 */
export function keepCustomBoardOf(options: Json): void {
  if (typeof options !== 'object' || options === null || !('board' in options)) return;
  const { board } = options;
  if (typeof board !== 'object' || board === null || !('format' in board)) return;
  const read = board.format === BOARD_FORMAT ? readBoardFile(board) : undefined;
  if (read?.ok) boards.remember(boardId(read.value), read.value);
}
