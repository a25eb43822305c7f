import { CustomFiles } from '@mister-x/kiosk/play/custom/custom-files.ts';
import type { Json } from '@mister-x/engine/protocol';
import {
  BOARD_FORMAT,
  type BoardFile,
  boardId,
  isBoardId,
  readBoardFile,
} from '../../rules/index.js';

/** Custom boards. */
export const boards = new CustomFiles<BoardFile>(
  'board',
  isBoardId,
  async () => (await import('./read.js')).readBoard,
);

/** The board in the options of a record, which needs no server. */
export function keepBoard(options: Json): void {
  if (typeof options !== 'object' || options === null || !('board' in options)) return;
  const { board } = options;
  if (typeof board !== 'object' || board === null || !('format' in board)) return;
  const read = board.format === BOARD_FORMAT ? readBoardFile(board) : undefined;
  if (read?.ok) boards.remember(boardId(read.value), read.value);
}
