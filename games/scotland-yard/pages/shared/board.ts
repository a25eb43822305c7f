import { isBoardId } from '../../../pursuit/rules/index.js';
import { fileBoard, londonBoard, type View, type YardBoard } from '../../rules/browser.js';
import { boards } from '../../../pursuit/pages/boards/boards.js';

/** The board of a match; a custom one must be there before (`CustomGate`). */
export function boardFor({ board, edition }: Pick<View, 'board' | 'edition'>): YardBoard {
  return isBoardId(board) ? fileBoard(boards.fileOf(board), board) : londonBoard(edition);
}
