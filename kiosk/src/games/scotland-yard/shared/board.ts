import { isBoardId } from '@mister-x/engine/pursuit';
import {
  fileBoard,
  londonBoard,
  type View,
  type YardBoard,
} from '@mister-x/engine/scotland-yard/browser';
import { boardFile } from '../../../pursuit/boards/boards.js';

/** The board of a match; one that people brought along must be there before (`BoardGate`). */
export function boardFor({ board, edition }: Pick<View, 'board' | 'edition'>): YardBoard {
  return isBoardId(board) ? fileBoard(boardFile(board), board) : londonBoard(edition);
}
