import { describe, expect, it } from 'vitest';
import { against, circles, resolved, textsIn, undeclared } from './imports.mjs';

/**
 * Who may import whom (docs/architecture.md, docs/decisions/007-house.md).
 * @type {readonly import('./imports.mjs').Arrow[]}
 */
const ARROWS = [
  { from: 'device-adapters', only: [], testsToo: true },
  { from: 'engine', only: [], testsToo: true },
  { from: 'engine/src', only: [], testsToo: true },
  { from: 'engine/src/core', only: [], testsToo: true },
  { from: 'engine/src/cards', only: ['engine/src/core'], testsToo: true },
  { from: 'engine/src/pursuit', only: ['engine/src/core'], testsToo: true },
  { from: 'engine/src/trust', only: ['engine/src/core'], testsToo: true },
  { from: 'engine/src/record', only: ['engine/src/core', 'engine/src/trust'], testsToo: true },
  {
    from: 'engine/src/protocol',
    only: ['engine/src/core', 'engine/src/trust', 'engine/src/record'],
    testsToo: true,
  },
  {
    from: 'engine/src/games/*',
    only: ['engine/src/core', 'engine/src/pursuit', 'engine/src/cards'],
    testsToo: true,
  },
  { from: 'engine/test-kit/games/*', never: ['engine/test-kit/games/*'], testsToo: true },
  { from: 'server', only: ['engine/src', 'device-adapters/src'], testsToo: true },
  {
    from: 'server/src/matches',
    never: ['server'],
    except: ['server/src/database', 'server/src/keys'],
  },
  { from: 'server/src/tables', never: ['server/src/seats'] },
  { from: 'kiosk', only: ['engine'], testsToo: true },
  { from: 'kiosk/src', never: ['engine/src/index.ts', 'engine/test-kit'] },
  { from: 'kiosk/src/lib', never: ['kiosk/src'] },
  { from: 'kiosk/src/play', never: ['kiosk/src'], except: ['kiosk/src/lib'] },
  {
    from: 'kiosk/src/pursuit',
    never: ['kiosk/src'],
    except: ['kiosk/src/lib', 'kiosk/src/play'],
  },
  {
    from: 'kiosk/src/games/*',
    never: ['kiosk/src'],
    except: ['kiosk/src/lib', 'kiosk/src/play', 'kiosk/src/pursuit', 'kiosk/src/games/game-ui.ts'],
  },
];

const WALKED = ['engine', 'device-adapters', 'server', 'kiosk'];
const FILES = new Map(WALKED.flatMap(textsIn));

/** @param {import('./imports.mjs').Import} one */
const said = ({ from, line, specifier }) => `${from}:${line} imports ${specifier}`;

describe('imports of engine, adapters, server and kiosk', () => {
  const { imports, nowhere } = resolved(FILES);

  it('are found in every folder, of every kind', () => {
    for (const folder of WALKED) {
      expect(imports.some(({ from }) => from.startsWith(`${folder}/`))).toBe(true);
    }
    for (const kind of ['static', 'lazy']) {
      expect(imports.some((each) => each.kind === kind)).toBe(true);
    }
    expect(imports.some(({ from }) => from.endsWith('.svelte'))).toBe(true);
  });

  it('all lead to a file', () => expect(nowhere.map(said)).toEqual([]));

  it('go with the arrows', () => expect(against(imports, ARROWS).map(said)).toEqual([]));

  it('form no circle', () => expect(circles(imports)).toEqual([]));
});

describe('imports of packages', () => {
  it('are all declared where they are used', () => {
    const files = new Map([...FILES, ...['tests', 'labs', 'scripts'].flatMap(textsIn)]);
    expect(undeclared(files).map(said)).toEqual([]);
  });

  it.each([
    ['engine/src/core/a.ts', "import 'svelte';"],
    ['engine/src/core/b.ts', "type Far = import('rxjs').Subject;"],
    ['server/src/a.ts', "import { x } from '@scure/base/sub.js';"],
    ['kiosk/src/A.svelte', "<script>\nimport ws from 'ws?raw';\n</script>"],
    ['tests/a.test.ts', "export * from '@nestjs/common';"],
    ['scripts/lib/a.mjs', "await import('vite');"],
  ])('that no manifest declares are found in %s: %s', (path, text) => {
    expect(undeclared(new Map([[path, text]])).map(({ from }) => from)).toEqual([path]);
  });

  it.each([
    [
      'engine/test-kit/a.ts',
      "import '@mister-x/engine/cards'; import 'node:fs'; import 'fs/promises';",
    ],
    ['server/src/a.ts', "import type { Request } from 'express';"],
    ['scripts/lib/a.mjs', "import * as fc from 'fast-check'; import './b.mjs';"],
  ])('that are declared, or part of Node, are not: %s', (path, text) => {
    expect(undeclared(new Map([[path, text]]))).toEqual([]);
  });
});

const CHASE = 'engine/src/games/chase';
/** What probes import, and nobody else. */
const PLACES = /** @type {const} */ ([
  `${CHASE}/game.ts`,
  'engine/src/games/flight/game.ts',
  'engine/src/games/flight/deep/er/game.ts',
  'engine/test-kit/games/chase/kit.ts',
  'engine/test-kit/games/flight/kit.ts',
  'kiosk/src/games/chase/Page.svelte',
  'kiosk/src/games/flight/index.ts',
  'server/src/keys/far.ts',
  'server/src/matches/deep/far.ts',
  'server/src/print/far.ts',
  'server/src/requests/far.ts',
  'server/src/seats/far.ts',
]);

