import { readFileSync, rmSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import {
  cacheFolder,
  dropFromCache,
  entryName,
  keepInCache,
  takeFromCache,
} from './driver-cache.mjs';
import {
  compileDriver,
  compileScanners,
  DRIVER,
  driverWorks,
  fetchDriver,
  missingTools,
  NAPI,
  scannersWithoutBinary,
} from './native.mjs';
import { ROOT } from './paths.mjs';
import { complain } from './say.mjs';
import { readStamp, writeStamp } from './stamps.mjs';

/** What native binaries depend on here, and what can be done about a missing one. */
function here() {
  const { platform, arch, version } = process;
  return { platform, arch, node: version, missing: missingTools().join(' ') };
}

/** @returns {object | undefined} what tells one binary from another without reading it */
function driverFacts() {
  const found = statSync(DRIVER, { throwIfNoEntry: false });
  return found && { ...here(), missing: '', size: found.size, at: found.mtimeMs };
}

/**
 * @param {unknown} a
 * @param {unknown} b
 */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** What works now need not be looked at again, before something changes. */
function noteDriver() {
  writeStamp('driver', driverFacts());
}

/** Whether nothing need be done, as far as the notes tell. */
export function isDriverNoted() {
  const facts = driverFacts();
  return facts !== undefined && same(readStamp('driver'), facts);
}

/**
 * Whether it is known that the referee runs with the SQLite of Node itself, and wanted or accepted.
 * @param {string | undefined} wanted
 */
export function isDriverDoneWithout(wanted) {
  if (!isBuiltin('node:sqlite') || wanted === 'sqlite3') return false;
  return wanted === 'node' || (driverFacts() === undefined && same(readStamp('no-driver'), here()));
}

/**
 * Whether the referee need not try the driver before it loads it.
 * @param {string | undefined} wanted
 */
export function isDriverTried(wanted) {
  return wanted === 'node' || isDriverNoted();
}

/**
 * A database driver that works under this Node: `sqlite3`, kept, fetched or compiled; or, where that
 * cannot be had, the SQLite of Node itself.
 * @param {string | undefined} wanted the driver that the person names, if he does
 * @param {(text: string) => void} note
 * @returns {Promise<boolean>} false where there is none; it has then been said what to do
 */
export async function ensureDriver(wanted, note) {
  const builtIn = isBuiltin('node:sqlite');
  if (isDriverNoted() || isDriverDoneWithout(wanted)) return true;
  if (await makeDriver(note)) return true;
  if (builtIn && wanted !== 'sqlite3') {
    note('sqlite3 is not available here; using Node’s own SQLite instead');
    return true;
  }
  complain(noDriverSentence(missingTools(), builtIn));
  return false;
}

/** @param {(text: string) => void} note */
async function makeDriver(note) {
  if (driverFacts() !== undefined) {
    if (await driverWorks()) {
      noteDriver();
      return true;
    }
    note(`the existing one does not work with Node ${process.version}; making a new one`);
    removeDriver();
  }
  const folder = cacheFolder();
  const name = entryName({ ...here(), version: packageVersion(), napi: NAPI, libc: libc() });
  if (takeFromCache(folder, name, DRIVER)) {
    if (await driverWorks()) {
      note('reused from an earlier start');
      noteDriver();
      return true;
    }
    dropFromCache(folder, name);
  }
  const made =
    ((await fetchDriver()) && (await driverWorks())) ||
    (missingTools().length === 0 && (await compileDriver()) && (await driverWorks()));
  if (!made) {
    // What crashes must not be there for the referee to load.
    removeDriver();
    writeStamp('no-driver', here());
    return false;
  }
  noteDriver();
  keepInCache(folder, name, DRIVER);
  return true;
}

/** With all that was built beside it. */
function removeDriver() {
  rmSync(dirname(dirname(DRIVER)), { recursive: true, force: true });
}

/** Whether nothing need be done about scanners, or nothing can be, which has been said. */
export function areScannersNoted() {
  return scannersWithoutBinary().length === 0 || same(readStamp('no-scanners'), here());
}

/**
 * The referee runs without scanners where these cannot be had, which is said once.
 * @param {(text: string) => void} note
 */
export async function ensureScanners(note) {
  if (areScannersNoted()) return;
  const without = scannersWithoutBinary();
  if (missingTools().length === 0 && (await compileScanners(without))) return;
  writeStamp('no-scanners', here());
  note(
    `${without.join(' and ')} ${without.length === 1 ? 'is' : 'are'} not available for this system: some scanners will not work`,
  );
}

function packageVersion() {
  const file = join(ROOT, 'node_modules', 'sqlite3', 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/** Binaries of one C library do not load under another. */
function libc() {
  if (process.platform !== 'linux') return '';
  const report = /** @type {any} */ (process.report.getReport());
  return report.header.glibcVersionRuntime === undefined ? 'musl' : '';
}

/**
 * @param {readonly string[]} missing
 * @param {boolean} builtIn
 */
export function noDriverSentence(missing, builtIn) {
  const tools =
    missing.length > 0
      ? `It must be compiled on this computer, but these tools are missing: ${missing.join(', ')}.\n`
      : 'Compiling it failed; the compiler says why above.\n';
  return (
    `The database driver sqlite3 could not be installed.\n${tools}` +
    'Either install the tools (Debian, Raspberry Pi OS:\n' +
    'sudo apt-get install build-essential python3) and run npm start again, or\n' +
    (builtIn
      ? 'leave out --database-driver sqlite3: this Node.js has a database built in.'
      : 'use Node.js 24, which has a database built in: https://nodejs.org')
  );
}
