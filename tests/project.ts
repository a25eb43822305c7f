import { existsSync } from 'node:fs';

/**
 * The folder of the project. What is attacked and measured is reached from the tests' sources as well
 * as from what is compiled of them, which lies deeper.
 */
export const PROJECT = above(new URL('./', import.meta.url));

function above(folder: URL): URL {
  if (existsSync(new URL('package-lock.json', folder))) return folder;
  const next = new URL('../', folder);
  if (next.href === folder.href) throw new Error('the tests lie outside of the project');
  return above(next);
}
