import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, toolOf } from './paths.mjs';
import { runNode } from './run.mjs';
import { complain } from './say.mjs';
import { tallyOf } from './tally.mjs';

export const REPORTS = join(ROOT, '.stamps', 'reports');

/**
 * @typedef {object} VitestRun
 * @property {string} folder a workspace, or `scripts`
 * @property {string} [name] of the report
 * @property {number} minutes it is stopped after this time
 * @property {NodeJS.ProcessEnv} [env]
 * @property {readonly string[]} [args] more arguments: options, parts of the paths of files
 */

/**
 * Runs tests, their output shown as it comes.
 * @param {VitestRun} wanted
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function vitest({ folder, name = folder, minutes, env = process.env, args = [] }) {
  const report = join(REPORTS, `${name}.json`);
  rmSync(report, { force: true });
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runNode(toolOf('vitest'), ['run', ...args, ...output], {
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
