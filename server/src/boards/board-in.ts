import type { Json } from '@mister-x/engine';
import { BOARD_FORMAT, type BoardFile, boardIdOf } from '@mister-x/engine/pursuit';

type Options = { readonly [name: string]: Json | undefined };

/** Options with members, of whatever game. */
export function isOptions(options: Json): options is Options {
  return typeof options === 'object' && options !== null && !Array.isArray(options);
}

/** The id of the brought-along board in options that a game has parsed; `null` where there is none. */
export function boardIn(options: Json): string | null {
  const board = isOptions(options) ? options.board : undefined;
  if (board === undefined || !isOptions(board) || board.format !== BOARD_FORMAT) return null;
  return boardIdOf(board as Json as BoardFile);
}
