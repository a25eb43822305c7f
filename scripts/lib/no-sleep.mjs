import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, WORKSPACES } from './paths.mjs';

/**
 * Where tests wait for time to pass, or are tried again. To wait for something that comes is well,
 * asked for again and again: `while (!there) await sleep(2)`.
 */

/** Tests, and what only they use. Benchmarks measure time: they are none of these. */
const OURS =
  /\.test\.m?ts$|\.test\.mjs$|\/(testing|test-kit|support|secrecy|command-line|faults)\//;
const LEFT_OUT = new Set(['node_modules', 'dist', 'bench', 'screenshots', '.svelte-kit']);

const SLEEPS = [
  /\bwaitForTimeout\(/,
  /\bawait (sleep|pause|delay|wait)\((?!0\))/,
  // Zero milliseconds are a turn of the event loop, and no time.
  /\bsetTimeout\((resolve|done|r)\b(?!, 0\))/,
];
const RETRIES = [/\bretry:\s*[^0\s]/, /\bretries:\s*[^0\s]/, /--retry\b/];
/** A loop around it within these lines asks for something that is to come. */
const LOOP_LINES = 12;

/**
 * @param {string} text of a file
 * @returns {string[]} the lines
 */
export function findSleeps(text) {
  const lines = text.split('\n');
  const found = lines.filter((line, i) => {
    if (/^\s*(\*|\/\/|\/\*)/.test(line)) return false;
    if (RETRIES.some((pattern) => pattern.test(line))) return true;
    if (!SLEEPS.some((pattern) => pattern.test(line))) return false;
    const around = lines.slice(Math.max(0, i - LOOP_LINES), i + 1);
    return !around.some((each) => /\bwhile \(|\bfor \(;;\)/.test(each));
  });
  return found.map((line) => line.trim());
}

/**
 * All of them in the checkout, as `path: text of the line`.
 * @returns {readonly string[]}
 */
export function sleepsOfTests() {
  return filesOf('scripts')
    .concat(WORKSPACES.flatMap(filesOf))
    .filter((path) => OURS.test(path) && !path.includes('no-sleep'))
    .flatMap((path) => {
      const found = findSleeps(readFileSync(join(ROOT, path), 'utf8'));
      return found.map((line) => `${path}: ${line}`);
    });
}

/**
 * @param {string} folder
 * @returns {string[]} paths with `/` between folders
 */
function filesOf(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesOf(path);
    return /\.m?[jt]s$/.test(entry.name) ? [path] : [];
  });
}
