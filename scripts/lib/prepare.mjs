import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { isSupported, unsupportedSentence } from './node-version.mjs';
import { ROOT } from './paths.mjs';
import { complain } from './say.mjs';

/**
 * The right Node and every package.
 * @returns {Promise<boolean>} false when something failed; it has then been said what
 */
export async function ensureTools() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (!isSupported(process.version, engines.node)) {
    complain(unsupportedSentence(process.version, engines.node));
    return false;
  }
  if (await ensureInstalled()) return true;
  complain(
    'The packages could not be installed; npm says why above. Without a network this cannot\n' +
      'work the first time. Compiling needs python3, make and g++ (Debian: build-essential).',
  );
  return false;
}

/**
 * Everything that must be there before the referee can run.
 * @returns {Promise<boolean>} false when something failed; it has then been said what
 */
export async function prepare() {
  if (!(await ensureTools())) return false;
  if (await ensureBuilt()) return true;
  complain('The build failed; the compiler says why above.');
  return false;
}
