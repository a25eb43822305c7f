import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, from source and from `dist` alike. */
export const ROOT = rootAbove(dirname(fileURLToPath(import.meta.url)));

/** The command as it was built, without limits to requests: players here are faster than people. */
export const COMMAND = join(ROOT, 'server', 'dist', 'testing', 'unhurried.js');

/** The built pages, without which no server starts. */
export const PAGES = join(ROOT, 'kiosk', 'dist');

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('not inside the repository');
  return rootAbove(above);
}
