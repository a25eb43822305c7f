import { packId } from '../../rules/custom-pack.js';
import { DEFAULT_HOLMES_PACK_FILE, type PackFile } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { keepCustomPackOf } from '../replay/keep-pack.js';
import { packFor, packs } from './pack.js';

/** How files are fetched is tested with boards. */
const box = (pack: string): PackFile => ({ ...DEFAULT_HOLMES_PACK_FILE, pack });
const answer = (text: string) => async () => ({ ok: true, text: async () => text });

describe('a pack that a view names', () => {
  it('is the game’s own, or fetched by the id of its content', async () => {
    expect(packFor({ pack: 'default' }).file).toBe(DEFAULT_HOLMES_PACK_FILE);
    const file = box('one');
    const id = packId(file);
    expect(() => packFor({ pack: id })).toThrow('not fetched');
    expect(await packs.fetch(id, answer(JSON.stringify(file)))).toEqual({ ok: true, value: file });
    expect(packFor({ pack: id }).file).toEqual(file);
  });

  it.each<[string, string]>([
    ['another box', JSON.stringify(box('another'))],
    ['a box that nobody can play with', JSON.stringify({ ...box('wanted'), cases: [] })],
    ['no box', '<!doctype html><title>404</title>'],
  ])('is not %s', async (_what, text) => {
    const id = packId(box('wanted'));
    expect(await packs.fetch(id, answer(text))).toEqual({ ok: false, error: 'FOREIGN' });
  });

  it('comes out of the options of a record without a server', () => {
    const file = box('kept');
    keepCustomPackOf({ pack: file, seats: 3 });
    expect(packFor({ pack: packId(file) }).file).toEqual(file);
    for (const options of [null, 1, {}, { pack: 'default' }, { pack: {} }]) {
      expect(() => keepCustomPackOf(options)).not.toThrow();
    }
  });
});
