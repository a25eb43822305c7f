import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Compiled drivers of this user, for his next clone. An entry is a file and its sum; what does not
 * fit its sum, or could have been written by another account, is not used.
 */

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @param {NodeJS.Platform} [platform]
 */
export function cacheFolder(env = process.env, platform = process.platform) {
  const system = {
    darwin: join(homedir(), 'Library', 'Caches'),
    win32: env.LOCALAPPDATA || join(homedir(), 'AppData', 'Local'),
  };
  const usual = platform === 'darwin' || platform === 'win32' ? system[platform] : undefined;
  return join(env.XDG_CACHE_HOME || usual || join(homedir(), '.cache'), 'mister-x', 'drivers');
}

/**
 * Everything on which it depends whether a binary fits.
 * @param {{ version: string, napi: number, platform: string, arch: string, libc: string }} facts
 */
export function entryName({ version, napi, platform, arch, libc }) {
  return `sqlite3-v${version}-napi-v${napi}-${platform}${libc}-${arch}.node`;
}

/** @param {string} file */
const sumOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** @param {string} path */
function isOurs(path) {
  if (process.getuid === undefined) return true;
  const { uid, mode } = statSync(path);
  return uid === process.getuid() && (mode & 0o022) === 0;
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} target where the driver is put
 * @returns {boolean} whether there was one that is whole
 */
export function takeFromCache(folder, name, target) {
  const kept = join(folder, name);
  try {
    if (!existsSync(kept) || !isOurs(folder) || !isOurs(kept)) return false;
    if (readFileSync(`${kept}.sha256`, 'utf8').trim() !== sumOf(kept)) {
      dropFromCache(folder, name);
      return false;
    }
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(kept, target);
    return true;
  } catch {
    return false;
  }
}

/**
 * A cache that cannot be written costs time at the next clone and nothing else.
 * @param {string} folder
 * @param {string} name
 * @param {string} driver
 */
export function keepInCache(folder, name, driver) {
  const draft = join(folder, `${name}.${process.pid}.new`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Whatever the umask: what the group may write is not taken.
    chmodSync(folder, 0o700);
    copyFileSync(driver, draft);
    chmodSync(draft, 0o600);
    writeFileSync(join(folder, `${name}.sha256`), `${sumOf(draft)}\n`);
    renameSync(draft, join(folder, name));
  } catch {
    forget(draft);
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
export function dropFromCache(folder, name) {
  forget(join(folder, name));
  forget(join(folder, `${name}.sha256`));
}

/** @param {string} path */
function forget(path) {
  try {
    rmSync(path, { force: true });
  } catch {
    // A folder that we may not write to, or none at all.
  }
}
