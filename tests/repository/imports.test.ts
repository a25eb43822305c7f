import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, read, WORKSPACES } from './files.js';

/**
 * Which folder may import which, and that files do not import one another in a cycle. That packages are
 * declared, and that engine and pages use nothing of Node, the linter checks.
 */

/** Places are folders from the root, with all below them, or names of our packages. */
type Arrow = {
  /** `*` stands for a folder of any name; files may always import what lies in the same place. */
  readonly from: string;
  /** Nothing else of ours may be imported. */
  readonly only?: readonly string[];
  /** May not be imported, even where `only` allows what contains it. */
  readonly never?: readonly string[];
};

const CORE = 'engine/src/core';
const TRUST = 'engine/src/trust';
const LANGUAGE = 'engine/src/language.js';
const ENGINE = '@mister-x/engine';

const ARROWS: readonly Arrow[] = [
  { from: 'device-adapters', only: [] },
  { from: 'engine', only: [] },
  { from: 'engine/src', only: [] },
  { from: 'engine/src/core', only: [] },
  { from: 'engine/src/cards', only: [CORE] },
  { from: 'engine/src/packs', only: [CORE] },
  { from: 'engine/src/pursuit', only: [CORE] },
  { from: 'engine/src/trust', only: [CORE] },
  { from: 'engine/src/record', only: [CORE, TRUST] },
  { from: 'engine/src/protocol', only: [CORE, TRUST, LANGUAGE, 'engine/src/record'] },
  {
    from: 'engine/src/games/*',
    only: [CORE, LANGUAGE, 'engine/src/cards', 'engine/src/packs', 'engine/src/pursuit'],
  },
  { from: 'engine/test-kit/games/*', never: ['engine/test-kit/games'] },
  {
    from: 'server',
    only: [ENGINE, '@mister-x/device-adapters'],
    never: [`${ENGINE}/test-kit`],
  },
  { from: 'kiosk', only: [ENGINE, 'docs'] },
  { from: 'scripts', never: ['labs', '@mister-x/labs'] },
  { from: 'tests', never: ['labs', '@mister-x/labs'] },
];

const LIB = 'kiosk/src/lib';
const PLAY = 'kiosk/src/play';

/** Tests, and what only they use, are free of these. */
const SHIPPED: readonly Arrow[] = [
  { from: 'server/src/matches', only: ['@mister-x', 'server/src/database', 'server/src/keys'] },
  { from: 'server/src/tables', never: ['server/src/seats'] },
  { from: 'kiosk/src', never: [`${ENGINE}/.`, `${ENGINE}/test-kit`] },
  { from: 'kiosk/src/lib', only: [ENGINE] },
  { from: 'kiosk/src/play', only: [ENGINE, LIB] },
  { from: 'kiosk/src/pursuit', only: [ENGINE, LIB, PLAY] },
  {
    from: 'kiosk/src/games/*',
    only: [ENGINE, LIB, PLAY, 'kiosk/src/pursuit', 'kiosk/src/games/game-ui.js'],
  },
];

