import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A checkout with one source, and a compiler that goes by notes of its own, as tsc does. */
const world = vi.hoisted(() => ({
  root: '',
  ran: /** @type {string[]} */ ([]),
  /** What the compiler leaves out, though it ends well. */
  forgets: '',
  code: 0,
  /** While it works. */
  meanwhile: async () => {},
}));

const SOURCE = 'server/src/main.ts';
const RESULTS = ['engine/dist/src/index.js', 'server/dist/index.js', 'server/dist/cli/main.js'];
const NOTE = 'server/dist/tsconfig.tsbuildinfo';

vi.mock('./paths.mjs', () => ({
  get ROOT() {
    return world.root;
  },
  toolOf: (/** @type {string} */ name) => name,
}));
vi.mock('./stamps.mjs', () => ({
  get STAMPS() {
    return join(world.root, '.stamps');
  },
  readStamp: (/** @type {string} */ name) => {
    const file = join(world.root, '.stamps', name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  },
  writeStamp: (/** @type {string} */ name, /** @type {unknown} */ stamp) =>
    put(`.stamps/${name}`, JSON.stringify(stamp)),
  removeStamp: (/** @type {string} */ name) =>
    rmSync(join(world.root, '.stamps', name), { force: true }),
}));
vi.mock('./run.mjs', () => ({
  runNode: async (/** @type {string} */ tool, /** @type {readonly string[]} */ args) => {
    world.ran.push([tool, ...args].join(' '));
    await world.meanwhile();
    if (world.code === 0) compiler();
    return { code: world.code, ms: 1 };
  },
}));

const { compile, ensureBuilt, outdated } = await import('./build.mjs');

/**
 * @param {string} file
 * @param {string} text
 */
function put(file, text) {
  const path = join(world.root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
/** @param {string} file */
const text = (file) => {
  const path = join(world.root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** Writes nothing when its note says that it has written this before. */
function compiler() {
  if (text(NOTE) === text(SOURCE)) return;
  put(NOTE, text(SOURCE));
  for (const file of RESULTS.filter((name) => name !== world.forgets)) put(file, text(SOURCE));
}

const build = () => ensureBuilt(['server']);

/** @type {string[]} */
let said;
beforeEach(() => {
  world.root = mkdtempSync(join(tmpdir(), 'misterx-build-'));
  Object.assign(world, { ran: [], forgets: '', code: 0, meanwhile: async () => {} });
  said = [];
  const hear = (/** @type {unknown} */ words) => void said.push(String(words));
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
  put(SOURCE, 'first');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(world.root, { recursive: true, force: true });
});

describe('ensureBuilt', () => {
  it('builds what is not built yet, and then nothing', async () => {
    expect(await build()).toBe(true);
    expect(world.ran).toEqual(['typescript -b server']);
    expect(await build()).toBe(true);
    expect(world.ran).toHaveLength(1);
  });

  it('builds what changed, over what is there', async () => {
    await build();
    put('server/dist/kept', '');
    put(SOURCE, 'second');
    expect(await build()).toBe(true);
    expect(said.join()).toContain(`${SOURCE} changed`);
    expect(text('server/dist/index.js')).toBe('second');
    expect(existsSync(join(world.root, 'server/dist/kept'))).toBe(true);
  });

  it.each(RESULTS)('writes %s again when it was lost', async (result) => {
    await build();
    rmSync(join(world.root, result));
    expect(await build()).toBe(true);
    expect(text(result)).toBe('first');
    expect(outdated(['server'])).toEqual([]);
  });

  it('fails, and says so, when the compiler ends well without a result', async () => {
    world.forgets = 'server/dist/index.js';
    expect(await build()).toBe(false);
    expect(said.join()).toContain('did not write server/dist/index.js');
    world.forgets = '';
    expect(await build()).toBe(true);
  });

  it('removes what was made of a source that is gone', async () => {
    put('server/src/gone.ts', '');
    await build();
    put('server/dist/gone.js', '');
    rmSync(join(world.root, 'server/src/gone.ts'));
    expect(await build()).toBe(true);
    expect(existsSync(join(world.root, 'server/dist/gone.js'))).toBe(false);
  });

  it('goes back to sources that were changed, compiled by hand and changed back', async () => {
    await build();
    put(SOURCE, 'second');
    expect(await compile()).toBe(true);
    expect(text('server/dist/index.js')).toBe('second');
    put(SOURCE, 'first');
    expect(await build()).toBe(true);
    expect(text('server/dist/index.js')).toBe('first');
  });

  it('notes nothing of a first build that failed', async () => {
    world.code = 2;
    expect(await build()).toBe(false);
    expect(text('.stamps/server')).toBe('');
    world.code = 0;
    expect(await build()).toBe(true);
    expect(text('server/dist/index.js')).toBe('first');
  });

  it.each([
    ['goes on from the notes of a compiler that found faults', 2, true],
    ['begins anew after a compiler that was ended in the middle', 143, false],
  ])('%s, also for sources that were right before', async (_, code, goesOn) => {
    await build();
    put('server/dist/kept', '');
    put(SOURCE, 'wrong');
    world.code = code;
    expect(await build()).toBe(false);
    put(SOURCE, 'first');
    world.code = 0;
    expect(outdated(['server'])).toHaveLength(1);
    expect(await build()).toBe(true);
    expect(existsSync(join(world.root, 'server/dist/kept'))).toBe(goesOn);
    expect(outdated(['server'])).toEqual([]);
  });

  it('builds while nobody else does', async () => {
    /** @type {boolean[]} */
    const locked = [];
    world.meanwhile = async () => {
      locked.push(existsSync(join(world.root, '.stamps', 'lock')));
    };
    await build();
    await compile('tests');
    expect(locked).toEqual([true, true]);
    expect(existsSync(join(world.root, '.stamps', 'lock'))).toBe(false);
  });
});
