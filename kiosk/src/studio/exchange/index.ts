import {
  type BoardFile,
  type BoardSpec,
  type Result,
  readBoardText,
} from '@mister-x/engine/pursuit';
import { readEdgeTable } from './csv.js';
import { readGraphml } from './graphml.js';
import type { ExchangeFault } from './types.js';

export { readEdgeTable, writeEdgeTable } from './csv.js';
export { readGraphml, writeGraphml } from './graphml.js';
export * from './types.js';

/** What a file dialog offers. */
export const IMPORTS = '.json,.graphml,.xml,.csv,.txt';

/** A file of any kind that is known, told by how it begins; a table of lines goes onto `board`. */
export function readAnyBoard(
  text: string,
  board: BoardFile,
  spec: BoardSpec,
): Result<BoardFile, ExchangeFault> {
  const start = text.replace(/^\uFEFF/, '').trimStart()[0];
  if (start === '{' || start === '[') return readBoardText(text);
  return start === '<' ? readGraphml(text, spec) : readEdgeTable(text, board, spec);
}

export function writeBoardFile(board: BoardFile): string {
  return `${JSON.stringify(board, null, 1)}\n`;
}
