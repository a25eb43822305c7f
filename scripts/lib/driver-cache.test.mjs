import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cacheFolder, entryName, keepInCache, takeFromCache } from './driver-cache.mjs';

const NAME = 'driver.node';
/** @type {string} */
let folder;
/** @type {string} */
let cache;
/** @type {string} */
let target;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'misterx-drivers-'));
  cache = join(folder, 'cache', 'drivers');
  target = join(folder, 'clone', 'build', NAME);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function keep() {
  const made = join(folder, 'made.node');
  writeFileSync(made, 'a driver');
  keepInCache(cache, NAME, made);
}
const taken = () => takeFromCache(cache, NAME, target);

describe('compiled drivers of this user', () => {
  it('are there for his next clone', () => {
    keep();
    expect(taken()).toBe(true);
    expect(readFileSync(target, 'utf8')).toBe('a driver');
    expect(readdirSync(cache).sort()).toEqual([NAME, `${NAME}.sha256`]);
  });

  it.skipIf(process.platform === 'win32')('are there for users whose group may write', () => {
    const before = process.umask(0o002);
    try {
      keep();
    } finally {
      process.umask(before);
    }
    expect(taken()).toBe(true);
  });

  it.skipIf(process.platform === 'win32')('are kept where an old folder lets the group in', () => {
    mkdirSync(cache, { recursive: true });
    chmodSync(cache, 0o775);
    keep();
    expect(taken()).toBe(true);
  });

  it('are not there at first', () => {
    expect(taken()).toBe(false);
  });

  it('are thrown away when damaged', () => {
    keep();
    writeFileSync(join(cache, NAME), 'a drivel');
    expect(taken()).toBe(false);
    expect(readdirSync(cache)).toEqual([]);
  });

  it('are not used without their sum', () => {
    keep();
    rmSync(join(cache, `${NAME}.sha256`));
    expect(taken()).toBe(false);
  });

  it.skipIf(process.platform === 'win32').each([
    ['the file', () => join(cache, NAME), 0o666],
    ['the folder', () => cache, 0o777],
  ])('are not used where others could have written %s', (_, path, mode) => {
    keep();
    chmodSync(path(), mode);
    expect(taken()).toBe(false);
  });

  it('cost nothing but time where they cannot be kept', () => {
    writeFileSync(join(folder, 'cache'), 'in the way');
    keep();
    expect(taken()).toBe(false);
  });
});

describe('the name of a kept driver', () => {
  const facts = { version: '6.0.1', napi: 6, platform: 'linux', arch: 'x64', libc: '' };

  it.each([
    { version: '6.0.2' },
    { napi: 9 },
    { platform: 'darwin' },
    { arch: 'arm64' },
    { libc: 'musl' },
  ])('tells apart what does not fit: %o', (other) => {
    expect(entryName({ ...facts, ...other })).not.toBe(entryName(facts));
  });
});

describe('the folder of kept drivers', () => {
  it('is where the person says, on every system', () => {
    const env = { XDG_CACHE_HOME: join('/', 'kept') };
    for (const platform of /** @type {const} */ (['linux', 'darwin', 'win32'])) {
      expect(cacheFolder(env, platform)).toBe(join('/', 'kept', 'mister-x', 'drivers'));
    }
  });

  it('is the usual one otherwise', () => {
    expect(cacheFolder({}, 'linux')).toContain(join('.cache', 'mister-x'));
    expect(cacheFolder({}, 'darwin')).toContain(join('Library', 'Caches', 'mister-x'));
    expect(cacheFolder({ LOCALAPPDATA: 'L' }, 'win32')).toBe(join('L', 'mister-x', 'drivers'));
  });
});
