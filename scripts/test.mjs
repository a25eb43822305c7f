import { statSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm } from '../server/bin/left-alone.mjs';
import { provideBrowsers } from './lib/browsers.mjs';
import { heading, logError, logged } from './lib/log.mjs';
import { drawSeed, parseSeed, parseTestOptions } from './lib/options.mjs';
import { prepare } from './lib/prepare.mjs';
import { runNode, stoppable } from './lib/processes.mjs';
import { ROOT, WORKSPACES } from './lib/project.mjs';

const HELP = `npm test                        what a change must pass while it is made, in some minutes
npm test -- --all               more: evenings, languages, sizes and games are drawn
npm test -- --every             everything; takes hours
npm test -- engine types        only these: types, format, lint, and files or folders of tests
npm test -- --seed 4711         with the draws of an earlier run; each run prints its seed

A file or folder that is named is tested alone. By hand: npx vitest run src/core, in a workspace.`;

/**
 * What compilers say is of interest only when they fail.
 * @param {string} tool
 * @param {readonly string[]} args
 */
const compile = (tool, args, cwd = ROOT) => runNode(tool, args, { cwd, shown: 'failure' });
/** @param {string[]} args */
const tsc = (...args) => compile('typescript/bin/tsc', args);
/** @param {string[]} args */
const biome = (...args) => compile('@biomejs/biome/bin/biome', args);

const SVELTE = ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'];
/** A checkout can do without. */
const hasLabs = WORKSPACES.includes('labs');

const CHECKS = {
  types: async () => {
    const pages = compile('svelte-check/bin/svelte-check', SVELTE, join(ROOT, 'kiosk'));
    const programs =
      (await tsc('-b', '.', ...(hasLabs ? ['labs'] : []))) &&
      (await tsc('-p', 'tests/tsconfig.notices.json')) &&
      (await tsc('-p', 'scripts')) &&
      (!hasLabs || (await tsc('-p', 'labs/tsconfig.plain.json')));
    return (await pages) && programs;
  },
  format: () => biome('format'),
  lint: () => biome('lint', '--error-on-warnings'),
};

/**
 * @param {readonly (keyof typeof CHECKS)[]} names
 * @returns how many failed
 */
async function check(names) {
  if (names.length > 0) heading('Checks');
  let failed = 0;
  for (const name of names) if (!(await logged(name, CHECKS[name]))) failed += 1;
  return failed;
}

/** @param {ReturnType<typeof parseTestOptions>} options */
async function test({ checks, extent, paths, seed: named }) {
  const seed = named ?? parseSeed(process.env.MISTERX_SEED) ?? drawSeed();
  process.env.MISTERX_SEED = String(seed);
  // Of a folder what takes long is left out; a file is named to be run.
  const isFile = (/** @type {string} */ path) => statSync(join(ROOT, path)).isFile();
  if (extent !== 'quick' || !paths?.length || !paths.every(isFile)) {
    process.env.MISTERX_TESTS = extent;
  }
  const failed = (await prepare()) ? await check(checks) : 1;
  if (failed > 0 || paths?.length === 0) {
    console.log(`\n${paths?.length === 0 ? checks.length - failed : 0} passed, ${failed} failed`);
    return failed === 0;
  }
  heading(`Tests, which draw from the seed ${seed}`);
  // Nobody needs the labs to change the referee.
  const folders = WORKSPACES.filter((it) => it !== 'labs' || extent !== 'quick');
  const inBrowser = (paths ?? ['kiosk']).some((path) => /^(games|kiosk|tests)\b/.test(path));
  if (inBrowser) await provideBrowsers(extent !== 'quick');
  const chosen = (paths ?? ['scripts', ...folders]).map((path) => join(ROOT, path));
  return runNode('vitest/vitest.mjs', ['run', ...chosen]);
}

/** @param {readonly string[]} args */
async function main(args) {
  let options;
  try {
    options = parseTestOptions(args);
  } catch (error) {
    logError(/** @type {Error} */ (error).message);
    return 2;
  }
  if (!options.help) return (await test(options)) ? 0 : 1;
  console.log(HELP);
  return 0;
}

endWithNpm();
process.exitCode = await stoppable(() => main(process.argv.slice(2)));
