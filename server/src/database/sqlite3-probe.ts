import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Ends with 0 whether or not the driver loads: what merely fails says why where it is needed. */
const LOAD = `
try {
  const { Database } = require(process.argv[1]);
  const database = new Database(':memory:', () => database.get('SELECT 1', () => process.exit(0)));
} catch {
  process.exit(0);
}`;

/** Far longer than it takes on a small computer that has much else to do, in milliseconds. */
const LIMIT_MS = 60_000;

/** Of the package `sqlite3`. */
function usualFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('sqlite3/package.json'));
}

/**
 * Loads the package in a process of its own: a native part that was made for another Node does not
 * always fail, it may take its process with it, and not a word would be said.
 * @throws when that process does not survive it
 */
export async function trySqlite3(folder = usualFolder()): Promise<void> {
  const end = await new Promise<string | undefined>((resolve) => {
    const args = ['-e', LOAD, folder];
    execFile(process.execPath, args, { timeout: LIMIT_MS }, (error) => {
      // Where no process can be started, nothing is known, and the package is loaded all the same.
      const unknown = error === null || typeof error.code === 'string';
      resolve(unknown ? undefined : (error.signal ?? `exit code ${error.code}`));
    });
  });
  if (end === undefined) return;
  throw new Error(`it ends the process that loads it (${end}): it was made for another Node.js`);
}