/** @param {readonly (readonly [path: string, text: string])[]} probes */
function probed(probes) {
  const all = new Map([
    ...FILES,
    ...PLACES.map((path) => /** @type {const} */ ([path, ''])),
    ...probes,
  ]);
  // Only what the probes import; but it leads to all there is.
  const kept = new Set(probes.map(([path]) => path));
  return resolved(new Map([...all].map(([path, text]) => [path, kept.has(path) ? text : ''])));
}

const TO_CORE = "import { ok } from '../core/result.js';\n";

describe('an import', () => {
  it.each([
    [`${CHASE}/a/b/c/d/e/z.ts`, "import '../../../../../../flight/game.js';"],
    [`${CHASE}/a/b/c/d/e/y.ts`, "export * from '../../../../../../../trust/index.js';"],
    [`${CHASE}/a.ts`, "import './../flight/game.js';"],
    [`${CHASE}/b.ts`, "type Far = import('../flight/deep/er/game.js').X;"],
    [`${CHASE}/c.ts`, "import type { Far } from '../../games/flight/game.js';"],
    [`${CHASE}/d.ts`, "const far = () => import('../flight/game.js');"],
    [`${CHASE}/e.ts`, "import '../manifest.js';"],
    [`${CHASE}/f.ts`, "export type { Far } from '@mister-x/engine/protocol';"],
    ['engine/src/core/a/b/c/z.ts', "import '../../../../index.js';"],
    ['engine/src/core/a.ts', "import x = require('../cards/index.js');"],
    ['engine/src/pursuit/a/b/z.ts', "import '../../../games/chase/game.js';"],
    ['engine/src/record/a.ts', "let far: typeof import('../protocol/index.js');"],
    ['engine/src/trust/a.test.ts', "import '../record/index.js';"],
    ['engine/src/a.ts', "import '../test-kit/index.js';"],
    ['engine/test-kit/games/chase/a.ts', "import '../flight/kit.js';"],
    ['device-adapters/src/a.ts', "import '@mister-x/engine/cards';"],
    ['server/src/a.ts', "import '../../kiosk/src/main.js';"],
    ['server/src/a.test.ts', "import '@mister-x/engine/test-kit';"],
    ['server/src/matches/up.ts', "import '../print/far.js';"],
    ['server/src/matches/a/b/c/up.ts', "import type { Far } from '../../../../requests/far.js';"],
    ['server/src/tables/a.ts', "type Far = import('./../seats/far.js').X;"],
    ['kiosk/src/a.ts', "import { x } from '@mister-x/engine';"],
    ['kiosk/src/lib/a/b/c.ts', "import '../../../games/index.js';"],
    ['kiosk/src/lib/A.svelte', '<script lang="ts">\nimport \'../games/index.js\';\n</script>'],
    ['kiosk/src/lib/B.svelte', "{#await import('../games/chase/Page.svelte') then page}{/await}"],
    ['kiosk/src/games/chase/a/b.ts', "import '../../flight/index.js';"],
  ])('against an arrow is found in %s: %s', (path, text) => {
    const { imports, nowhere } = probed([[path, text]]);
    expect(nowhere).toEqual([]);
    expect(against(imports, ARROWS).map(({ from }) => from)).toEqual([path]);
  });

  it.each([
    [`${CHASE}/a/b/c/d/e/z.ts`, "import '../../../../../../../core/result.js';"],
    [`${CHASE}/a/b.ts`, "import './../game.js';"],
    [
      'engine/src/core/a.ts',
      "// import '../cards/index.js';\nconst text = \"import('../cards/index.js')\";",
    ],
    ['server/src/matches/a.ts', "import '../keys/far.js';\nimport '@mister-x/engine/trust';"],
    ['server/src/matches/a.test.ts', "import '../testing/index.js';"],
    ['server/src/tables/a.ts', "import '../matches/deep/far.js';"],
    ['kiosk/src/games/chase/a.test.ts', "import '@mister-x/engine/test-kit';"],
  ])('with the arrows may stand in %s: %s', (path, text) => {
    const { imports, nowhere } = probed([[path, text]]);
    expect(nowhere).toEqual([]);
    expect(against(imports, ARROWS)).toEqual([]);
  });

  it.each(['./missing.js', '@mister-x/engine/missing', '@mister-x/nobody'])(
    'that leads nowhere is found: %s',
    (specifier) => {
      const { nowhere } = probed([
        [`${CHASE}/a.ts`, `${TO_CORE.replace('..', '../..')}import '${specifier}';`],
      ]);
      expect(nowhere.map(said)).toEqual([`${CHASE}/a.ts:2 imports ${specifier}`]);
    },
  );

  it('in a circle is found, of types too, and not where it is lazy', () => {
    const circle = (/** @type {string} */ back) =>
      circles(
        probed([
          [`${CHASE}/a/b/c.ts`, "import '../../d.js';"],
          [`${CHASE}/d.ts`, "export * from './e.js';"],
          [`${CHASE}/e.ts`, back],
        ]).imports,
      );
    const all = [`${CHASE}/a/b/c.ts`, `${CHASE}/d.ts`, `${CHASE}/e.ts`];
    expect(circle("import type { Far } from './a/b/c.js';")).toEqual([all]);
    expect(circle("const far = () => import('./a/b/c.js');")).toEqual([]);
    expect(circles(probed([[`${CHASE}/d.ts`, "import './d.js';"]]).imports)).toEqual([
      [`${CHASE}/d.ts`],
    ]);
  });
});
