import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT, toolOf } from './paths.mjs';
import { run } from './run.mjs';
import { complain } from './say.mjs';
import { tallyOf } from './tally.mjs';

export const REPORTS = join(ROOT, '.stamps', 'reports');

/** Processors; what tests do side by side is planned for two. */
export const CORES = availableParallelism();

/**
 * @typedef {object} VitestRun
 * @property {string} folder a workspace, or `scripts`
 * @property {string} [name] of the report
 * @property {number} minutes it is stopped after this time
 * @property {number} workers files that run side by side, whatever the workspace's own settings say
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [node] another Node than the one that runs this
 * @property {readonly string[]} [args] more arguments: options, parts of the paths of files
 */

/**
 * Runs tests, their output shown as it comes.
 * @param {VitestRun} wanted
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function vitest(wanted) {
  const { folder, name = folder, minutes, workers, env = process.env, args = [] } = wanted;
  const { node = process.execPath } = wanted;
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const lanes = [`--maxWorkers=${workers}`, ...(workers > 1 ? ['--fileParallelism'] : [])];
  const { code } = await run(node, [toolOf('vitest'), 'run', ...args, ...lanes, ...output], {
    cwd: join(ROOT, folder),
    env,
    limitMs: minutes * 60_000,
  });
  if (code === 124) complain(`The tests of ${name} were stopped after ${minutes} minutes.`);
  return tallyOf(readReport(report), code);
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
