/** What the scripts print: readable without colour, at most 80 columns. */

/** @param {string} text */
export function heading(text) {
  const bold = process.stdout.isTTY && !process.env.NO_COLOR;
  console.log(bold ? `\n\x1b[1m== ${text}\x1b[22m` : `\n== ${text}`);
}

/** @param {string} text */
export const log = (text) => console.log(`   ${text}`);

/** @param {string} text */
export const logError = (text) => console.error(`\n${text}\n`);

/** @param {number} began by `performance.now` */
export function since(began) {
  const seconds = (performance.now() - began) / 1000;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(Math.round(seconds) / 60)} min ${Math.round(seconds) % 60} s`;
}

/**
 * Compilers and npm are silent while they work; people should see that something goes on.
 * @template T
 * @param {string} name of the work
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function logged(name, work) {
  const began = performance.now();
  const timer = setInterval(() => log(`${name}: still at work after ${since(began)}`), 30_000);
  try {
    const value = await work();
    if (value !== false) log(`${name}: ready after ${since(began)}`);
    return value;
  } finally {
    clearInterval(timer);
  }
}
