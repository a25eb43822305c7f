import { type BoardFile, boardId, readBoardText } from '@mister-x/engine/pursuit';
import type { BroughtReader } from '../../play/brought/brought.js';

export const readBoard: BroughtReader<BoardFile> = (text) => {
  const read = readBoardText(text);
  return read.ok ? { id: boardId(read.value), file: read.value } : undefined;
};
