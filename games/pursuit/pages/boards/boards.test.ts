import { describe, expect, it } from 'vitest';
import { type BoardFile, boardId, sortedBoardFile } from '../../rules/index.js';
import { boards } from './boards.js';
import { keepCustomBoardOf } from './keep-board.js';

const board = (name: string): BoardFile =>
  sortedBoardFile({
    format: 'mister-x-board/2',
    game: 'scotland-yard',
    name,
    height: 700,
    stations: [{ id: 1, x: 1, y: 1 }],
    edges: {},
    starts: {},
  });
const answer = (text: string, ok = true) => {
  const asked: string[] = [];
  const get = async (path: string) => {
    asked.push(path);
    return { ok, text: async () => text };
  };
  return { asked, get };
};

describe('a board that a view names', () => {
  it('is fetched once, and then there', async () => {
    const file = board('One');
    const id = boardId(file);
    expect(boards.has(id)).toBe(false);
    expect(() => boards.fileOf(id)).toThrow('not fetched');
    const { asked, get } = answer(JSON.stringify(file));
    expect(await boards.fetch(id, get)).toEqual({ ok: true, value: file });
    await boards.fetch(id, get);
    expect(asked).toEqual([`/boards/${id}.json`]);
    expect(boards.fileOf(id)).toEqual(file);
  });

  it.each<[string, string]>([
    ['another board', JSON.stringify(board('Another'))],
    ['no board', '<!doctype html><title>404</title>'],
    ['nothing', ''],
  ])('is not %s', async (_what, text) => {
    const id = boardId(board('Wanted'));
    expect(await boards.fetch(id, answer(text).get)).toEqual({ ok: false, error: 'FOREIGN' });
    expect(boards.has(id)).toBe(false);
  });

  it('may be missing, and may come later', async () => {
    const file = board('Later');
    const id = boardId(file);
    const offline = async () => Promise.reject(new TypeError('offline'));
    expect(await boards.fetch(id, answer('', false).get)).toEqual({ ok: false, error: 'MISSING' });
    expect(await boards.fetch(id, offline)).toEqual({ ok: false, error: 'MISSING' });
    expect((await boards.fetch(id, answer(JSON.stringify(file)).get)).ok).toBe(true);
  });

  it('comes out of the options of a record without a server', () => {
    const file = board('Kept');
    keepCustomBoardOf({ board: file, hunters: 3 });
    expect(boards.fileOf(boardId(file))).toEqual(file);
    for (const options of [null, 1, {}, { board: 'london' }, { board: { format: 'x' } }]) {
      expect(() => keepCustomBoardOf(options)).not.toThrow();
    }
  });

  it('is told by its id', () => {
    const id = boardId(board('Named'));
    const view = (game: object) => ({ game }) as unknown as Parameters<typeof boards.namedIn>[0];
    expect(boards.namedIn(view({ board: id }))).toBe(id);
    expect(boards.namedIn(view({ board: 'london' }))).toBeNull();
    expect(boards.namedIn(view({}))).toBeNull();
    expect(boards.namedIn(null)).toBeNull();
  });
});
