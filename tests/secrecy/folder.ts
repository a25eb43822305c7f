import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Written = { readonly file: string; readonly bytes: Buffer };

/** Every file of a folder, those of SQLite's journal among them. */
export async function filesOf(folder: string): Promise<readonly Written[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      return { file: file.slice(folder.length + 1), bytes: await readFile(file) };
    }),
  );
}
