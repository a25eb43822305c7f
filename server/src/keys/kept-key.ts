import { open, readFile, rename } from 'node:fs/promises';
import type { StartFailure } from '../failure.js';

/**
 * A key in a file of its own, made when it is first asked for and readable by its owner only. A file
 * that holds none is left as it is: what trusts the old key would refuse another one.
 */
export async function loadKey(
  path: string,
  isKey: (text: string) => boolean,
  make: () => string,
): Promise<string | StartFailure> {
  try {
    const key = (await readFile(path, 'utf8')).trim();
    return isKey(key) ? key : { code: 'KEY_DAMAGED', path };
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error;
  }
  const key = make();
  // Neither a crash nor a power cut in between leaves half a key behind.
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(`${key}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  return key;
}
