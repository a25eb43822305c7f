import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const world = vi.hoisted(() => ({
  builtIn: false,
  compiler: true,
  /** What the package's own pages have, where they have anything. */
  fetched: '',
  compiled: 'works',
  /** Packages for scanners that have no binary for this system. */
  scanners: /** @type {string[]} */ ([]),
  done: /** @type {string[]} */ ([]),
  stamps: new Map(),
  home: { driver: '', cache: '' },
}));

vi.mock('node:module', async (original) => ({
  .../** @type {object} */ (await original()),
  isBuiltin: () => world.builtIn,
}));
vi.mock('./stamps.mjs', () => ({
  readStamp: (/** @type {string} */ name) => world.stamps.get(name),
  writeStamp: (/** @type {string} */ name, /** @type {unknown} */ stamp) =>
    world.stamps.set(name, stamp),
}));
vi.mock('./driver-cache.mjs', async (original) => ({
  .../** @type {object} */ (await original()),
  cacheFolder: () => world.home.cache,
}));
vi.mock('./native.mjs', () => ({
  get DRIVER() {
    return world.home.driver;
  },
  NAPI: 6,
  missingTools: () => (world.compiler ? [] : ['make', 'g++']),
  fetchDriver: async () => {
    world.done.push('fetch');
    if (world.fetched !== '') put(world.fetched);
    return world.fetched !== '';
  },
  compileDriver: async () => {
    world.done.push('compile');
    put(world.compiled);
    return true;
  },
  scannersWithoutBinary: () => world.scanners,
  compileScanners: async (/** @type {readonly string[]} */ names) => {
    world.done.push(`compile ${names.join(' ')}`);
    if (world.compiled !== 'works') return false;
    world.scanners = [];
    return true;
  },
  driverWorks: async () => {
    world.done.push('try');
    return readFileSync(world.home.driver, 'utf8') === 'works';
  },
}));

const {
  areScannersNoted,
  ensureDriver,
  ensureScanners,
  isDriverDoneWithout,
  isDriverNoted,
  isDriverTried,
} = await import('./driver.mjs');

/** @param {string} driver */
function put(driver) {
  mkdirSync(dirname(world.home.driver), { recursive: true });
  writeFileSync(world.home.driver, driver);
}

/** A clone in which nothing was done yet. */
function freshClone() {
  const clone = mkdtempSync(join(folder, 'clone-'));
  world.home.driver = join(clone, 'build', 'Release', 'driver.node');
  world.stamps.clear();
  world.done.length = 0;
}

/** @type {string} */
let folder;
/** @type {string[]} */
let said;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'misterx-driver-'));
  Object.assign(world, { builtIn: false, compiler: true, fetched: '', compiled: 'works' });
  world.scanners = [];
  world.home.cache = join(folder, 'cache');
  said = [];
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)));
  freshClone();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** @param {string} [wanted] */
const ensure = (wanted) => ensureDriver(wanted, (text) => said.push(text));

describe('the database driver', () => {
  it('is compiled where none can be fetched, and not looked at again', async () => {
    expect(await ensure()).toBe(true);
    expect(world.done).toEqual(['fetch', 'compile', 'try']);
    expect(isDriverNoted()).toBe(true);
  });

  it('comes from the cache in the next clone', async () => {
    await ensure();
    freshClone();
    expect(await ensure()).toBe(true);
    expect(world.done).toEqual(['try']);
    expect(said).toEqual(['reused from an earlier start']);
  });

  it('that another Node made, and that does not work here, is made anew', async () => {
    put('crashes');
    expect(await ensure()).toBe(true);
    expect(world.done).toEqual(['try', 'fetch', 'compile', 'try']);
    expect(said.join()).toContain('making a new one');
  });

  it('is looked at again when the file has changed', async () => {
    await ensure();
    put('another one');
    expect(isDriverNoted()).toBe(false);
  });

  it('is not kept when it does not work', async () => {
    world.compiled = 'crashes';
    expect(await ensure()).toBe(false);
    world.compiled = 'works';
    freshClone();
    await ensure();
    expect(world.done).toContain('compile');
  });

  it('is Node’s own where nothing can be compiled, from the next start on at once', async () => {
    Object.assign(world, { builtIn: true, compiler: false });
    expect(await ensure()).toBe(true);
    expect(said.join()).toContain('Node’s own SQLite');
    expect(isDriverDoneWithout(undefined)).toBe(true);
    world.compiler = true;
    expect(isDriverDoneWithout(undefined)).toBe(false);
  });

  it.each([
    ['compiled', { compiled: 'crashes' }],
    ['fetched, and nothing can be compiled', { fetched: 'crashes', compiler: false }],
    ['fetched, and so does the compiled one', { fetched: 'crashes', compiled: 'crashes' }],
  ])('that crashes is not left to the referee: %s', async (_, bad) => {
    Object.assign(world, { builtIn: true }, bad);
    expect(await ensure()).toBe(true);
    expect(existsSync(world.home.driver)).toBe(false);
    expect(isDriverTried(undefined)).toBe(false);
    // What cannot be had is not tried again at every start.
    expect(isDriverDoneWithout(undefined)).toBe(true);
  });

  it('needs no more trying by the referee only if it works as it is, or is not asked for', async () => {
    expect(isDriverTried(undefined)).toBe(false);
    expect(isDriverTried('node')).toBe(true);
    await ensure();
    expect(isDriverTried(undefined)).toBe(true);
    expect(isDriverTried('sqlite3')).toBe(true);
    put('another one');
    expect(isDriverTried('sqlite3')).toBe(false);
  });

  it.each([
    ['Node 20', false, undefined, 'use Node.js 24'],
    ['somebody who wants sqlite3', true, 'sqlite3', 'leave out --database-driver sqlite3'],
  ])(
    'cannot be had by %s without a compiler, who is told what to do',
    async (_, own, wanted, way) => {
      Object.assign(world, { builtIn: own, compiler: false });
      expect(await ensure(wanted)).toBe(false);
      expect(world.done).toEqual(['fetch']);
      expect(said.join()).toContain('missing: make, g++');
      expect(said.join()).toContain(way);
    },
  );
});

describe('the scanners', () => {
  const ensureThem = () => ensureScanners((text) => said.push(text));

  it('need nothing where they bring a binary', async () => {
    expect(areScannersNoted()).toBe(true);
    await ensureThem();
    expect(world.done).toEqual([]);
  });

  it('are compiled where they bring none', async () => {
    world.scanners = ['node-hid'];
    expect(areScannersNoted()).toBe(false);
    await ensureThem();
    expect(world.done).toEqual(['compile node-hid']);
    expect(areScannersNoted()).toBe(true);
    expect(said).toEqual([]);
  });

  it.each([{ compiler: false }, { compiled: 'crashes' }])(
    'are done without, which is said once: %j',
    async (bad) => {
      Object.assign(world, { scanners: ['node-hid'], ...bad });
      await ensureThem();
      expect(areScannersNoted()).toBe(true);
      await ensureThem();
      expect(said).toEqual([expect.stringContaining('node-hid is not available for this system')]);
    },
  );

  it('are tried again when there is a compiler', async () => {
    Object.assign(world, { scanners: ['node-hid'], compiler: false });
    await ensureThem();
    world.compiler = true;
    expect(areScannersNoted()).toBe(false);
    await ensureThem();
    expect(world.scanners).toEqual([]);
  });
});
