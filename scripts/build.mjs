import { ensureBuilt, TARGET_NAMES } from './lib/build.mjs';
import { complain } from './lib/say.mjs';

/**
 * Builds what is older than its sources, as `npm start` does, and nothing else: `server`, `pages`,
 * or both. For tests that run what is built, when they are run by hand.
 */

/** @param {readonly string[]} names */
async function main(names) {
  const unknown = names.find((name) => !TARGET_NAMES.includes(name));
  if (unknown !== undefined) {
    complain(`"${unknown}" cannot be built. These can: ${TARGET_NAMES.join(', ')}`);
    return 2;
  }
  return (await ensureBuilt(names.length > 0 ? names : TARGET_NAMES)) ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
