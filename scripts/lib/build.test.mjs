import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from './project.mjs';

/** A checkout of one workspace, with these scripts, and with packages and an npm that the tests write. */
const root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'mister-x-checkout-')));
/** @type {(file: string, text?: string) => void} */
function write(file, text = '') {
  fs.mkdirSync(dirname(join(root, file)), { recursive: true });
  fs.writeFileSync(join(root, file), text);
}
const has = (/** @type {string} */ file) => fs.existsSync(join(root, file));
const remove = (/** @type {string} */ file) => fs.rmSync(join(root, file), { force: true });
const ENGINE = 'engine/src/b.ts';
const DRIVER = 'node_modules/sqlite3/build/Release/node_sqlite3.node';

write('package.json', '{ "workspaces": ["engine", "labs"] }');
write('engine/tsconfig.json', '{ "compilerOptions": { "rootDir": "src", "outDir": "dist" } }');
for (const file of ['package-lock.json', 'tsconfig.base.json', 'engine/src/a.test.ts']) write(file);
write('engine/src/deep/a.ts', 'export const a: number = 6;');
fs.cpSync(join(ROOT, 'scripts/lib'), join(root, 'scripts/lib'), { recursive: true });
fs.mkdirSync(join(root, 'node_modules'));
fs.symlinkSync(join(ROOT, 'node_modules/vite'), join(root, 'node_modules/vite'), 'junction');
afterAll(() => fs.rmSync(root, { recursive: true }));

/** @type {typeof import('./build.mjs')} */
const { codeWork, packagesWork } = await import(join(root, 'scripts/lib/build.mjs'));
/** @type {typeof import('./native.mjs')} */
const { nativeWork } = await import(join(root, 'scripts/lib/native.mjs'));

const said = vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'log').mockImplementation(() => {});
beforeEach(() => said.mockClear());

describe('the code', () => {
  beforeEach(async () => {
    write(ENGINE, 'export const b: string = "";');
    await codeWork()?.make();
  });

  it('is built once, without tests, and not again for other dates', () => {
    const built = fs.readdirSync(join(root, 'engine/dist'), { recursive: true });
    expect(built.sort()).toEqual(['b.js', 'b.js.map', 'deep', 'deep/a.js', 'deep/a.js.map']);
    fs.utimesSync(join(root, ENGINE), 1, 1);
    expect(codeWork()).toBeUndefined();
  });

  it.each([
    ['a source is another', () => write(ENGINE, 'export {};')],
    ['there is a new source', () => write('engine/src/c.ts')],
    ['packages are others', () => write('package-lock.json', `${Math.random()}`)],
    ['a result is gone', () => remove('engine/dist/b.js')],
  ])('is built again when %s', async (_, change) => {
    change();
    expect(await codeWork()?.make()).toBe(true);
    expect(has('engine/dist/b.js')).toBe(true);
    expect(codeWork()).toBeUndefined();
  });

  it('is removed with its source', async () => {
    remove(ENGINE);
    await codeWork()?.make();
    expect([has('engine/dist/b.js'), has('engine/dist/deep/a.js')]).toEqual([false, true]);
  });

  it('is outdated for as long as it cannot be built', async () => {
    write(ENGINE, 'export const;');
    expect(await codeWork()?.make()).toBe(false);
    expect(said.mock.calls.join()).toContain(ENGINE);
    expect(codeWork()).toBeDefined();
  });
});

vi.stubEnv('npm_execpath', join(root, 'npm.js'));

it('packages are outdated until npm has installed them', async () => {
  write('npm.js', 'process.exit(1);');
  expect(await packagesWork()?.make()).toBe(false);
  write('npm.js', "require('node:fs').writeFileSync('node_modules/.package-lock.json', '');");
  expect(await packagesWork()?.make()).toBe(true);
  expect(packagesWork()).toBeUndefined();
});

describe('the driver', () => {
  const FETCH = 'node_modules/prebuild-install/bin.js';
  const PUT = `require('node:fs').writeFileSync('build/Release/node_sqlite3.node', 'works');`;
  const INDEX = `exports.Database = class { get(_, done) {
    done(require('node:fs').readFileSync('${DRIVER}', 'utf8') !== 'works'); } };`;
  write('node_modules/sqlite3/package.json', '{ "version": "5.0.0" }');
  write('node_modules/sqlite3/index.js', INDEX);
  write('node_modules/node-addon-api/package.json');
  for (const tool of ['python3', 'make', 'c++']) write(`tools/${tool}`);

  beforeEach(() => {
    fs.rmSync(join(root, 'cache'), { recursive: true, force: true });
    vi.stubEnv('XDG_CACHE_HOME', join(root, 'cache'));
    vi.stubEnv('PATH', join(root, 'tools'));
    write(DRIVER, 'is for another Node');
    for (const program of [FETCH, 'npm.js']) write(program, 'process.exit(1);');
  });

  it.each([
    ['as it is', () => write(DRIVER, 'works')],
    ['fetched', () => write(FETCH, PUT)],
    ['compiled', () => write('npm.js', `if (process.argv[2] === 'run') ${PUT}`)],
  ])('%s is kept for the next installation', async (_, provide) => {
    provide();
    expect(await nativeWork()?.make()).toBe(true);
    expect(nativeWork()).toBeUndefined();
    for (const program of [FETCH, 'npm.js']) write(program, 'process.exit(1);');
    remove(DRIVER);
    expect(await nativeWork()?.make()).toBe(true);
    expect(has(DRIVER)).toBe(true);
  });

  it('that crashes is removed, and it is said where there is no other', async () => {
    const isMade = await nativeWork()?.make();
    expect(has(DRIVER)).toBe(false);
    if (!isMade) expect(said.mock.calls.join()).toContain('could not be installed');
  });
});
