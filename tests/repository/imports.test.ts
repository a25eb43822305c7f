import { describe, expect, it } from 'vitest';
import { filesIn, WORKSPACES } from './files.js';
import { importsIn, placeOf, sourcesIn, TEST } from './imports.js';

/**
 * Which folder may import which, and that files do not import one another in a cycle. That packages are
 * declared, and that engine and pages use nothing of Node, the linter checks.
 */

/** Places are folders from the root, with all below them, or names of our packages, as regular expressions in which `*` stands for a folder of any name. */
type Arrow = {
  /** Files may always import what lies in the same place. */
  readonly from: string;
  /** Nothing else of ours may be imported. */
  readonly only?: readonly string[];
  /** May not be imported, even where `only` allows what contains it. */
  readonly never?: readonly string[];
};

const ENGINE = '@mister-x/engine';
const GAMES = '@mister-x/games';
const KIOSK = '@mister-x/kiosk';
const PRINTING = '@mister-x/printing';
const CORE = 'engine/src/core';
const LANGUAGE = 'engine/src/language.js';
const TRUST = 'engine/src/trust';

const ARROWS: readonly Arrow[] = [
  { from: 'device-adapters', only: [] },
  { from: 'engine', only: [] },
  { from: 'engine/src', only: [] },
  { from: 'engine/src/core', only: [] },
  { from: 'engine/src/cards', only: [CORE] },
  { from: 'engine/src/packs', only: [CORE] },
  { from: 'engine/src/trust', only: [CORE] },
  { from: 'engine/src/record', only: [CORE, TRUST] },
  { from: 'engine/src/protocol', only: [CORE, TRUST, LANGUAGE, 'engine/src/record'] },
  { from: 'games', only: [ENGINE, KIOSK, PRINTING, '@mister-x/server'] },
  // A game knows no other, but what hunts share.
  {
    from: 'games/(?!pursuit/|test/)*',
    only: ['@mister-x', 'games/pursuit', 'games/test', 'games/[^/]+\\.js'],
  },
  { from: 'server', only: [ENGINE, GAMES, PRINTING, '@mister-x/device-adapters'] },
  { from: 'server/printing', only: [ENGINE] },
  { from: 'kiosk', only: [ENGINE, GAMES, 'games', 'docs'] },
  { from: 'scripts', never: ['labs', '@mister-x/labs'] },
  { from: 'tests', never: ['labs', '@mister-x/labs'] },
];

const TESTING = [`${ENGINE}/testing`, `${GAMES}/(*/)?test`, 'games/(*/)?test'];

/** The rooms of the server: each may import those before it, and `cli` all of them. */
const CHAIN = ['runtime', 'database', 'web', 'socket', 'computers', 'tables'];
/** They import the chain, and not one another. */
const LEAVES = ['correspondence', 'scanners', 'printing'];
const ROOMS: readonly Arrow[] = [
  ...CHAIN.map((room, at) => [room, CHAIN.slice(0, at)] as const),
  ...LEAVES.map((room) => [room, CHAIN] as const),
].map(([room, before]) => ({
  from: `server/src/${room}`,
  only: ['@mister-x', ...before.map((each) => `server/src/${each}`)],
}));

/** What pages are made of, each of those before it; neither shell knows the other. */
const LAYERS: readonly Arrow[] = [
  ['browser', []],
  ['messages', ['browser']],
  ['kit', ['browser', 'messages']],
  ['line', ['browser', 'messages', 'kit']],
  ['witness', ['browser', 'messages', 'kit', 'line']],
  ['scan', ['browser', 'messages', 'kit', 'line']],
  ['visit', ['browser', 'messages', 'kit', 'line', 'witness', 'scan']],
  ['seat', ['browser', 'messages', 'kit', 'line', 'witness', 'scan', 'visit']],
  ['screen', ['browser', 'messages', 'kit', 'line', 'witness', 'scan', 'visit']],
].map(([layer, before]) => ({
  from: `kiosk/src/${layer}`,
  only: [ENGINE, ...(before as readonly string[]).map((each) => `kiosk/src/${each}`)],
}));
const PARTS = LAYERS.map(({ from }) => from);

/** Tests, and what only they use, are free of these. */
const SHIPPED: readonly Arrow[] = [
  { from: 'games/*/rules', only: [ENGINE, 'games/*/rules'], never: TESTING },
  {
    from: 'games/*/computer',
    only: [ENGINE, 'games/*/rules', 'games/pursuit/computer'],
    never: TESTING,
  },
  {
    from: 'games/*/print',
    only: [ENGINE, PRINTING, 'games/*/rules', 'games/pursuit/print'],
    never: TESTING,
  },
  {
    from: 'games/*/(messages|pages)',
    only: [
      ...[ENGINE, 'games/*/(rules|computer|messages|pages)'],
      ...[...PARTS, 'kiosk/src/games'].map((part) => part.replace('kiosk/src', KIOSK)),
    ],
    never: [`${ENGINE}/.`, ...TESTING],
  },
  { from: 'server/src/*', never: TESTING },
  ...ROOMS,
  { from: 'kiosk/src', never: [`${ENGINE}/.`, ...TESTING] },
  ...LAYERS,
  { from: 'kiosk/src/games', only: [ENGINE, ...PARTS, 'games', `${GAMES}/pursuit`] },
];

