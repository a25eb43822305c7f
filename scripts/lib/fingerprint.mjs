import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Readonly<Record<string, string>>} Fingerprint content hash by path, with `/` between folders */

const IGNORED = new Set(['node_modules', 'dist', '.svelte-kit']);

/**
 * The contents of all files under `places` (files or folders, relative to `root`), tests left
 * out: nothing that runs is built from them.
 * @param {string} root
 * @param {readonly string[]} places
 * @returns {Fingerprint}
 */
export function fingerprint(root, places) {
  /** @type {Record<string, string>} */
  const found = {};
  /** @param {string} place */
  const visit = (place) => {
    const path = join(root, place);
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) {
        if (!IGNORED.has(name)) visit(`${place}/${name}`);
      }
    } else if (!/\.test\.\w+$/.test(place)) {
      found[place] = createHash('sha256').update(readFileSync(path)).digest('base64');
    }
  };
  for (const place of places) visit(place);
  return found;
}

/**
 * @param {Fingerprint} before
 * @param {Fingerprint} now
 */
export function changes(before, now) {
  return {
    changed: Object.keys(now).filter((path) => before[path] !== now[path]),
    gone: Object.keys(before).filter((path) => !(path in now)),
  };
}
