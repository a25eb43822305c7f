import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const world = vi.hoisted(() => ({
  /** The folders in which npm ran, with what it was asked. */
  ran: /** @type {{ readonly args: readonly string[], readonly cwd: string | undefined }[]} */ ([]),
  code: 0,
  root: '',
}));
vi.mock('./paths.mjs', async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  world.root = mkdtempSync(join(tmpdir(), 'misterx with spaces '));
  return { ROOT: world.root };
});
vi.mock('./run.mjs', () => ({
  /** @param {readonly string[]} args @param {{ cwd?: string }} options */
  runNpm: async (args, { cwd }) => {
    world.ran.push({ args, cwd });
    if (cwd !== undefined && world.code === 0) {
      mkdirSync(join(cwd, 'build', 'Release'), { recursive: true });
      const source = readFileSync(join(cwd, 'binding.gyp'), 'utf8');
      writeFileSync(join(cwd, 'build', 'Release', 'node_sqlite3.node'), `made of ${source}`);
    }
    return { code: world.code, ms: 1 };
  },
}));

const { compileDriver, compileEnv, DRIVER, driverWorks, missingTools } = await import(
  './native.mjs'
);

describe.skipIf(process.platform === 'win32')('compileDriver in a path with a space', () => {
  beforeAll(() => {
    for (const name of ['sqlite3', 'node-addon-api']) {
      mkdirSync(join(world.root, 'node_modules', name), { recursive: true });
    }
    writeFileSync(join(world.root, 'node_modules', 'sqlite3', 'binding.gyp'), 'its sources');
  });
  afterAll(() => rmSync(world.root, { recursive: true, force: true }));

  it.each([
    ['fails', 1],
    ['works', 0],
  ])('%s in a folder without one, which is gone afterwards', async (_, code) => {
    Object.assign(world, { code, ran: [] });
    expect(await compileDriver()).toBe(code === 0);
    const [{ cwd = '' } = {}, ...more] = world.ran;
    expect(more).toEqual([]);
    expect(cwd).toMatch(/^\S+$/);
    expect(existsSync(cwd)).toBe(false);
    expect(existsSync(DRIVER) && readFileSync(DRIVER, 'utf8')).toBe(
      code === 0 && 'made of its sources',
    );
  });
});

describe('compileEnv', () => {
  it('compiles quickly, without what is never used, for every Node of ours', () => {
    const env = compileEnv({ PATH: '/bin' });
    expect(env).toMatchObject({
      PATH: '/bin',
      CXXFLAGS: '-O1',
      JOBS: 'max',
      npm_config_napi_build_version: '6',
    });
    expect(env.CFLAGS).toMatch(/^-O1 .*-USQLITE_ENABLE_FTS5\b/);
  });

  it('lets the person have the last word', () => {
    const env = compileEnv({ CFLAGS: '-O2 -march=native', CXXFLAGS: '-O2', JOBS: '1' });
    expect(env.CFLAGS).toMatch(/^-O1 .* -O2 -march=native$/);
    expect(env).toMatchObject({ CXXFLAGS: '-O1 -O2', JOBS: '1' });
  });
});

describe('missingTools', () => {
  /** @param {string[]} tools */
  const has = (tools) => (/** @type {string} */ path) =>
    tools.some((tool) => path === `/bin/${tool}`);
  const bin = { PATH: '/sbin:/bin' };

  it.each([
    [['python3', 'make', 'g++'], bin, []],
    [['python', 'gmake', 'clang++'], bin, []],
    [[], bin, ['python3', 'make', 'g++']],
    [[], {}, ['python3', 'make', 'g++']],
    [['make'], { ...bin, CXX: 'c++-14', npm_config_python: '/opt/python' }, []],
    [['python3', 'g++'], bin, ['make']],
  ])('with %j under %j are %j', (tools, env, missing) => {
    expect(missingTools(env, 'linux', has(tools))).toEqual(missing);
  });

  it('are not known on Windows', () => {
    expect(missingTools({}, 'win32', () => false)).toEqual([]);
  });
});

describe('driverWorks', () => {
  /** @type {string} */
  let folder;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'misterx-native-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const answers = (/** @type {string} */ row) =>
    `exports.Database = class {
      constructor(_, done) { setImmediate(done, null); }
      get(_, done) { done(null, ${row}); }
    };`;

  it.each([
    ['answers', answers('{ answer: 42 }'), true],
    ['miscounts', answers('{ answer: 41 }'), false],
    ['answers nothing', answers('undefined'), false],
    ['does not load', "throw new Error('invalid ELF header');", false],
    [
      'does not open',
      'exports.Database = class { constructor(_, done) { done(new Error()); } };',
      false,
    ],
    ['takes its process with it', "process.kill(process.pid, 'SIGKILL'); for (;;);", false],
  ])('of one that %s', async (name, script, works) => {
    const place = join(folder, name.replaceAll(' ', '-'));
    mkdirSync(place);
    writeFileSync(join(place, 'index.js'), script);
    expect(await driverWorks(place)).toBe(works);
  });
});
