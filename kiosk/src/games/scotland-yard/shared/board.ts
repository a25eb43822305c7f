import { isBoardId } from '@mister-x/engine/pursuit';
import {
  fileBoard,
  londonBoard,
  type View,
  type YardBoard,
} from '@mister-x/engine/scotland-yard/browser';
import { boards } from '../../../pursuit/boards/boards.js';

/** The board of a match; one that people brought along must be there before (`BroughtGate`). */
export function boardFor({ board, edition }: Pick<View, 'board' | 'edition'>): YardBoard {
  return isBoardId(board) ? fileBoard(boards.fileOf(board), board) : londonBoard(edition);
}
