import { type EuropeBoard, fileBoard, type View } from '../../rules/browser.js';
import { europeBoard } from '../../rules/map.js';
import { isBoardId } from '../../../pursuit/rules/index.js';
import { boards } from '../../../pursuit/pages/boards/boards.js';

/** The board of a match; a custom one must be there before (`CustomGate`). */
export function boardFor({ board }: Pick<View, 'board'>): EuropeBoard {
  return isBoardId(board) ? fileBoard(boards.fileOf(board), board) : europeBoard();
}
