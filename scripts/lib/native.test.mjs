import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileEnv, driverWorks, missingTools } from './native.mjs';

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
