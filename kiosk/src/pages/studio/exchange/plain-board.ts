import {
  type BoardFile,
  err,
  parseBoardText,
  type Result,
  readBoardFile,
} from '@mister-x/games/pursuit/rules';
import type { ExchangeFault } from './types.js';

/** Board files, refused with what stands where they break the shape. */

export function readPlainBoard(board: unknown): Result<BoardFile, ExchangeFault> {
  const read = readBoardFile(board);
  return read.ok ? read : err({ ...read.error, ...wordAt(board, read.error.path) });
}

export function readPlainText(text: string): Result<BoardFile, ExchangeFault> {
  const input = parseBoardText(text);
  return input.ok ? readPlainBoard(input.value) : input;
}

/** A word or a number in it, by its JSON pointer. */
function wordAt(board: unknown, path: string): Pick<ExchangeFault, 'word'> {
  let at = board;
  for (const step of path.split('/').slice(1)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return {};
    at = Object.entries(at).find(([name]) => name === step)?.[1];
  }
  return typeof at === 'string' || typeof at === 'number' ? { word: String(at) } : {};
}
