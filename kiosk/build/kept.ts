import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The path of a file that is made once and kept, under a name for all that it depends on.
 *
 * @param of what it depends on
 */
export async function kept(
  folder: string,
  name: string,
  of: readonly (string | Uint8Array)[],
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const each of of) hash.update(each);
  const own = join(folder, hash.digest('hex').slice(0, 12));
  const path = join(own, name);
  if (await readFile(path).then(Boolean, () => false)) return path;
  const bytes = await make();
  await mkdir(own, { recursive: true });
  // Another build may do the same just now.
  const begun = `${path}.${process.pid}`;
  await writeFile(begun, bytes);
  await rename(begun, path);
  return path;
}
