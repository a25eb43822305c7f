/** What the scripts print: readable without colour, at most 80 columns. */

const bold = (/** @type {string} */ text) =>
  process.stdout.isTTY && !process.env.NO_COLOR ? `\x1b[1m${text}\x1b[22m` : text;

/** @param {string} text */
export function heading(text) {
  console.log(bold(`\n== ${text}`));
}

/** @param {string} text */
export function say(text) {
  console.log(`   ${text}`);
}

/** @param {string} text */
export function complain(text) {
  console.error(`\n${text}\n`);
}

/** @param {number} ms */
export function seconds(ms) {
  return ms < 60_000
    ? `${(ms / 1000).toFixed(1)} s`
    : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
