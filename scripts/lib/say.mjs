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
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const whole = Math.round(ms / 1000);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
