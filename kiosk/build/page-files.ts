import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

/** Where the paths of `pageFiles` begin: what holds the kiosk and the games. */
export const ROOT = normalizePath(fileURLToPath(new URL('../../', import.meta.url)));

/** Every file of the pages, those of games as well, in one order on every computer. */
export function pageFiles(): readonly string[] {
  const games = readdirSync(`${ROOT}games`).map((game) => `games/${game}/pages`);
  return ['kiosk/src', ...games.filter((folder) => existsSync(ROOT + folder))]
    .flatMap((folder) =>
      readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${normalizePath(file)}`,
      ),
    )
    .sort();
}
