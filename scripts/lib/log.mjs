/** What the scripts print: readable without colour, at most 80 columns. */

/** @param {string} text */
export const heading = (text) => console.log(`\n== ${text}`);

/** @param {string} text */
export const log = (text) => console.log(`   ${text}`);

/** @param {string} text */
export const logError = (text) => console.error(`\n${text}\n`);

/**
 * Compilers and npm are silent while they work; people should see that something goes on.
 * @param {string} name of the work
 * @param {() => Promise<boolean>} work
 */
export async function logged(name, work) {
  const began = performance.now();
  const time = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const timer = setInterval(() => log(`${name}: still at work after ${time()}`), 30_000);
  const isDone = await work().finally(() => clearInterval(timer));
  if (isDone) log(`${name}: ready after ${time()}`);
  return isDone;
}
