import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { isSupported, unsupportedSentence } from './node-version.mjs';
import { ROOT } from './paths.mjs';
import { complain } from './say.mjs';

/**
 * Everything that must be there before the referee can run or be tested.
 * @returns {Promise<boolean>} false when something failed; it has then been said what
 */
export async function prepare() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (!isSupported(process.version, engines.node)) {
    complain(unsupportedSentence(process.version, engines.node));
    return false;
  }
  if (!(await ensureInstalled())) {
    complain(
      'The packages could not be installed; npm says why above. Without a network this cannot\n' +
        'work the first time. Compiling needs python3, make and g++ (Debian: build-essential).',
    );
    return false;
  }
  if (!(await ensureBuilt())) {
    complain('The build failed; the compiler says why above.');
    return false;
  }
  return true;
}
