import { type BoardFile, readBoardFile } from '../rules/index.js';
import type { CustomFileSpec } from '@mister-x/printing/kit';

/** A custom board for a pursuit. */
export const CUSTOM_BOARD: CustomFileSpec<BoardFile> = {
  read: (input) => {
    const read = readBoardFile(input);
    return read.ok ? read.value : undefined;
  },
  nameOf: ({ name }) => name,
};
