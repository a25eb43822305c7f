import { readFile, stat } from 'node:fs/promises';
import { err, ok, type Result } from '@mister-x/engine';
import { boardSpecs } from '@mister-x/engine/games';
import {
  BOARD_LIMITS,
  type BoardFile,
  checkBoard,
  playable,
  readBoardText,
} from '@mister-x/engine/pursuit';

/** JSON with spaces and line ends; what the board itself may take is asked afterwards. */
const READ_MOST = 4 * BOARD_LIMITS.bytes;

/** The board in a file that the studio exported, or a sentence that says why there is none. */
export async function readBoard(path: string): Promise<Result<BoardFile, string>> {
  let text: string;
  try {
    if ((await stat(path)).size > READ_MOST) return err(`${path}\nis too large for a board.`);
    text = await readFile(path, 'utf8');
  } catch (error) {
    return err(`${path}\ncannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  const read = readBoardText(text);
  if (!read.ok) {
    const { code, path: place } = read.error;
    return err(`${path}\nis not a board file (${code}${place === '' ? '' : ` at ${place}`}).`);
  }
  const spec = boardSpecs.get(read.value.game);
  if (spec === undefined || !playable(checkBoard(read.value, spec))) {
    return err(`${path}\nis not ready for play yet. The studio says what is missing.`);
  }
  return ok(read.value);
}
