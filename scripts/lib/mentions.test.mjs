import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../engine/src/games/index.ts';
import { MANIFEST } from '../../engine/test-kit/index.ts';
import { judge, mentionsIn } from './mentions.mjs';
import { EXCEPTIONS, MANIFESTS } from './mentions-allowed.mjs';
import { filesIn, ROOT } from './paths.mjs';

/** The tests from outside play whole evenings of the games that there are. */
const WALKED = ['engine', 'server', 'device-adapters', 'kiosk', 'scripts'];
const BINARY = /\.(png|ico|woff2|ttf|pdf)$/;

/**
 * What every registered game is known by, out of the game itself and of what tests know of it.
 * @type {readonly import('./mentions.mjs').Named[]}
 */
const GAMES = MANIFEST.filter(({ kit }) => games.ids.includes(kit.game.id)).map(
  ({ kit: { game, tables }, names }) => {
    const seats = tables.flatMap(({ options }) => {
      const parsed = game.parseOptions(options);
      return parsed.ok ? game.seatPlan(parsed.value) : [];
    });
    return {
      id: game.id,
      seats: unique(seats.map(({ seat }) => seat)),
      names: unique([game.id, ...seats.map(({ role }) => role), ...names]),
    };
  },
);

/** Games of tests alone. */
const UNREGISTERED = MANIFEST.map(({ kit }) => kit.game.id).filter((id) => !games.ids.includes(id));

/** @param {readonly string[]} all */
function unique(all) {
  return [...new Set(all)];
}

/** @param {string} folder */
const readable = (folder) => [...filesIn(folder)].filter((path) => !BINARY.test(path));

/** Of the checkout itself, what programs read; prose tells of the games, and the lock file of packages. */
const ROOT_FILES = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.md$|^LICENSE$|^package-lock\.json$/.test(entry.name))
  .map(({ name }) => name);

describe('engine, server, adapters, pages, scripts and what lies above them', () => {
  const files = [...ROOT_FILES, ...WALKED.flatMap(readable)];
  const others = files.filter((file) => !MANIFESTS.includes(file));
  const mentions = others.flatMap((path) =>
    mentionsIn(path, readFileSync(join(ROOT, path), 'utf8'), GAMES, UNREGISTERED),
  );
  const { faults, idle } = judge(mentions, EXCEPTIONS);

  it('are walked, and every game is known by its seats and roles', () => {
    for (const folder of WALKED) expect(files.some((file) => file.startsWith(folder))).toBe(true);
    expect(files).toEqual(expect.arrayContaining([...MANIFESTS, 'package.json', 'biome.json']));
    expect(GAMES.map(({ id }) => id)).toEqual(games.ids);
    for (const { seats, names } of GAMES) {
      expect(seats.length).toBeGreaterThan(0);
      expect(names.length).toBeGreaterThan(1);
    }
  });

  it('name a game only in its own folders, in the manifests and where a reason is given', () => {
    expect(faults.map(({ path, line, name }) => `${path}:${line} names ${name}`)).toEqual([]);
  });

  it('need every exception', () => expect(idle).toEqual([]));

  it('have a reason for every exception', () => {
    for (const { reason } of EXCEPTIONS) expect(reason.length).toBeGreaterThan(20);
  });
});

describe('a file', () => {
  const seek = { id: 'hide-and-seek', seats: ['s1'], names: ['hide-and-seek', 'seeker', 'mister'] };
  const tag = { id: 'tag', seats: ['t1'], names: ['tag', 'seeker', 'misterX'] };
  const named = (/** @type {string} */ path, /** @type {string} */ text) =>
    mentionsIn(path, text, [seek, tag]).map(({ name, line }) => `${line} ${name}`);

  it.each([
    ['an id in a string', `const id = 'hide-and-seek';`],
    ['an import from its folder', `import { a } from './hide-and-seek/a.js';`],
    ['an identifier', `export const hideAndSeekKit = 1;`],
    ['a type', `type T = HideAndSeek;`],
    ['a constant', `const HIDE_AND_SEEK_BOARD = 1;`],
    ['a comment', `// Only Hide and Seek does so.`],
    ['a comment over two lines', `/**\n * Only Hide\n * and Seek does so. */`],
  ])('names a game by %s', (_, text) => {
    expect(named('server/src/a.ts', text).map((each) => each.replace(/^\d /, ''))).toEqual([
      'hide-and-seek',
    ]);
  });

  it.each([
    ['a role', 'const seekerView = 1;', '1 seeker'],
    ['roles', '/** Asks all seekers. */', '1 seeker'],
    ['a role in code of an outcome', `'SEEKERS_STUCK'`, '1 seeker'],
    ['a seat', `if (seat === 't1') return;`, '1 t1'],
    ['the second line', `const a = 1;\nconst seat = "s1";`, '2 s1'],
    ['a role called like the whole', `// The stops of Mister X`, '1 misterX'],
  ])('names a game by %s', (_, text, found) => {
    expect(named('server/src/a.ts', text)).toContain(found);
  });

  it('names a game by its own path', () => {
    expect(named('server/src/hide-and-seek.test.ts', '')).toContain('0 hide-and-seek');
  });

  it.each([
    ['words that only contain one', `const stage = vintage; // sotag`],
    ['a letter that is repeated', `'t1'.repeat(3)`],
    ['a seat in prose', '// t1 is a name like others'],
    ['the whole', `import '@mister-x/engine'; const file = 'mister-x-record/1';`],
  ])('names none by %s', (_, text) => {
    expect(named('server/src/a.ts', text)).toEqual([]);
  });

  it('names its own game, and what two games share, but no other', () => {
    const path = 'engine/src/games/tag/deep/a.ts';
    expect(named(path, `'tag', 'seeker', 't1'`)).toEqual([]);
    expect(named(path, `'hide-and-seek'`)).toEqual(['1 hide-and-seek']);
    expect(named('engine/src/games/tag.ts', `'tag'`)).toContain('1 tag');
  });

  it('may use words of other games in the folder of any game, but for their ids', () => {
    const text = `'s1' 'seeker' 'hide-and-seek'`;
    expect(named('engine/src/games/tag/a.ts', text)).toEqual(['1 hide-and-seek']);
    const found = mentionsIn('test-kit/toy/a.ts', text, [seek, tag], ['toy']);
    expect(found.map(({ name }) => name)).toEqual(['hide-and-seek']);
  });

  it('is excused by its path and for the names that are excused there', () => {
    const mentions = mentionsIn('a/b/c.ts', `'tag' 'seeker'`, [seek, tag]);
    /** @param {import('./mentions.mjs').Exception[]} exceptions */
    const left = (...exceptions) => judge(mentions, exceptions).faults.map(({ name }) => name);
    const reason = 'because';
    expect(left().sort()).toEqual(['seeker', 'tag']);
    expect(left({ files: ['a/**'], reason })).toEqual([]);
    expect(left({ files: ['a/*'], reason }).sort()).toEqual(['seeker', 'tag']);
    expect(left({ files: ['a/*/c.ts'], names: ['tag'], reason })).toEqual(['seeker']);
  });

  it('leaves exceptions over that excuse nothing', () => {
    const mentions = mentionsIn('a.ts', `'tag'`, [seek, tag]);
    const { idle } = judge(mentions, [
      { files: ['a.ts', 'b.ts'], names: ['tag', 'seeker'], reason: 'because' },
    ]);
    expect(idle).toEqual(['b.ts', 'a.ts, b.ts: seeker']);
  });
});
