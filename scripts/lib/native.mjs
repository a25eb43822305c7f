import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { log, logError } from './log.mjs';
import { run, runNode, runNpm } from './processes.mjs';
import { ROOT, readJson, readStamp, writeStamp } from './project.mjs';

/** What is native: the database driver, and what reads scanners. Packages run no scripts of their own here. */

const MODULES = join(ROOT, 'node_modules');
const SQLITE3 = join(MODULES, 'sqlite3');
const BINARY = join('build', 'Release', 'node_sqlite3.node');
const DRIVER = join(SQLITE3, BINARY);
const SCANNERS = ['node-hid', '@serialport/bindings-cpp'];

/** The package asks for -O3, and for parts that we never use. */
const UNUSED = ['FTS3', 'FTS4', 'FTS5', 'RTREE', 'DBSTAT_VTAB', 'MATH_FUNCTIONS'];

const COMPILING = {
  ...process.env,
  CFLAGS: ['-O1', ...UNUSED.map((it) => `-USQLITE_ENABLE_${it}`), process.env.CFLAGS].join(' '),
  CXXFLAGS: ['-O1', process.env.CXXFLAGS].join(' '),
  JOBS: process.env.JOBS || 'max',
  // Every Node of ours has this interface. Compiled for the newest one of this Node, it crashes older ones.
  npm_config_napi_build_version: '6',
  NODE_PATH: MODULES,
};

/** What is missing for compiling, as far as that can be told. */
function missingTools() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const tools = process.platform === 'win32' ? [] : ['python3', 'make', 'c++'];
  return tools.filter((tool) => !folders.some((folder) => existsSync(join(folder, tool))));
}

const PROBE = `new (require(${JSON.stringify(SQLITE3)}).Database)(':memory:')
  .get('SELECT 1', (error) => process.exit(error ? 3 : 0));`;

/** Asked in another process: a binary for another Node takes the process that loads it with it. */
const works = () => run(process.execPath, ['-e', PROBE], { shown: 'never', timeout: 60_000 });

/** Where a driver is kept for the next installation of this account. */
function cached() {
  const { version } = readJson('node_modules/sqlite3/package.json');
  const name = `sqlite3-${version}-${process.platform}-${process.arch}.node`;
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'mister-x', name);
}

/** @type {(from: string, to: string) => void} */
function copy(from, to) {
  try {
    cpSync(from, to);
  } catch {
    // It is not there, or may not be written: that costs time and nothing else.
  }
}

/** The package's own way: a finished binary from its project's pages. */
function fetch() {
  const options = /** @type {const} */ ({ cwd: SQLITE3, shown: 'never', timeout: 60_000 });
  return runNode('prebuild-install/bin.js', ['-r', 'napi'], options);
}

/** Elsewhere, as make takes a path with a space for two. */
async function compile() {
  const folder = mkdtempSync(join(tmpdir(), 'mister-x-sqlite3-'));
  try {
    for (const name of ['sqlite3', 'node-addon-api']) {
      cpSync(join(MODULES, name), join(folder, 'node_modules', name), { recursive: true });
    }
    const cwd = join(folder, 'node_modules', 'sqlite3');
    const isMade = await runNpm(['run', 'rebuild'], { cwd, env: COMPILING, shown: 'failure' });
    if (isMade) cpSync(join(cwd, BINARY), DRIVER);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A database driver that works under this Node: `sqlite3` as it is there, fetched or compiled, or the SQLite of
 * Node itself. The referee takes what it finds.
 */
async function makeDriver() {
  const missing = missingTools();
  const ways = [() => {}, () => copy(cached(), DRIVER), fetch];
  for (const way of [...ways, ...(missing.length === 0 ? [compile] : [])]) {
    await way();
    if (await works()) {
      copy(DRIVER, cached());
      return true;
    }
    // What crashes must not be there for the referee to load.
    rmSync(DRIVER, { force: true });
  }
  if (isBuiltin('node:sqlite')) {
    log('sqlite3 is not available here; using Node’s own SQLite instead');
    return true;
  }
  const why =
    missing.length === 0
      ? 'Compiling it failed; the compiler says why above.'
      : `It must be compiled on this computer, but these tools are missing: ${missing.join(', ')}.`;
  logError(
    `The database driver sqlite3 could not be installed.\n${why}\n` +
      'Install the tools (Debian, Raspberry Pi OS: sudo apt-get install build-essential\n' +
      'python3) and run npm start again, or use Node.js 24, which has a database built in.',
  );
  return false;
}

/** They bring binaries for most systems, and are compiled for others. The referee runs without scanners, too. */
async function makeScanners() {
  const npm = ['rebuild', ...SCANNERS, '--ignore-scripts=false'];
  if (await runNpm(npm, { shown: 'never' })) return;
  log(`${SCANNERS.join(' or ')}: not available for this system; some scanners will not work`);
}

/** On what it depends whether binaries fit, and what can be done about missing ones. */
function facts() {
  const { platform, arch, version } = process;
  const { size, mtimeMs } = statSync(DRIVER, { throwIfNoEntry: false }) ?? {};
  return [platform, arch, version, size, mtimeMs, ...missingTools()].join();
}

/** @returns {import('./build.mjs').Work | undefined} */
export function nativeWork() {
  if (readStamp('native') === facts()) return undefined;
  const make = async () => {
    await makeScanners();
    const isMade = await makeDriver();
    if (isMade) writeStamp('native', facts());
    return isMade;
  };
  return { name: 'the database driver', make };
}
