import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { log, logError } from './log.mjs';
import { run, runNode, runNpm } from './processes.mjs';
import { ROOT, readJson, readStamp, writeStamp } from './project.mjs';

/** What is native: the database driver, and what reads scanners. Packages run no scripts of their own here. */

/** The version of Node's native interface that we compile for: every Node of ours has it. */
const NAPI = '6';
const MODULES = join(ROOT, 'node_modules');
const SQLITE3 = join(MODULES, 'sqlite3');
const BINARY = join('build', 'Release', 'node_sqlite3.node');
const DRIVER = join(SQLITE3, BINARY);

/** The package asks for -O3, and for parts that we never use. */
const UNUSED = ['FTS3', 'FTS4', 'FTS5', 'RTREE', 'DBSTAT_VTAB', 'MATH_FUNCTIONS'];
const CFLAGS = ['-O1', ...UNUSED.map((part) => `-USQLITE_ENABLE_${part}`)].join(' ');

const COMPILING = {
  ...process.env,
  CFLAGS: `${CFLAGS} ${process.env.CFLAGS ?? ''}`,
  CXXFLAGS: `-O1 ${process.env.CXXFLAGS ?? ''}`,
  JOBS: process.env.JOBS || 'max',
  // Otherwise it is compiled for the newest interface of this Node, and crashes older ones.
  npm_config_napi_build_version: NAPI,
  npm_config_build_from_source: 'true',
};

/**
 * What is missing for compiling, as far as that can be told.
 * @param {NodeJS.ProcessEnv} [env]
 * @param {(path: string) => boolean} [exists]
 */
export function missingTools(env = process.env, exists = existsSync) {
  if (process.platform === 'win32') return [];
  const folders = (env.PATH ?? '').split(delimiter);
  const has = (/** @type {string} */ name) => folders.some((folder) => exists(join(folder, name)));
  return [
    ...(env.npm_config_python || has('python3') ? [] : ['python3']),
    ...(has('make') || has('gmake') ? [] : ['make']),
    ...(env.CXX || has('g++') || has('c++') ? [] : ['g++']),
  ];
}

const PROBE = `
const { Database } = require(process.argv[1]);
const database = new Database(':memory:', (error) => {
  if (error) process.exit(3);
  database.get('SELECT 6 * 7 AS answer', (error, row) => process.exit(row?.answer === 42 ? 0 : 3));
});`;

/** Asked in another process: a binary for another Node takes the process that loads it with it. */
async function works() {
  if (!existsSync(DRIVER)) return false;
  return (await run(process.execPath, ['-e', PROBE, SQLITE3], { shown: 'never', timeout: 60_000 }))
    .ok;
}

/** On what it depends whether a binary fits, and what can be done about a missing one. */
function facts() {
  const { platform, arch, version } = process;
  const file = statSync(DRIVER, { throwIfNoEntry: false });
  return [platform, arch, version, file?.size, file?.mtimeMs, ...(file ? [] : missingTools())];
}

const isNoted = () => `${readStamp('driver')}` === `${facts()}`;
const noteFacts = () => writeStamp('driver', facts());

/** Whether the driver that is there was found to work. */
export const isDriverTried = () => existsSync(DRIVER) && isNoted();

/** Where compiled drivers of this account are kept for its next clone; closed to others. */
function kept() {
  const folder = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const { version } = readJson('node_modules/sqlite3/package.json');
  const report = /** @type {any} */ (process.report.getReport());
  const libc = report.header.glibcVersionRuntime === undefined ? '' : '-glibc';
  const name = `sqlite3-${version}-napi${NAPI}-${process.platform}${libc}-${process.arch}.node`;
  return join(folder, 'mister-x', name);
}

/**
 * @param {string} from
 * @param {string} to appears whole or not at all
 * @param {number} [mode] of its folder, where that is not there
 */
function copy(from, to, mode) {
  try {
    mkdirSync(dirname(to), { recursive: true, ...(mode && { mode }) });
    copyFileSync(from, `${to}.new`);
    renameSync(`${to}.new`, to);
  } catch {
    // It is not there, or may not be written: that costs time and nothing else.
  }
}

/** The package's own way: a finished binary from its project's pages. */
async function fetch() {
  const script = join(MODULES, 'prebuild-install', 'bin.js');
  await runNode(script, ['-r', 'napi'], { cwd: SQLITE3, shown: 'never', timeout: 60_000 });
}

