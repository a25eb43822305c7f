import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout, whatever the current folder is. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Workspaces in the order in which they depend on each other. */
export const WORKSPACES = ['engine', 'device-adapters', 'server', 'kiosk', 'tests'];

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
