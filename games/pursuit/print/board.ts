import { type BoardFile, readBoardFile } from '../rules/index.js';
import type { BroughtSpec } from '@mister-x/printing/kit';

/** A board that people brought along for a pursuit. */
export const BOARD: BroughtSpec<BoardFile> = {
  read: (input) => {
    const read = readBoardFile(input);
    return read.ok ? read.value : undefined;
  },
  nameOf: ({ name }) => name,
};
