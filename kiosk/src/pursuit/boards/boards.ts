import { type BoardFile, isBoardId } from '@mister-x/engine/pursuit';
import { BroughtFiles } from '../../play/brought/brought.js';

/** Boards that people brought along. */
export const boards = new BroughtFiles<BoardFile>(
  'board',
  isBoardId,
  async () => (await import('./read.js')).readBoard,
);
