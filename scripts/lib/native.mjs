import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runNode, runNpm } from './run.mjs';

/** The version of Node's native interface that we compile for: every Node of ours has it. */
export const NAPI = 6;

const SQLITE3 = join(ROOT, 'node_modules', 'sqlite3');
export const DRIVER = join(SQLITE3, 'build', 'Release', 'node_sqlite3.node');

/** The package asks for -O3, and for parts that we never use. */
const UNUSED = ['FTS3', 'FTS4', 'FTS5', 'RTREE', 'DBSTAT_VTAB', 'MATH_FUNCTIONS'];
const CFLAGS = ['-O1', ...UNUSED.map((part) => `-USQLITE_ENABLE_${part}`)].join(' ');

/** @param {NodeJS.ProcessEnv} env */
export function compileEnv(env) {
  return {
    ...env,
    CFLAGS: [CFLAGS, env.CFLAGS].filter(Boolean).join(' '),
    CXXFLAGS: ['-O1', env.CXXFLAGS].filter(Boolean).join(' '),
    JOBS: env.JOBS || 'max',
    // Otherwise it is compiled for the newest interface of this Node, and crashes older ones.
    npm_config_napi_build_version: String(NAPI),
  };
}

/**
 * What is missing for compiling, as far as that can be told.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 * @param {(path: string) => boolean} [exists]
 * @returns {readonly string[]}
 */
export function missingTools(env = process.env, platform = process.platform, exists = existsSync) {
  if (platform === 'win32') return [];
  const folders = (env.PATH ?? '').split(delimiter);
  const has = (/** @type {string[]} */ ...names) =>
    names.some((name) => folders.some((folder) => exists(join(folder, name))));
  return [
    ...(has('python3', 'python') || env.npm_config_python ? [] : ['python3']),
    ...(has('make', 'gmake') ? [] : ['make']),
    ...(env.CXX || has('g++', 'c++', 'clang++') ? [] : ['g++']),
  ];
}

const PROBE = `
const { Database } = require(process.argv[1]);
const database = new Database(':memory:', (error) => {
  if (error) process.exit(3);
  database.get('SELECT 6 * 7 AS answer', (error, row) => process.exit(row?.answer === 42 ? 0 : 3));
});`;

/**
 * Whether the driver works under this Node. Asked in another process: a binary that was made for
 * another Node does not fail, it takes the process with it.
 * @param {string} [folder] of the package
 * @returns {Promise<boolean>}
 */
export function driverWorks(folder = SQLITE3) {
  return new Promise((resolve) => {
    execFile(process.execPath, ['-e', PROBE, folder], { timeout: 60_000 }, (error) =>
      resolve(error === null),
    );
  });
}

/** The package's own way: a finished binary from its project's pages, where one can be had. */
export async function fetchDriver() {
  const script = join(ROOT, 'node_modules', 'prebuild-install', 'bin.js');
  const { code } = await runNode(script, ['-r', 'napi'], { cwd: SQLITE3, limitMs: 60_000 });
  return code === 0;
}

/** From its sources, which takes a while on a small computer. */
export async function compileDriver() {
  const env = { ...compileEnv(process.env), npm_config_build_from_source: 'true' };
  if (process.platform !== 'win32' && /\s/.test(SQLITE3)) return compileElsewhere(env);
  const { code } = await runNpm(['rebuild', 'sqlite3', '--ignore-scripts=false'], { env });
  return code === 0;
}

/**
 * Make takes a path with a space for two, so the sources are compiled in a folder without one.
 * @param {NodeJS.ProcessEnv} env
 */
async function compileElsewhere(env) {
  const modules = join(ROOT, 'node_modules');
  const folder = mkdtempSync('/tmp/mister-x-sqlite3-');
  try {
    for (const name of ['sqlite3', 'node-addon-api']) {
      cpSync(join(modules, name), join(folder, 'node_modules', name), { recursive: true });
    }
    const cwd = join(folder, 'node_modules', 'sqlite3');
    const { code } = await runNpm(['run', 'rebuild'], { cwd, env: { ...env, NODE_PATH: modules } });
    if (code !== 0) return false;
    const built = join('build', 'Release', 'node_sqlite3.node');
    cpSync(join(cwd, built), DRIVER);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Packages that bring finished binaries for most systems, and compile themselves for others. */
const SCANNERS = ['node-hid', '@serialport/bindings-cpp'];

/** Those that have none for this system. */
export function scannersWithoutBinary() {
  return SCANNERS.filter((name) => {
    const folder = join(ROOT, 'node_modules', name);
    if (!existsSync(folder) || existsSync(join(folder, 'build', 'Release'))) return false;
    const system = new RegExp(`\\b${process.platform}-\\S*${process.arch}\\b`);
    return !readdirSync(join(folder, 'prebuilds')).some((prebuilt) => system.test(prebuilt));
  });
}

/** @param {readonly string[]} names */
export async function compileScanners(names) {
  const env = compileEnv(process.env);
  const { code } = await runNpm(['rebuild', ...names, '--ignore-scripts=false'], { env });
  return code === 0;
}