const TEST = /\.test\.ts$|\/testing\//;
/** The examples below are no imports, and no program has what runs its tests. */
const OTHERS = /\/(imports\.test|vitest\.\w+)\.ts$/;
const SOURCE = /\.(ts|mts|js|mjs|svelte)$/;
/** Of values and types, at once or when needed, in scripts and in templates. */
const IMPORT = /\b(?:from|import|require)\s*\(?\s*(['"`])((?:\.|@mister-x\/)[^'"`]*)\1/g;
const STATIC = /\b(?:from|import)\s*(['"])(\.[^'"]*)\1/g;

/** `from` is the path of the file. */
function againstArrows(from: string, text: string): string[] {
  const arrows = TEST.test(from) ? ARROWS : [...ARROWS, ...SHIPPED];
  return [...text.matchAll(IMPORT)].flatMap(({ 2: specifier = '' }) => {
    const to = placeOf(from, specifier);
    const isForbidden = arrows.some(({ from: place, only = [''], never = [] }) => {
      const [own] = new RegExp(`^${place.replace('*', '[^/]+')}(?=/)`).exec(from) ?? [];
      if (own === undefined || isIn(to, [own])) return false;
      return !isIn(to, only) || isIn(to, never);
    });
    return isForbidden ? [`${from} imports ${specifier}`] : [];
  });
}

/** Where a path leads, or the name of a package, which is `…/.` for the whole of it. */
function placeOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return specifier.split('/').length === 2 ? `${specifier}/.` : specifier;
}

/** `''` is a place that has everything in it. */
const isIn = (to: string, places: readonly string[]): boolean =>
  places.some((place) => place === '' || to === place || to.startsWith(`${place}/`));

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
  const isSource = (path: string) => SOURCE.test(path) && !OTHERS.test(path);
  const sources = filesIn(folder).filter(isSource);
  const texts = new Map(sources.map((path) => [path, read(path)]));

  it('are allowed', () => {
    expect([...texts].flatMap(([path, text]) => againstArrows(path, text))).toEqual([]);
  });

  it('form no cycle', () => expect(cyclesIn(texts)).toEqual([]));
});

describe('an import', () => {
  const GAME = 'engine/src/games/chase';

  it.each([
    [`${GAME}/a/b/c/d/e/z.ts`, "import '../../../../../../flight/game.js';"],
    [`${GAME}/a.ts`, "import './../flight/game.js';"],
    [`${GAME}/a.ts`, "import type { Far } from '../../games/flight/game.js';"],
    [`${GAME}/a.ts`, "type Far = import('../../trust/index.js').X;"],
    [`${GAME}/a.ts`, "const far = () => import('../manifest.js');"],
    [`${GAME}/a.ts`, "export type { Far } from '@mister-x/engine/protocol';"],
    ['engine/src/core/a.ts', "import x = require('../cards/index.js');"],
    ['engine/src/core/a.ts', "import {\n  x,\n} from '../index.js';"],
    ['engine/src/trust/a.test.ts', "import '../record/index.js';"],
    ['engine/src/a.ts', "import '../test-kit/index.js';"],
    ['engine/test-kit/games/chase/a.ts', "import '../flight/kit.js';"],
    ['device-adapters/src/a.ts', "import '@mister-x/engine/cards';"],
    ['server/src/a.ts', "import '../../kiosk/src/main.js';"],
    ['server/src/a.test.ts', "import '@mister-x/engine/test-kit/toys';"],
    ['server/src/matches/a/b.ts', "import type { Far } from '../../requests/far.js';"],
    ['server/src/tables/a.ts', "import '../seats/far.js';"],
    ['kiosk/src/a.ts', "import { x } from '@mister-x/engine';"],
    ['kiosk/src/a.test.ts', "import '@mister-x/server/testing';"],
    ['kiosk/src/lib/A.svelte', "{#await import('../games/chase/Page.svelte') then page}{/await}"],
    ['kiosk/src/games/chase/a/b.ts', "import '../../flight/index.js';"],
    ['tests/faults/a.test.ts', "import '@mister-x/labs/src/a.js';"],
    ['tests/faults/a.ts', "import '../../labs/src/a.js';"],
    ['scripts/lib/a.mjs', "import '../../labs/a.mjs';"],
  ])('is found in %s: %s', (path, text) => expect(againstArrows(path, text)).toHaveLength(1));

  it.each([
    [`${GAME}/a/b/c/d/e/z.ts`, "import '../../../../../../../core/result.js';"],
    [`${GAME}/a/b.ts`, "import './../game.js'; import 'zod';"],
    ['engine/src/games/index.ts', "import './chase/game.js';"],
    ['server/src/matches/a.ts', "import '../keys/far.js'; import '@mister-x/engine/trust';"],
    ['server/src/matches/a.test.ts', "import '../testing/index.js';"],
    ['kiosk/src/games/chase/a.test.ts', "import '@mister-x/engine/testing';"],
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
