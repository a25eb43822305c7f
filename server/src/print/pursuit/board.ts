import { type BoardFile, readBoardFile } from '@mister-x/engine/pursuit';
import type { BroughtSpec } from '../kit.js';

/** A board that people brought along for a pursuit. */
export const BOARD: BroughtSpec<BoardFile> = {
  read: (input) => {
    const read = readBoardFile(input);
    return read.ok ? read.value : undefined;
  },
  nameOf: ({ name }) => name,
};
