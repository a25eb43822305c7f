import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newHostKey } from './random.js';

const FILE = 'host-key';

/** The key of a data folder, made when it is first asked for and readable by its owner only. */
export async function loadHostKey(dataDir: string): Promise<string> {
  const path = join(dataDir, FILE);
  try {
    const key = (await readFile(path, 'utf8')).trim();
    if (key.length >= 16) return key;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error;
  }
  const key = newHostKey();
  // A crash in between leaves no half a key behind.
  await writeFile(`${path}.new`, `${key}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return key;
}
