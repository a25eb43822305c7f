import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout, whatever the current folder is. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param {string} file from the root
 * @returns {any} nothing where it is not there, or no JSON
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A note of what has been done in this checkout; without one it is done again.
 * @param {string} name
 */
export const readStamp = (name) => readJson(`.stamps/${name}.json`);

/** @type {(name: string, stamp: unknown) => void} */
export function writeStamp(name, stamp) {
  mkdirSync(join(ROOT, '.stamps'), { recursive: true });
  writeFileSync(join(ROOT, '.stamps', `${name}.json`), JSON.stringify(stamp));
}

/** @type {readonly string[]} those that this checkout has; it can do without `labs` */
export const WORKSPACES = readJson('package.json').workspaces.filter((/** @type {string} */ folder) =>
  existsSync(join(ROOT, folder)),
);

/** What is installed, built or drawn. */
const MADE = ['node_modules', 'dist', '.svelte-kit', 'screenshots'];

/**
 * Every file below a folder of the checkout but for what is made there.
 * @param {string} folder from the root
 * @returns {Generator<string>} paths from the root, with `/` between folders, in order
 */
export function* filesIn(folder) {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (MADE.includes(entry.name)) continue;
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

/**
 * What tells the contents of files from others: their dates say nothing after a change of branch.
 * @param {Iterable<string>} files from the root
 */
export function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('base64');
}
