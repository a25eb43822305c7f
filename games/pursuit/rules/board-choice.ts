import { canonicalBytes, taggedHash, toBase64Url } from '@mister-x/engine/core/bytes';
import { err, ok, type Result } from '@mister-x/engine/core/result';
import type { ShapeFault } from '@mister-x/engine/core/shape';
import { type Board, compileBoard, oncePerFile } from './board.js';
import type { BoardFile, BoardFileFault, BoardNote, BoardSpec } from './board-file.js';
import { checkBoard, mayBePlayed } from './check-board.js';

import { readBoardFile } from './read-board.js';

/**
 * The board in a game's options: the id of one that comes with the game, or the whole file of a
 * custom one. The file is part of the options, so that it is part of the genesis of a
 * match, and a record can be checked by anyone who never saw the board.
 */
export type BoardChoice = string | BoardFile;

export type BoardChoiceFault =
  | BoardFileFault
  /** There is no built-in board of this id. */
  | { readonly code: 'BOARD_UNKNOWN' }
  /** The file has faults that forbid play: these, at least one. */
  | { readonly code: 'BOARD_UNPLAYABLE'; readonly errors: readonly BoardNote[] };

/** What is wrong with the board of some options, and where, in words for the one who wrote them. */
export function boardFault(fault: BoardChoiceFault): ShapeFault {
  switch (fault.code) {
    case 'BOARD_UNKNOWN':
      return { member: 'board', cause: 'no board of this id comes with the game' };
    case 'BOARD_UNPLAYABLE': {
      const [first, ...more] = fault.errors;
      const others = more.length === 0 ? '' : `, and ${more.length} more`;
      return {
        member: 'board',
        cause: `${first?.code ?? fault.code}${noteLocation(first)}${others}`,
      };
    }
    default: {
      const path = fault.path.slice(1).replaceAll('/', '.').slice(0, 60);
      return { member: path === '' ? 'board' : `board.${path}`, cause: fault.code };
    }
  }
}

function noteLocation(note: BoardNote | undefined): string {
  if (note === undefined) return '';
  const { transport, deck, mission } = note;
  const named = [transport, deck, mission].filter((each) => each !== undefined);
  const stops = note.stops.slice(0, 5).join(', ');
  const place = [...named, ...(stops === '' ? [] : [`stations ${stops}`])].join(', ');
  return place === '' ? '' : ` (${place})`.slice(0, 80);
}

/** A choice out of untrusted options. */
export function readBoardChoice(
  input: unknown,
  builtIn: ReadonlySet<string>,
  spec: BoardSpec,
): Result<BoardChoice, BoardChoiceFault> {
  if (typeof input === 'string') {
    return builtIn.has(input) ? ok(input) : err({ code: 'BOARD_UNKNOWN' });
  }
  const file = readBoardFile(input);
  if (!file.ok) return file;
  const errors = checkBoard(file.value, spec).filter(({ level }) => level === 'error');
  return errors.length === 0 ? file : err({ code: 'BOARD_UNPLAYABLE', errors });
}

/**
 * The id of a board out of its content, as `readBoardFile` gave it: `b-` and the first 22 characters
 * (132 bits) of the hash of its RFC 8785 form under the tag `mister-x/board/1`, base64url.
 */
export function boardId(file: BoardFile): string {
  return `b-${toBase64Url(taggedHash('mister-x/board/1', canonicalBytes(file))).slice(0, 22)}`;
}

const cachedBoardId = oncePerFile(boardId);

/** The short id of a board, as views have it. */
export function boardIdOf(choice: BoardChoice): string {
  return typeof choice === 'string' ? choice : cachedBoardId(choice);
}

/** So many of the custom boards used last are kept, and with them what was worked out on each. */
const BOARDS_KEPT = 4;

/**
 * Compiles the files of choices: a state keeps the object that its options came with, and the same file, read
 * again, is the same board for as long as it is kept.
 * Throws on files that `readBoardChoice` would not have let through.
 */
export function customBoardCompilerOf<Transport extends string>(
  spec: BoardSpec<Transport>,
): (file: BoardFile) => Board<Transport> {
  const kept = new Map<string, Board<Transport>>();
  const compiled = (file: BoardFile, id: string): Board<Transport> => {
    if (!mayBePlayed(checkBoard(file, spec))) throw new Error(`no board for ${spec.game}`);
    return compileBoard(file, spec, id);
  };
  return oncePerFile((file) => {
    const id = boardIdOf(file);
    const board = kept.get(id) ?? compiled(file, id);
    // Behind all others, as the latest.
    kept.delete(id);
    kept.set(id, board);
    const [oldest] = kept.keys();
    if (kept.size > BOARDS_KEPT && oldest !== undefined) kept.delete(oldest);
    return board;
  });
}