const STATIC = /\b(?:from|import)\s*(['"])(\.[^'"]*)\1/g;

/** `from` is the path of the file. */
function againstArrows(from: string, text: string): string[] {
  const arrows = TEST.test(from) ? ARROWS : [...ARROWS, ...SHIPPED];
  return importsIn(text).flatMap((specifier) => {
    const to = placeOf(from, specifier);
    const isForbidden = arrows.some(({ from: place, only = [''], never = [] }) => {
      const [own] = new RegExp(`^${pattern(place)}(?=/)`).exec(from) ?? [];
      if (own === undefined || isIn(to, [own])) return false;
      return !isIn(to, only) || isIn(to, never);
    });
    return isForbidden ? [`${from} imports ${specifier}`] : [];
  });
}

/** In a place, `*` stands for a folder of any name. */
const pattern = (place: string): string => place.replaceAll(/(?<!\])\*/g, '[^/]+');

/** `''` is a place that has everything in it. */
const isIn = (to: string, places: readonly string[]): boolean =>
  places.some((place) => place === '' || new RegExp(`^${pattern(place)}(/|$)`).test(to));

/** Of files by their paths, types included; what is imported only when needed is not. */
function cyclesIn(texts: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  /** Each importer imports the next one, and the last one this file. */
  const visit = (file: string, importers: readonly string[]): void => {
    if (importers.includes(file)) found.push([...importers, file].join(' > '));
    if (seen.has(file)) return;
    seen.add(file);
    for (const { 2: specifier = '' } of (texts.get(file) ?? '').matchAll(STATIC)) {
      const path = placeOf(file, specifier);
      const to = [path, path.replace(/js$/, 'ts')].find((each) => texts.has(each));
      if (to !== undefined) visit(to, [...importers, file]);
    }
  };
  for (const file of texts.keys()) visit(file, []);
  return found;
}

describe.each(['scripts', ...WORKSPACES])('imports of %s', (folder) => {
  const texts = sourcesIn(folder);

  it('are allowed', () => {
    expect([...texts].flatMap(([path, text]) => againstArrows(path, text))).toEqual([]);
  });

  it('form no cycle', () => expect(cyclesIn(texts)).toEqual([]));
});

it('names every room of the server', () => {
  const folders = filesIn('server/src').flatMap((path) => path.match(/^server\/src\/([^/]+)\//)?.[1] ?? []);
  expect([...new Set(folders)].toSorted()).toEqual([...CHAIN, ...LEAVES, 'cli', 'testing'].toSorted());
});

describe('an import', () => {
  const GAME = 'games/chase';

  it.each([
    [`${GAME}/rules/a/b/z.ts`, "import '../../../../flight/rules/game.js';"],
    [`${GAME}/pages/a.test.ts`, "import './../../flight/rules/game.js';"],
    [`${GAME}/rules/a.ts`, "import type { Far } from '../print/kit.js';"],
    [`${GAME}/rules/a.ts`, "type Far = import('../computer/index.js').X;"],
    [`${GAME}/rules/a.ts`, "const far = () => import('../test/kit.js');"],
    [`${GAME}/computer/a.ts`, "export type { Far } from '@mister-x/server';"],
    [`${GAME}/print/a.ts`, "import '@mister-x/engine/testing';"],
    [`${GAME}/pages/a.ts`, "import { x } from '@mister-x/engine';"],
    [`${GAME}/pages/a.ts`, "import '@mister-x/kiosk/pages/far.ts';"],
    ['engine/src/core/a.ts', "import x = require('../cards/index.js');"],
    ['engine/src/core/a.ts', "import {\n  x,\n} from '../index.js';"],
    ['engine/src/trust/a.test.ts', "import '../record/index.js';"],
    ['engine/src/a.ts', "import '@mister-x/games';"],
    ['device-adapters/src/a.ts', "import '@mister-x/engine/cards';"],
    ['server/printing/a.ts', "import '@mister-x/games/chase/rules';"],
    ['server/src/a.ts', "import '../../kiosk/src/main.js';"],
    ['server/src/web/a.ts', "import '@mister-x/games/chase/test/kit';"],
    ['server/src/web/a/b.ts', "import type { Far } from '../../tables/far.js';"],
    ['server/src/tables/a.ts', "import '../printing/far.js';"],
    ['kiosk/src/a.ts', "import { x } from '@mister-x/engine';"],
    ['kiosk/src/a.test.ts', "import '@mister-x/server/testing';"],
    ['kiosk/src/kit/A.svelte', "{#await import('../games/index.js') then page}{/await}"],
    ['tests/faults/a.test.ts', "import '@mister-x/labs/src/a.js';"],
    ['tests/faults/a.ts', "import '../../labs/src/a.js';"],
    ['scripts/lib/a.mjs', "import '../../labs/a.mjs';"],
  ])('is found in %s: %s', (path, text) => expect(againstArrows(path, text)).toHaveLength(1));

  it.each([
    [`${GAME}/rules/a/b/z.ts`, "import '../../c.js'; import '@mister-x/engine/core/result';"],
    [`${GAME}/rules/a.ts`, "import '../../pursuit/rules/board.js'; import 'zod';"],
    [`${GAME}/pages/a.test.ts`, "import '@mister-x/engine/testing';"],
    ['games/index.ts', "import './chase/index.js';"],
    ['server/src/tables/a.ts', "import '../web/far.js'; import '@mister-x/engine/trust';"],
    ['server/src/tables/a.test.ts', "import '../testing/index.js';"],
  ])('may stand in %s: %s', (path, text) => expect(againstArrows(path, text)).toEqual([]));

  it.each([
    ["import type { Far } from './a/A.svelte';", 1],
    ["export * from './b.js';", 1],
    ["const far = () => import('./a/A.svelte');", 0],
  ])('closes a cycle or not: %s', (text, cycles) => {
    const texts = { 'a/A.svelte': "import '../c.mjs';", 'c.mjs': "import './b.js';", 'b.ts': text };
    expect(cyclesIn(new Map(Object.entries(texts)))).toHaveLength(cycles);
  });
});
