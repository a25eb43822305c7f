import type { BoardFile, Result } from '@mister-x/games/pursuit/rules';
import type { StudioSpec } from '../../../games/game-ui.js';
import { readEdgeTable } from './csv.js';
import { readGraphml } from './graphml.js';
import { readPlainText } from './graph-to-board.js';
import type { ExchangeFault } from './types.js';

export { readEdgeTable, writeEdgeTable } from './csv.js';
export { writeGraphml } from './graphml.js';
export * from './types.js';

/** What a file dialog offers. */
export const IMPORT_EXTENSIONS = '.json,.graphml,.xml,.csv,.txt';

/**
 * A file of any kind that is known, told by how it begins; a table of lines goes onto `board`.
 * @param spec of the game of a graph that names none of `others`, and of `board`
 */
export function readAnyBoard(
  text: string,
  board: BoardFile,
  spec: StudioSpec,
  others: readonly StudioSpec[] = [],
): Result<BoardFile, ExchangeFault> {
  if (isCsvTable(text)) return readEdgeTable(text, board, spec);
  return firstCharactersOf(text) === '<' ? readGraphml(text, spec, others) : readPlainText(text);
}

/**
 * Whether a file holds lines for the board that lies there, and no board of its own: by its first row, which
 * has fields. Files of other programs begin with all sorts of bytes.
 */
export function isCsvTable(text: string): boolean {
  if (['{', '[', '<', ''].includes(firstCharactersOf(text))) return false;
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  return /[,;\t]/.test(first) && !/\p{Cc}/u.test(first.replaceAll('\t', ''));
}

function firstCharactersOf(text: string): string {
  return text.replace(/^\uFEFF/, '').trimStart()[0] ?? '';
}

export function writeBoardFile(board: BoardFile): string {
  return `${JSON.stringify(board, null, 1)}\n`;
}
