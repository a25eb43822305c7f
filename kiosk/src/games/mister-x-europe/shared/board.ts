import { type EuropeBoard, fileBoard, type View } from '@mister-x/engine/mister-x-europe/browser';
import { europeBoard } from '@mister-x/engine/mister-x-europe/map';
import { isBoardId } from '@mister-x/engine/pursuit';
import { boards } from '../../../pursuit/boards/boards.js';

/** The board of a match; one that people brought along must be there before (`BroughtGate`). */
export function boardFor({ board }: Pick<View, 'board'>): EuropeBoard {
  return isBoardId(board) ? fileBoard(boards.fileOf(board), board) : europeBoard();
}
