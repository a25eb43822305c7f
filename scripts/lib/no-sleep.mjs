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
/** A loop that asks, again and again, for something that is to come. */
const LOOP = /\bwhile \(|\bfor \(;;\)/;

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
    return !isInLoop(lines, i);
  });
  return found.map((line) => line.trim());
}

/**
 * Whether a loop stands in this line, or in one above whose block is still open here. Indentation
 * tells, as all code is in the common form.
 * @param {readonly string[]} lines
 * @param {number} at
 */
function isInLoop(lines, at) {
  let depth = Number.POSITIVE_INFINITY;
  for (let i = at; i >= 0; i--) {
    const line = lines[i] ?? '';
    if (line.trim() === '' || indent(line) >= depth) continue;
    depth = indent(line);
    if (LOOP.test(line)) return true;
    // A function of its own: what is around it does not ask for it.
    if (/=> \{$|\bfunction\b/.test(line)) return false;
  }
  return false;
}

/** @param {string} line */
function indent(line) {
  return line.length - line.trimStart().length;
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
