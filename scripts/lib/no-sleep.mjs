import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, ROOT, WORKSPACES } from './paths.mjs';

/**
 * Where tests wait for time to pass, are tried again, or lose patience. To wait for something that comes
 * is well, asked for again and again: `while (!there) await sleep(2)`, or `expect.poll`, which waits as
 * long as the configurations say.
 *
 * Where time is meant to pass, a mark says why, in the same line or the one above:
 * `// time passes: the pace of an attack`.
 */

/** Tests, and what only they use. */
const OURS = /^tests\/|\.test\.m?ts$|\.test\.mjs$|\/(testing|test-kit|hardware)\//;
/** Benchmarks measure time. */
const LEFT_OUT = ['bench', 'screenshots'];

const SLEEPS = [
  /\bwaitForTimeout\(/,
  /\bscheduler\.wait\(/,
  /\bAtomics\.wait\(/,
  /\batPaceOf\((?!what:)/,
  // Zero milliseconds are a turn of the event loop, and no time.
  /(?<![.\w])setTimeout\((?!async\b)[\w.]+(?!\w|\.|\(|, 0\)|,? =>)/,
];
/** Functions that sleep, by the names that they mostly have. */
const SLEEPERS = ['sleep', 'pause', 'delay', 'wait'];
const IMPORTED = /\bsetTimeout as (\w+)\b.* from 'node:timers\/promises'/g;
const FOREVER = [/\bretry:\s*[^0\s]/, /\bretries:\s*[^0\s]/, /--retry\b/];
/** These give up after a second, unless each is told otherwise: `expect.poll` does all that they do. */
const HASTY = [/\bvi\.wait(For|Until)\(/];
/** A loop that asks, again and again, for something that is to come. */
const LOOP = /\bwhile \(|\bfor \(;;\)/;
const COMMENT = /^\s*(\*|\/\/|\/\*)/;
const MARK = /\/\/ time passes: \S/;

/**
 * @param {string} text of a file
 * @returns {string[]} the lines, and marks that stand at nothing
 */
export function findSleeps(text) {
  const lines = text.split('\n');
  const sleeps = [...SLEEPS, callOf([...SLEEPERS, ...importedIn(text)])];
  const marks = new Set(lines.flatMap((line, i) => (MARK.test(line) ? [i] : [])));
  const found = lines.filter((line, i) => {
    if (COMMENT.test(line)) return false;
    if ([...FOREVER, ...HASTY].some((pattern) => pattern.test(line))) return true;
    if (line.includes('.poll(') && ownPatience(lines, i)) return true;
    if (!sleeps.some((pattern) => pattern.test(line)) || isInLoop(lines, i)) return false;
    const mark = [i, i - 1].find(
      (at) => marks.has(at) && (at === i || COMMENT.test(lines[at] ?? '')),
    );
    if (mark === undefined) return true;
    marks.delete(mark);
    return false;
  });
  return [...found, ...[...marks].map((i) => lines[i] ?? '')].map((line) => line.trim());
}

/**
 * A call by itself, not of a method (`socket.pause()`) nor where the function is made.
 * @param {readonly string[]} names
 */
function callOf(names) {
  return new RegExp(`(?<![.\\w]|function )(${names.join('|')})\\((?!0?\\))`);
}

/** @param {string} text */
function importedIn(text) {
  return [...text.matchAll(IMPORTED)].map(([, name]) => name ?? '');
}

/**
 * Whether `expect.poll` in this line is told how long to wait.
 * @param {readonly string[]} lines
 * @param {number} at
 */
function ownPatience(lines, at) {
  const rest = lines.slice(at).join('\n');
  const from = rest.indexOf('.poll(') + '.poll('.length;
  let depth = 1;
  let to = from;
  while (depth > 0 && to < rest.length) {
    if (rest[to] === '(') depth += 1;
    if (rest[to] === ')') depth -= 1;
    to += 1;
  }
  return /\btimeout\b|PATIENCE/.test(rest.slice(from, to));
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
  return scriptFiles()
    .filter((path) => OURS.test(path) && !path.includes('no-sleep'))
    .flatMap((path) => {
      const found = findSleeps(readFileSync(join(ROOT, path), 'utf8'));
      return found.map((line) => `${path}: ${line}`);
    });
}

/**
 * The configurations of all tests, by their paths.
 * @returns {ReadonlyMap<string, string>}
 */
export function testConfigs() {
  const names = scriptFiles().filter((path) => /\/vitest\.(\w+\.)?config\.(ts|mjs)$/.test(path));
  return new Map(names.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

/** Of ours, in scripts and workspaces. */
const scriptFiles = () =>
  ['scripts', ...WORKSPACES].flatMap((folder) =>
    [...filesIn(folder, LEFT_OUT)].filter((path) => /\.m?[jt]s$/.test(path)),
  );
