import { type BoardFile, boardId, readBoardText } from '../../rules/index.js';
import type { BroughtReader } from '@mister-x/kiosk/play/custom/brought.ts';

export const readBoard: BroughtReader<BoardFile> = (text) => {
  const read = readBoardText(text);
  return read.ok ? { id: boardId(read.value), file: read.value } : undefined;
};
