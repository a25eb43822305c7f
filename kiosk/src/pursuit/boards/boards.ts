import type { Json, MatchView } from '@mister-x/engine/protocol';
import { type BoardFile, err, isBoardId, ok, type Result } from '@mister-x/engine/pursuit';

/** Boards that people brought along, as far as this page has them. */

export type BoardFault =
  /** The server cannot be reached, or knows no such board. */
  | 'MISSING'
  /** What came is not the board of this id. */
  | 'FOREIGN';

const known = new Map<string, BoardFile>();

/** The board that a view names, if it is one that must be fetched. */
export function boardOf(view: MatchView<Json> | null): string | null {
  const game = view?.game;
  if (typeof game !== 'object' || game === null || !('board' in game)) return null;
  const { board } = game;
  return typeof board === 'string' && isBoardId(board) ? board : null;
}

export function hasBoard(id: string): boolean {
  return known.has(id);
}

/** Throws when it was not fetched before: pages wait for it (`BoardGate`). */
export function boardFile(id: string): BoardFile {
  const file = known.get(id);
  if (file === undefined) throw new Error(`the board ${id} was not fetched`);
  return file;
}

/** A board that came another way, read already. @param id the file's own */
export function rememberBoard(id: string, file: BoardFile): void {
  known.set(id, file);
}

/**
 * Fetches a board, once. The id is made of the content, so neither the server nor anybody on the
 * way can put another one in its place.
 */
export async function fetchBoard(
  id: string,
  get: (path: string) => Promise<Pick<Response, 'ok' | 'text'>> = (path) => fetch(path),
): Promise<Result<BoardFile, BoardFault>> {
  const before = known.get(id);
  if (before !== undefined) return ok(before);
  try {
    const answer = await get(`/boards/${id}.json`);
    if (!answer.ok) return err('MISSING');
    const { boardId, readBoardText } = await import('./read.js');
    const read = readBoardText(await answer.text());
    if (!read.ok || boardId(read.value) !== id) return err('FOREIGN');
    rememberBoard(id, read.value);
    return read;
  } catch {
    return err('MISSING');
  }
}
