import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What there is to do here, and what became of it, in the order in which it happened. */
const world = vi.hoisted(() => ({
  stamps: '',
  memory: 8 * 2 ** 30,
  cores: 2,
  supported: true,
  installs: true,
  driver: 'missing',
  scanners: 'missing',
  fails: '',
  wanted: /** @type {string | undefined} */ (undefined),
  happened: /** @type {string[]} */ ([]),
  running: 0,
  most: 0,
  /** Done in the middle of each job. */
  meanwhile: () => {},
}));

/** @param {string} name */
async function job(name) {
  world.running += 1;
  world.most = Math.max(world.most, world.running);
  world.happened.push(`${name} begins`);
  await new Promise((resolve) => setImmediate(resolve));
  world.meanwhile();
  await new Promise((resolve) => setImmediate(resolve));
  world.happened.push(`${name} ends`);
  world.running -= 1;
  return world.fails !== name;
}

vi.mock('node:os', async (original) => ({
  .../** @type {object} */ (await original()),
  totalmem: () => world.memory,
  availableParallelism: () => world.cores,
}));
vi.mock('./stamps.mjs', () => ({
  get STAMPS() {
    return world.stamps;
  },
}));
vi.mock('./node-version.mjs', () => ({
  isSupported: () => world.supported,
  unsupportedSentence: () => 'this Node will not do',
}));
vi.mock('./install.mjs', () => ({
  ensureInstalled: async () => {
    world.happened.push('packages');
    return world.installs;
  },
}));
vi.mock('./build.mjs', () => ({
  outdated: () => ['server', 'pages'].map((name) => ({ name, why: 'new', build: () => job(name) })),
}));
vi.mock('./run.mjs', () => ({ endRunning: () => world.happened.push('all is ended') }));
vi.mock('./start-args.mjs', () => ({ wantedDriver: () => world.wanted }));
vi.mock('./driver.mjs', () => ({
  isDriverNoted: () => world.driver === 'noted',
  isDriverDoneWithout: (/** @type {string | undefined} */ wanted) => wanted === 'node',
  areScannersNoted: () => world.scanners === 'noted',
  ensureScanners: (/** @type {(text: string) => void} */ note) => {
    note('a note on scanners');
    return job('scanners');
  },
  ensureDriver: (
    /** @type {string | undefined} */ _,
    /** @type {(text: string) => void} */ note,
  ) => {
    note('a note on the driver');
    return job('driver');
  },
}));

const { ensurePackages, ensureTools, prepare } = await import('./prepare.mjs');

/** @type {string[]} */
let said;
beforeEach(() => {
  Object.assign(world, {
    stamps: mkdtempSync(join(tmpdir(), 'misterx-prepare-')),
    ...{ memory: 8 * 2 ** 30, cores: 2, supported: true, installs: true },
    ...{
      driver: 'missing',
      scanners: 'noted',
      fails: '',
      wanted: undefined,
      most: 0,
      meanwhile: () => {},
    },
  });
  world.happened.length = 0;
  said = [];
  const hear = (/** @type {unknown} */ text) => void said.push(String(text));
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(world.stamps, { recursive: true, force: true });
});

describe('prepare', () => {
  it('installs first, and then builds side by side', async () => {
    expect(await prepare()).toBe(true);
    expect(world.happened[0]).toBe('packages');
    expect(world.most).toBe(3);
    for (const name of ['server', 'pages', 'driver'])
      expect(world.happened).toContain(`${name} ends`);
    expect(said.join('\n')).toContain('a note on the driver');
  });

  it.each([{ memory: 2 ** 30 }, { cores: 1 }])(
    'builds one after the other on a computer with %j, and stops at the first that fails',
    async (small) => {
      Object.assign(world, small, { fails: 'server' });
      expect(await prepare()).toBe(false);
      expect(world.most).toBe(1);
      expect(world.happened).not.toContain('pages begins');
      expect(said.join('\n')).toContain('Building the server failed');
    },
  );

  it.each(['noted', 'missing'])('sees to the scanners when the driver is %s', async (driver) => {
    Object.assign(world, { driver, scanners: 'missing', wanted: 'node' });
    expect(await prepare()).toBe(true);
    expect(world.happened).toContain('scanners ends');
    expect(world.happened).not.toContain('driver begins');
    expect(said.join('\n')).toContain('a note on scanners');
  });

  it('compiles the driver after the scanners, both of which may fetch what that takes', async () => {
    Object.assign(world, { scanners: 'missing' });
    expect(await prepare()).toBe(true);
    const native = world.happened.filter((what) => /driver|scanners/.test(what));
    expect(native).toEqual(['scanners begins', 'scanners ends', 'driver begins', 'driver ends']);
    expect(world.most).toBe(3);
  });

  it('says what cannot be written, where and how to mend it', async () => {
    world.meanwhile = () => {
      const refused = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/clone/dist' });
      throw refused;
    };
    expect(await prepare()).toBe(false);
    expect(said.join('\n')).toContain('You may not write /clone/dist.');
    expect(said.join('\n')).toContain('Building the server failed');
    expect(existsSync(join(world.stamps, 'lock'))).toBe(false);
  });

  it('makes no driver that is there, or that nobody wants', async () => {
    world.driver = 'noted';
    expect(await prepare()).toBe(true);
    Object.assign(world, { driver: 'missing', wanted: 'node' });
    expect(await prepare()).toBe(true);
    expect(world.happened).not.toContain('driver begins');
  });

  it.each([
    [{ supported: false }, 'this Node will not do', []],
    [{ installs: false }, 'The packages could not be installed', ['packages']],
  ])('builds nothing where %j', async (missing, sentence, happened) => {
    Object.assign(world, missing);
    expect(await prepare()).toBe(false);
    expect(said.join('\n')).toContain(sentence);
    expect(world.happened).toEqual(happened);
  });

  it('ends what runs at Ctrl-C, says so, and does not go on to the referee', async () => {
    const before = process.listenerCount('SIGINT');
    let told = false;
    world.meanwhile = () => {
      if (!told) process.emit('SIGINT');
      told = true;
    };
    expect(await prepare()).toBe(false);
    expect(world.happened).toContain('all is ended');
    expect(said.join('\n')).toContain('Stopped. The next start continues from here.');
    expect(process.listenerCount('SIGINT')).toBe(before);
  });
});

it('ensurePackages installs, and builds nothing', async () => {
  expect(await ensurePackages()).toBe(true);
  expect(world.happened).toEqual(['packages']);
});

it('ensureTools builds nothing of ours', async () => {
  expect(await ensureTools()).toBe(true);
  expect(world.happened).toEqual(['packages', 'driver begins', 'driver ends']);
});
