import { access, chmod, constants, mkdir, open, readdir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StartFailure } from '../runtime/failure.js';

/** Makes the folder where there is none, for its owner alone; `undefined` when it can be used. */
export async function prepareFolder(path: string): Promise<StartFailure | undefined> {
  const made = await tryWriting(path, async () => {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return path;
  });
  return typeof made === 'string' ? undefined : made;
}

export async function tryWriting(
  path: string,
  work: () => Promise<string | StartFailure>,
): Promise<string | StartFailure> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { code: 'DATA_UNWRITABLE', path, reason };
  }
}

/** What this server keeps in a data folder; `-wal`, `-shm` and the like stand behind. */
const OWN_FILES = /^(referee\.sqlite|channel-key|wifi\.json)/;
/** The folder of keys for HTTPS, in the data folder. */
export const TLS_FOLDER = 'tls';
const KEY_FILES = /\.pem(\.new)?$/;

/**
 * Takes our own files from other accounts of this computer, as a copy or an older umask may have
 * left them. SQLite makes its write-ahead log with the mode of the database. What cannot be changed
 * (another owner, a file system without modes) is left to the warning about the folder.
 */
export async function restrictOwnFiles(path: string): Promise<void> {
  await restrictMatching(path, OWN_FILES);
  const tls = join(path, TLS_FOLDER);
  // First the folder: what cannot be read in it is told by who needs it.
  await chmod(tls, 0o700).catch(() => undefined);
  await restrictMatching(tls, KEY_FILES).catch(() => undefined);
}

async function restrictMatching(path: string, ours: RegExp): Promise<void> {
  const names = (await readdir(path)).filter((name) => ours.test(name));
  await Promise.all(names.map((name) => chmod(join(path, name), 0o600).catch(() => undefined)));
}

export const temporaryPathOf = (path: string): string => `${path}.new`;

/**
 * Writes a file that its owner alone can read, as a whole: neither a crash nor a power cut leaves half
 * of it. Until then it is called as `temporaryPathOf` says.
 */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const file = await open(temporaryPathOf(path), 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporaryPathOf(path), path);
}

/** Whether other accounts of this computer may look into the folder; modes say nothing on Windows. */
export async function isOpenToOthers(path: string, platform: NodeJS.Platform = process.platform): Promise<boolean> {
  return platform !== 'win32' && ((await stat(path)).mode & 0o077) !== 0;
}
