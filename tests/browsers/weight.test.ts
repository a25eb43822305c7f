import { readdir, readFile, stat } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';

/** The pages as they are built; no browser is needed to count what one would fetch. */
const ASSETS = new URL('../../kiosk/dist/assets/', import.meta.url);

const AT_ONCE = /(?:\bfrom|^import|;import)\s*["'`]\.\/([^"'`]+\.js)["'`]/gm;
const SOONER_OR_LATER = /["'`]\.\/([^"'`]+\.js)["'`]/g;

/** A page of a phone and all scripts that it imports. */
async function scriptsOf(own?: string, imports = AT_ONCE): Promise<ReadonlyMap<string, string>> {
  const named = (await readdir(ASSETS)).filter((file) => file.startsWith('phone-') && file.endsWith('.js'));
  const found = new Map<string, string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file)) return;
    const text = await readFile(new URL(file, ASSETS), 'utf8');
    found.set(file, text);
    for (const [, next = ''] of text.matchAll(imports)) await visit(next);
  };
  for (const file of own ? [...named, own] : named) await visit(file);
  return found;
}

const PAGES = ['XPage', 'HunterPage', 'DetectivePage', 'SleuthPage', 'BossPage'] as const;

async function pagesOf(kind: (typeof PAGES)[number]) {
  const files = (await readdir(ASSETS)).filter((file) => file.startsWith(`${kind}-`) && file.endsWith('.js'));
  return Promise.all(files.map((file) => scriptsOf(file)));
}

const has = (scripts: ReadonlyMap<string, string>, chunk: string) =>
  [...scripts.keys()].some((file) => file.startsWith(`${chunk}-`));
const kB = (scripts: ReadonlyMap<string, string>) =>
  [...scripts.values()].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000;

/** In gzip, without styles and words: a little above what they weigh now, so that growth is noticed. */
const MOST = {
  claim: 47.5,
  'scotland-yard': 85.5,
  'mister-x-europe': 106.4,
  'sherlock-holmes': 75.7,
  mafia: 76.9,
};

const GAMES = ['scotland-yard', 'mister-x-europe', 'sherlock-holmes', 'mafia'] as const;

it('phones fetch no more than is allowed until their seat is claimed', async () => {
  expect(kB(await scriptsOf())).toBeLessThan(MOST.claim);
});

it('phones fetch one game, in few files, and no more than is allowed', async () => {
  const pages = (await Promise.all(PAGES.map(pagesOf))).flat();
  expect(pages).toHaveLength(6);
  const games = pages.map((scripts) => {
    const own = GAMES.filter((game) => has(scripts, game));
    expect(own).toHaveLength(1);
    const [game = 'scotland-yard'] = own;
    expect([game, scripts.size < 30, kB(scripts) < MOST[game]]).toEqual([game, true, true]);
    return game;
  });
  expect(games.toSorted()).toEqual([
    'mafia',
    'mister-x-europe',
    'mister-x-europe',
    'scotland-yard',
    'scotland-yard',
    'sherlock-holmes',
  ]);
});

it('a phone fetches nothing of the big screen, now or later', async () => {
  // What the build does not know by this name nobody fetches.
  expect(await readdir(ASSETS)).toContainEqual(expect.stringMatching(/^big-screen-.+\.js$/));
  const later = [...(await scriptsOf('', SOONER_OR_LATER)).keys()];
  for (const part of ['hashes', 'BossPage', 'CardScan', 'TicketScan', 'XPage', 'SleuthPage'])
    expect(later).toContainEqual(expect.stringMatching(new RegExp(`^${part}-`)));
  expect(later.filter((file) => file.startsWith('big-screen-'))).toEqual([]);
});

/** What a phone may fetch of the typeface, in kilobytes; such files are not compressed any further. */
const MOST_LETTERS = 45;
/**
 * Cities and players may be written with letters that no language here has, in plain text and in
 * headings; and wherever a language is chosen, Russian is named in Cyrillic.
 */
const LETTERS = ['latin-400', 'latin-600', 'places-400', 'places-600', 'cyrillic-400'];

it.each(LANGUAGES)(
  'a phone in %s fetches little of the typeface, names of cities and players included',
  async (language) => {
    const files = (await readdir(ASSETS)).filter((file) => file.endsWith('.woff2'));
    let sum = 0;
    for (const letters of language === 'ru' ? [...LETTERS, 'cyrillic-600'] : LETTERS) {
      const [file, another] = files.filter((each) => each.startsWith(`fira-sans-${letters}-`));
      expect([file, another]).toEqual([expect.any(String), undefined]);
      sum += (await stat(new URL(file ?? '', ASSETS))).size / 1000;
    }
    expect(sum).toBeLessThan(MOST_LETTERS);
  },
);

it('pages fetch with their scripts the letters that every language needs, and no others', async () => {
  for (const page of ['index.html', 'play.html']) {
    const html = await readFile(new URL(`../${page}`, ASSETS), 'utf8');
    const fetched = [...html.matchAll(/rel="preload" href="\/assets\/([^"]+)-[\w-]{8}\.woff2"/g)];
    expect(fetched.map(([, name]) => name)).toEqual(['fira-sans-latin-400', 'fira-sans-latin-600']);
  }
});

it('styles ask for no weight that is not there', async () => {
  const styles = (await readdir(ASSETS)).filter((file) => file.endsWith('.css'));
  const weights = new Set<string>();
  for (const file of styles) {
    const css = (await readFile(new URL(file, ASSETS), 'utf8')).replace(/@font-face\{[^}]*\}/g, '');
    for (const [, weight = ''] of css.matchAll(/font(?:-weight)?:(\d{3}|bold\w*)\b/g)) weights.add(weight);
  }
  expect([...weights].toSorted()).toEqual(['400', '600']);
});

it.each([
  ['index.html', '/'],
  ['play.html', '/play'],
])('%s can be installed: its manifest starts it and names icons that are there', async (page, start) => {
  const built = new URL('../../kiosk/dist/', import.meta.url);
  const html = await readFile(new URL(page, built), 'utf8');
  const [, file = ''] = /rel="manifest" href="\/([^"]+)"/.exec(html) ?? [];
  const manifest = JSON.parse(await readFile(new URL(file, built), 'utf8')) as {
    readonly start_url: string;
    readonly icons: readonly { readonly src: string }[];
  };
  expect(manifest.start_url).toBe(start);
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) {
    expect((await stat(new URL(`.${src}`, built))).size).toBeGreaterThan(0);
  }
});