/** Elsewhere, as make takes a path with a space for two. */
async function compile() {
  const folder = mkdtempSync(join(tmpdir(), 'mister-x-sqlite3-'));
  try {
    for (const name of ['sqlite3', 'node-addon-api']) {
      cpSync(join(MODULES, name), join(folder, 'node_modules', name), { recursive: true });
    }
    const cwd = join(folder, 'node_modules', 'sqlite3');
    const env = { ...COMPILING, NODE_PATH: MODULES };
    await runNpm(['run', 'rebuild'], { cwd, env, shown: 'failure' });
    copy(join(cwd, BINARY), DRIVER);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const hasOwn = isBuiltin('node:sqlite');

/**
 * Whether nothing need be done, or nothing can be and Node's own SQLite is accepted instead.
 * @param {string | undefined} wanted the driver that the person names
 */
function isDriverReady(wanted) {
  if (hasOwn && wanted === 'node') return true;
  return existsSync(DRIVER) ? isDriverTried() : hasOwn && wanted !== 'sqlite3' && isNoted();
}

/**
 * A database driver that works under this Node: `sqlite3`, kept, fetched or compiled; or, where that cannot
 * be had, the SQLite of Node itself.
 * @param {string | undefined} wanted
 * @returns {Promise<boolean>} false where there is none; it has then been said what to do
 */
async function makeDriver(wanted) {
  if (isDriverReady(wanted)) return true;
  const ways = [async () => {}, async () => copy(kept(), DRIVER), fetch];
  if (missingTools().length === 0) ways.push(compile);
  for (const way of ways) {
    await way();
    if (await works()) {
      noteFacts();
      copy(DRIVER, kept(), 0o700);
      return true;
    }
    // What crashes must not be there for the referee to load.
    rmSync(DRIVER, { force: true });
  }
  noteFacts();
  if (hasOwn && wanted !== 'sqlite3') {
    log('sqlite3 is not available here; using Node’s own SQLite instead');
    return true;
  }
  logError(noDriver(missingTools()));
  return false;
}

/** @param {readonly string[]} missing tools */
function noDriver(missing) {
  const why =
    missing.length > 0
      ? `It must be compiled on this computer, but these tools are missing: ${missing.join(', ')}.`
      : 'Compiling it failed; the compiler says why above.';
  return (
    `The database driver sqlite3 could not be installed.\n${why}\n` +
    'Either install the tools (Debian, Raspberry Pi OS:\n' +
    'sudo apt-get install build-essential python3) and run npm start again, or\n' +
    (hasOwn
      ? 'leave out --database-driver sqlite3: this Node.js has a database built in.'
      : 'use Node.js 24, which has a database built in: https://nodejs.org')
  );
}

/** Packages that bring finished binaries for most systems, and are compiled for others. */
function scannersWithoutBinary() {
  const system = new RegExp(`\\b${process.platform}-\\S*${process.arch}\\b`);
  return ['node-hid', '@serialport/bindings-cpp'].filter((name) => {
    const folder = join(MODULES, name);
    if (!existsSync(folder) || existsSync(join(folder, 'build', 'Release'))) return false;
    return !readdirSync(join(folder, 'prebuilds')).some((prebuilt) => system.test(prebuilt));
  });
}

const scannerFacts = () => [process.arch, process.version, ...missingTools()];

function areScannersReady() {
  return scannersWithoutBinary().length === 0 || `${readStamp('scanners')}` === `${scannerFacts()}`;
}

/** The referee runs without scanners where these cannot be had, which is said once. */
async function makeScanners() {
  if (areScannersReady()) return;
  const names = scannersWithoutBinary();
  const npm = ['rebuild', ...names, '--ignore-scripts=false'];
  const canCompile = missingTools().length === 0;
  if (canCompile && (await runNpm(npm, { env: COMPILING, shown: 'failure' })).ok) return;
  writeStamp('scanners', scannerFacts());
  log(`${names.join(' and ')}: not available for this system; some scanners will not work`);
}

/**
 * @param {string | undefined} wanted the driver that the person names
 * @returns {readonly import('./build.mjs').Work[]} one after the other: both fetch what compiling takes
 */
export function nativeWork(wanted) {
  if (isDriverReady(wanted) && areScannersReady()) return [];
  const build = async () => {
    await makeScanners();
    return makeDriver(wanted);
  };
  return [{ name: 'driver', build }];
}
