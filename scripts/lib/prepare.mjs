import { availableParallelism, totalmem } from 'node:os';
import { codeWork, pagesWork } from './build.mjs';
import { nativeWork } from './driver.mjs';
import { alone } from './lock.mjs';
import { heading, logError, logged } from './log.mjs';
import { ensurePackages } from './packages.mjs';
import { stoppable } from './processes.mjs';
import { ROOT } from './project.mjs';

/** Below this two compilers at once would swap: a Raspberry Pi with a gigabyte. */
const SIDE_BY_SIDE_BYTES = 1.5 * 2 ** 30;

const TITLES = { driver: 'the database driver', code: 'the server', pages: 'the pages' };

/** @typedef {import('./build.mjs').Part} Part */

/**
 * Makes what is missing or older than its sources, one process at a time: packages, database driver, server and pages.
 * @param {{ parts?: readonly Part[], driver?: string | undefined }} [wanted] `driver` is the one that the person names
 * @returns {Promise<boolean>} false when something failed; it has then been said what
 */
export function prepare({ parts = ['driver', 'code', 'pages'], driver } = {}) {
  return withoutStack(() =>
    stoppable(() =>
      alone(async () => {
        if (!(await ensurePackages())) return false;
        const work = [...nativeWork(driver), ...codeWork(), ...pagesWork()];
        return inOrder(work.filter(({ name }) => parts.includes(name)));
      }),
    ),
  );
}

/** @param {readonly import('./build.mjs').Work[]} work */
async function inOrder(work) {
  if (work.length === 0) return true;
  heading('Building');
  const isRoomy = totalmem() >= SIDE_BY_SIDE_BYTES && availableParallelism() > 1;
  const jobs = work.map(({ name, build }) => async () => {
    const done = await logged(TITLES[name], () => withoutStack(build));
    if (!done) logError(`${TITLES[name]} could not be built; the output above says why.`);
    return done;
  });
  if (isRoomy) return (await Promise.all(jobs.map((job) => job()))).every(Boolean);
  for (const job of jobs) if (!(await job())) return false;
  return true;
}

/**
 * Files that cannot be written are no mistake of ours: a sentence names them.
 * @param {() => Promise<boolean>} work
 */
async function withoutStack(work) {
  try {
    return await work();
  } catch (error) {
    const { code = '', path = ROOT, syscall } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!WHY.has(code) || syscall?.startsWith('spawn')) throw error;
    logError(`${path} cannot be written: ${WHY.get(code)}`);
    return false;
  }
}

const NOT_YOURS =
  'it is not yours. If a command was once run here\nwith sudo, give the folder back to yourself and try again:\n\n' +
  `    sudo chown -R "$(id -un)" "${ROOT}"`;
const WHY = new Map([
  ['EACCES', NOT_YOURS],
  ['EPERM', NOT_YOURS],
  ['EROFS', 'its disk is read-only.'],
  ['ENOSPC', 'the disk is full.'],
  ['EDQUOT', 'your quota is used up.'],
]);
