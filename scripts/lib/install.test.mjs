import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const world = vi.hoisted(() => ({
  root: `${process.env.TMPDIR || '/tmp'}/misterx-install-${process.pid}`,
  /** What npm does: its exit code, or that the computer goes off meanwhile. */
  npm: /** @type {() => Promise<{ code: number, ms: number }>} */ (
    async () => ({ code: 0, ms: 1 })
  ),
  ran: /** @type {string[]} */ ([]),
}));

vi.mock('./paths.mjs', () => ({ ROOT: world.root }));
vi.mock('./run.mjs', () => ({
  runNpm: (/** @type {string[]} */ args) => {
    world.ran.push(args.join(' '));
    return world.npm();
  },
}));

const { differences, ensureInstalled } = await import('./install.mjs');

const LOCK = {
  packages: {
    '': { version: '0.1.0' },
    engine: { version: '0.1.0' },
    'node_modules/@mister-x/engine': { link: true },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
    'kiosk/node_modules/vite': { version: '8.3.8' },
  },
};

/** @param {Record<string, { version?: string, link?: boolean } | undefined>} changes */
function installed(changes = {}) {
  const { '': _root, ...packages } = LOCK.packages;
  const all = { ...packages, ...changes };
  return {
    packages: Object.fromEntries(
      Object.entries(all).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])),
    ),
  };
}

describe('differences', () => {
  it('finds nothing when all is installed', () => {
    expect(differences(LOCK, installed())).toEqual([]);
  });
  it('does not miss an optional package of another system', () => {
    expect(differences(LOCK, installed({ 'node_modules/fsevents': undefined }))).toEqual([]);
  });
  it('does not miss a workspace that is not in the checkout', () => {
    const lock = {
      packages: { ...LOCK.packages, 'node_modules/labs': { link: true, resolved: 'labs' } },
    };
    expect(differences(lock, installed())).toEqual([]);
    put('labs/package.json', {});
    expect(differences(lock, installed())).toEqual(['node_modules/labs']);
  });
  it('finds a missing package', () => {
    expect(differences(LOCK, installed({ 'node_modules/zod': undefined }))).toEqual([
      'node_modules/zod',
    ]);
  });
  it('finds another version, inside a workspace too', () => {
    const other = { 'kiosk/node_modules/vite': { version: '8.3.7' } };
    expect(differences(LOCK, installed(other))).toEqual(['kiosk/node_modules/vite']);
  });
  it('finds a package that the lock file no longer has', () => {
    const more = { 'node_modules/left-pad': { version: '1.3.0' } };
    expect(differences(LOCK, installed(more))).toEqual(['node_modules/left-pad']);
  });
});

/**
 * @param {string} file
 * @param {object} content
 */
function put(file, content) {
  const path = join(world.root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}

describe('ensureInstalled', () => {
  /** @type {string[]} */
  let said;
  beforeEach(() => {
    said = [];
    world.ran.length = 0;
    world.npm = async () => {
      put('node_modules/.package-lock.json', installed());
      return { code: 0, ms: 1 };
    };
    vi.spyOn(console, 'log').mockImplementation((text) => void said.push(String(text)));
    put('package-lock.json', LOCK);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(world.root, { recursive: true, force: true });
  });

  it('installs once, and runs no script of a package', async () => {
    expect(await ensureInstalled()).toBe(true);
    expect(world.ran).toEqual([expect.stringMatching(/^ci .*--ignore-scripts/)]);
    expect(said.join()).toContain('nothing is installed yet');
    expect(await ensureInstalled()).toBe(true);
    expect(world.ran).toHaveLength(1);
  });

  it('installs again what is not what the lock file says', async () => {
    put('node_modules/.package-lock.json', installed({ 'node_modules/zod': undefined }));
    expect(await ensureInstalled()).toBe(true);
    expect(said.join()).toContain('1 packages differ');
  });

  it('says that it failed, and does it anew the next time, whatever npm left behind', async () => {
    const whole = world.npm;
    world.npm = async () => {
      await whole();
      return { code: 1, ms: 1 };
    };
    expect(await ensureInstalled()).toBe(false);
    world.npm = whole;
    expect(await ensureInstalled()).toBe(true);
    expect(said.join()).toContain('the last installation was interrupted');
    expect(world.ran).toHaveLength(2);
  });

  it('does anew what was broken off in the middle, though all seems to be there', async () => {
    const whole = world.npm;
    world.npm = async () => {
      await whole();
      throw new Error('the power failed');
    };
    await expect(ensureInstalled()).rejects.toThrow('the power failed');
    world.npm = whole;
    expect(await ensureInstalled()).toBe(true);
    expect(said.join()).toContain('the last installation was interrupted');
    expect(await ensureInstalled()).toBe(true);
    expect(world.ran).toHaveLength(2);
  });
});
