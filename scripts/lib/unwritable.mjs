import { ROOT } from './paths.mjs';
import { complain } from './say.mjs';

/** Why the system refuses to write a file, in words. */
const REASONS = new Map([
  ['EACCES', notYours],
  ['EPERM', notYours],
  ['EROFS', (/** @type {string} */ path) => `${path} cannot be written: its disk is read-only.`],
  ['ENOSPC', (/** @type {string} */ path) => `${path} cannot be written: the disk is full.`],
  ['EDQUOT', (/** @type {string} */ path) => `${path} cannot be written: your quota is used up.`],
]);

/** @param {string} path */
function notYours(path) {
  const refused = `You may not write ${path}.`;
  if (process.platform === 'win32') return refused;
  return (
    `${refused} If a command was once run\n` +
    'here with sudo, give the folder back to yourself and try again:\n\n' +
    `    sudo chown -R "$(id -un)" "${ROOT}"`
  );
}

/**
 * @param {unknown} error
 * @returns {string | undefined} nothing where the error is another one
 */
export function unwritableSentence(error) {
  if (!(error instanceof Error)) return undefined;
  const { code = '', path = ROOT, syscall = '' } = /** @type {NodeJS.ErrnoException} */ (error);
  // A program that may not be run has the same code as a file that may not be written.
  if (syscall.startsWith('spawn')) return undefined;
  return REASONS.get(code)?.(path);
}

/**
 * Does some work. Where a file cannot be written, a sentence names it.
 * @template T
 * @param {() => Promise<T>} work
 * @param {T} otherwise what the work comes to then
 * @returns {Promise<T>}
 */
export async function sayingUnwritable(work, otherwise) {
  try {
    return await work();
  } catch (error) {
    const sentence = unwritableSentence(error);
    if (sentence === undefined) throw error;
    complain(sentence);
    return otherwise;
  }
}
