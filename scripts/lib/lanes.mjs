import { keepingWords } from './say.mjs';

/**
 * @template T
 * @typedef {object} Job
 * @property {string} name
 * @property {string} [title] for people
 * @property {number} cores how many processors it keeps busy; one with more than there are runs alone
 * @property {readonly string[]} [after] names of jobs that must be over first, where they run at all
 * @property {() => Promise<T>} work
 */

/**
 * @template T
 * @typedef {object} Done
 * @property {Job<T>} job
 * @property {T} value
 * @property {string} text what it said, where it was kept
 * @property {number} ms
 */

/**
 * Runs jobs side by side, begun in their order, as far as the processors bear it. One that would
 * leave no other room speaks as it goes; what others say is kept together and handed over when
 * they are done.
 * @template T
 * @param {readonly Job<T>[]} jobs
 * @param {number} cores
 * @param {{ begins: (job: Job<T>, alone: boolean) => void, ends: (done: Done<T>) => void }} told
 * @returns {Promise<void>}
 */
export async function sideBySide(jobs, cores, told) {
  const waiting = [...jobs];
  /** @type {Map<Job<T>, Promise<void>>} */
  const running = new Map();
  let free = cores;
  const names = new Set(jobs.map(({ name }) => name));
  const over = new Set();
  const share = (/** @type {Job<T>} */ job) => Math.min(job.cores, cores);
  const isReady = (/** @type {Job<T>} */ { after = [] }) =>
    after.every((name) => !names.has(name) || over.has(name));

  /** @param {Job<T>} job */
  const run = async (job) => {
    const alone = share(job) === cores;
    told.begins(job, alone);
    const began = performance.now();
    const { value, text } = alone
      ? { value: await job.work(), text: '' }
      : await keepingWords(job.work);
    told.ends({ job, value, text, ms: performance.now() - began });
    free += share(job);
    over.add(job.name);
    running.delete(job);
  };

  while (waiting.length + running.size > 0) {
    // Never past one that waits for room: it would starve behind small ones.
    let next = waiting.find(isReady);
    while (next !== undefined && share(next) <= free) {
      free -= share(next);
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, run(next));
      next = waiting.find(isReady);
    }
    if (running.size === 0) throw new Error('jobs wait for each other');
    await Promise.race(running.values());
  }
}
