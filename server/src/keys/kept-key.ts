import { readFile, rename, writeFile } from 'node:fs/promises';

/** A key in a file of its own, made when it is first asked for and readable by its owner only. */
export async function loadKey(
  path: string,
  isKey: (text: string) => boolean,
  make: () => string,
): Promise<string> {
  try {
    const key = (await readFile(path, 'utf8')).trim();
    if (isKey(key)) return key;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error;
  }
  const key = make();
  // A crash in between leaves no half a key behind.
  await writeFile(`${path}.new`, `${key}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return key;
}
