import { readFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { outdated } from './build.mjs';
import {
  areScannersNoted,
  ensureDriver,
  ensureScanners,
  isDriverDoneWithout,
  isDriverNoted,
} from './driver.mjs';
import { ensureInstalled } from './install.mjs';
import { isSupported, unsupportedSentence } from './node-version.mjs';
import { ROOT } from './paths.mjs';
import { endRunning } from './run.mjs';
import { complain, heading, keepingWords, patiently, say, seconds } from './say.mjs';
import { wantedDriver } from './start-args.mjs';
import { inTurn } from './turn.mjs';
import { sayingUnwritable } from './unwritable.mjs';

/** Below this two compilers at once would swap: a Raspberry Pi with a gigabyte. */
const SIDE_BY_SIDE_BYTES = 1.5 * 2 ** 30;

/**
 * @typedef {object} Job
 * @property {string} name
 * @property {string} [why]
 * @property {(note: (text: string) => void) => Promise<boolean>} work `note` takes what a person should know
 */

/**
 * The right Node and every package: what a compiler needs.
 * @returns {Promise<boolean>} false when something failed; it has then been said what
 */
export function ensurePackages() {
  return stoppable(packages);
}

/**
 * The right Node, every package and a database driver.
 * @returns {Promise<boolean>} false when something failed; it has then been said what
 */
export function ensureTools() {
  return stoppable(async () => (await packages()) && side(nativeJobs()));
}

/**
 * Everything that must be there before the referee can run. What is compiled is compiled side by
 * side.
 * @returns {Promise<boolean>} false when something failed; it has then been said what
 */
export function prepare() {
  return stoppable(async () => {
    if (!(await packages())) return false;
    const builds = outdated().map(({ name, why, build }) => ({
      name: `the ${name}`,
      why,
      work: build,
    }));
    return side([...nativeJobs(), ...builds]);
  });
}

/**
 * One process at a time in this checkout, and a Ctrl-C that leaves nothing running.
 * @param {() => Promise<boolean>} work
 * @returns {Promise<boolean>}
 */
async function stoppable(work) {
  let stopped = false;
  const stop = () => {
    if (stopped) process.exit(130);
    stopped = true;
    endRunning();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    const ready = await inTurn(work);
    if (stopped) complain('Stopped. The next start continues from here.');
    return ready && !stopped;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

async function packages() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (!isSupported(process.version, engines.node)) {
    complain(unsupportedSentence(process.version, engines.node));
    return false;
  }
  if (await ensureInstalled()) return true;
  complain(
    'The packages could not be installed; npm says why above. The first start needs the\n' +
      'internet, later ones do not. To try again, type npm start.',
  );
  return false;
}

/** @returns {readonly Job[]} */
function nativeJobs() {
  const wanted = wantedDriver(process.argv.slice(2), process.env);
  /** @type {Job[]} */
  const jobs = [];
  /** @type {Promise<unknown>} */
  let scanners = Promise.resolve();
  if (!areScannersNoted()) {
    const work = (/** @type {(text: string) => void} */ note) => {
      scanners = ensureScanners(note);
      return scanners.then(() => true);
    };
    jobs.push({ name: 'the scanners', work });
  }
  if (!isDriverNoted() && !isDriverDoneWithout(wanted)) {
    // Not beside the scanners: each may fetch what compiling takes, into the same folder.
    const work = (/** @type {(text: string) => void} */ note) =>
      scanners.then(() => ensureDriver(wanted, note));
    jobs.push({ name: 'the database driver', work });
  }
  return jobs;
}

/**
 * @param {readonly Job[]} jobs
 * @returns {Promise<boolean>}
 */
async function side(jobs) {
  if (jobs.length === 0) return true;
  heading('Building');
  for (const { name, why } of jobs) say(why === undefined ? name : `${name}: ${why}`);
  const roomy = totalmem() >= SIDE_BY_SIDE_BYTES && availableParallelism() > 1;
  const left = new Set(jobs.map(({ name }) => name));
  const build = async (/** @type {Job} */ job) => {
    const done = await one(job);
    left.delete(job.name);
    return done;
  };
  return patiently(
    () => [...left].join(', '),
    async () => {
      if (roomy) return (await Promise.all(jobs.map(build))).every(Boolean);
      for (const job of jobs) if (!(await build(job))) return false;
      return true;
    },
  );
}

/**
 * What compilers say is of interest only when they fail.
 * @param {Job} job
 * @returns {Promise<boolean>}
 */
async function one({ name, work }) {
  const began = performance.now();
  /** @type {string[]} */
  const notes = [];
  const build = () => sayingUnwritable(() => work((text) => notes.push(text)), false);
  const { value: done, text } = await keepingWords(build);
  if (!done) {
    console.error(text.trimEnd());
    complain(`Building ${name} failed; the output above says why.`);
    return false;
  }
  say(`${name}: ready after ${seconds(performance.now() - began)}`);
  for (const note of notes) say(note);
  return true;
}
