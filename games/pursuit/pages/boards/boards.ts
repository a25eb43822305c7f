import { type BoardFile, isBoardId } from '../../rules/index.js';
import { BroughtFiles } from '@mister-x/kiosk/play/custom/brought.ts';

/** Boards that people brought along. */
export const boards = new BroughtFiles<BoardFile>(
  'board',
  isBoardId,
  async () => (await import('./read.js')).readBoard,
);
