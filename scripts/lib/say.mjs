import { AsyncLocalStorage } from 'node:async_hooks';

/** What the scripts print: readable without colour, at most 80 columns. */

/**
 * Where the work that runs just now prints to: nothing, when it prints at once; a list of texts,
 * when something else runs beside it and its words are kept together until it is done.
 * @type {AsyncLocalStorage<string[]>}
 */
const kept = new AsyncLocalStorage();

/**
 * Runs `work` with everything kept that it says, its programs included.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<{ value: T, text: string }>}
 */
export async function keepingWords(work) {
  /** @type {string[]} */
  const words = [];
  const value = await kept.run(words, work);
  return { value, text: words.join('') };
}

/** The list to which words go at this moment, if they are kept. */
export function keptWords() {
  return kept.getStore();
}

const bold = (/** @type {string} */ text) =>
  process.stdout.isTTY && !process.env.NO_COLOR ? `\x1b[1m${text}\x1b[22m` : text;

/** @param {string} text */
export function heading(text) {
  print(bold(`\n== ${text}`));
}

/** @param {string} text */
export function say(text) {
  print(`   ${text}`);
}

/** @param {string} text */
export function complain(text) {
  print(`\n${text}\n`, console.error);
}

/**
 * @param {string} text
 * @param {(text: string) => void} [aloud]
 */
function print(text, aloud = console.log) {
  const words = kept.getStore();
  if (words === undefined) aloud(text);
  else words.push(`${text}\n`);
}

/** @param {number} ms */
export function seconds(ms) {
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const whole = Math.round(ms / 1000);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/**
 * Compilers and npm are silent while they work; a person should see that something goes on.
 * @template T
 * @param {() => string} what is still under way
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function patiently(what, work) {
  const began = performance.now();
  const timer = setInterval(() => {
    say(`still working after ${seconds(performance.now() - began)}: ${what()}`);
  }, 30_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
