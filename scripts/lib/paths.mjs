import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout, whatever the current folder is. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Workspaces in the order in which they depend on each other; a checkout can do without the last. */
export const WORKSPACES = ['engine', 'device-adapters', 'server', 'kiosk', 'tests', 'labs'].filter(
  (folder) => existsSync(join(ROOT, folder)),
);

/** What is installed and built. */
const MADE = new Set(['node_modules', 'dist', '.svelte-kit']);

/**
 * Every file below a folder of the checkout but for what is installed and built.
 * @param {string} folder from the root
 * @param {readonly string[]} [leftOut] names of what else is left out, with all below it
 * @returns {Generator<string>} paths from the root, with `/` between folders
 */
export function* filesIn(folder, leftOut = []) {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    if (MADE.has(entry.name) || leftOut.includes(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(path, leftOut);
    else yield path;
  }
}

/**
 * The script behind the command of an installed package, to be run with this Node: the same on
 * every system, and no shell in between.
 * @param {string} pkg
 * @param {string} [command]
 */
export function toolOf(pkg, command = pkg.split('/').at(-1) ?? pkg) {
  const folder = join(ROOT, 'node_modules', pkg);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
