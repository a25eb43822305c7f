import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

/** The pages as they are built; no browser is needed to count what one would fetch. */
const ASSETS = new URL('../../kiosk/dist/assets/', import.meta.url);

/** A page of a phone and all scripts that it imports at once. */
async function scriptsOf(own: string): Promise<ReadonlyMap<string, string>> {
  const named = (await readdir(ASSETS)).filter(
    (file) => file.startsWith('phone-') && file.endsWith('.js'),
  );
  const found = new Map<string, string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    const text = await readFile(new URL(file, ASSETS), 'utf8');
    found.set(file, text);
    const imported = text.matchAll(/(?:\bfrom|^import|;import)\s*["'`]\.\/([^"'`]+\.js)["'`]/gm);
    for (const [, next = ''] of imported) await visit(next);
  };
  for (const file of [...named, own]) await visit(file);
  return found;
}

/** Both games have an `XPage`; each knows its game's own file. */
async function pagesOf(kind: 'XPage' | 'HunterPage' | 'DetectivePage') {
  const files = (await readdir(ASSETS)).filter(
    (file) => file.startsWith(`${kind}-`) && file.endsWith('.js'),
  );
  return Promise.all(files.map(scriptsOf));
}

const has = (scripts: ReadonlyMap<string, string>, chunk: string) =>
  [...scripts.keys()].some((file) => file.startsWith(`${chunk}-`));
const kB = (scripts: ReadonlyMap<string, string>) =>
  [...scripts.values()].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;

/** In gzip, without styles and words: a little above what they weigh now, so that growth is noticed. */
const MOST = { 'scotland-yard': 90, 'mister-x-europe': 112 };

it('phones fetch one game, in few files, and no more than is allowed', async () => {
  const pages = (
    await Promise.all((['XPage', 'HunterPage', 'DetectivePage'] as const).map(pagesOf))
  ).flat();
  expect(pages).toHaveLength(4);
  const games = pages.map((scripts) => {
    const own = (['scotland-yard', 'mister-x-europe'] as const).filter((game) =>
      has(scripts, game),
    );
    expect(own).toHaveLength(1);
    const [game = 'scotland-yard'] = own;
    expect([game, scripts.size < 30, kB(scripts) < MOST[game]]).toEqual([game, true, true]);
    return game;
  });
  expect(games.toSorted()).toEqual([
    'mister-x-europe',
    'mister-x-europe',
    'scotland-yard',
    'scotland-yard',
  ]);
});
