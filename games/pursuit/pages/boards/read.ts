import { type BoardFile, boardId, readBoardText } from '../../rules/index.js';
import type { CustomReader } from '@mister-x/kiosk/visit/custom/custom-files.ts';

export const readBoard: CustomReader<BoardFile> = (text) => {
  const read = readBoardText(text);
  return read.ok ? { id: boardId(read.value), file: read.value } : undefined;
};
