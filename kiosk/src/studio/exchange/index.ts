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
  if (isTable(text)) return readEdgeTable(text, board, spec);
  return beginning(text) === '<' ? readGraphml(text, spec) : readBoardText(text);
}

/** Whether a file holds lines for the board that lies there, and no board of its own. */
export function isTable(text: string): boolean {
  return !['{', '[', '<'].includes(beginning(text));
}

function beginning(text: string): string {
  return text.replace(/^\uFEFF/, '').trimStart()[0] ?? '';
}

export function writeBoardFile(board: BoardFile): string {
  return `${JSON.stringify(board, null, 1)}\n`;
}
