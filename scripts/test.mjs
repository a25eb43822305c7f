import { statSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm } from '../server/bin/left-alone.mjs';
import { ensureBrowsers, findChromium } from './lib/browsers.mjs';
import { heading, log, logError, logged } from './lib/log.mjs';
import { misplaced, parseTestOptions } from './lib/options.mjs';
import { prepare } from './lib/prepare.mjs';
import { runNode, stoppable } from './lib/processes.mjs';
import { ROOT, toolOf, WORKSPACES } from './lib/project.mjs';
import { drawSeed, parseSeed } from './lib/seed.mjs';

const HELP = `npm test                        what a change must pass while it is made, in some minutes
npm test -- --all               more: evenings, languages, sizes and games are drawn
npm test -- --every             everything; takes hours
npm test -- engine types        only these: types, format, lint, and files or folders of tests
npm test -- --seed 4711         with the draws of an earlier run; each run prints its seed

A file or folder that is named is tested alone. By hand: npx vitest run src/core, in a workspace.`;

/** What compilers say is of interest only when they fail. */
const SHOWN = /** @type {const} */ ({ shown: 'failure' });
/** @param {string[]} args */
const tsc = (...args) => runNode(toolOf('typescript', 'tsc'), args, SHOWN);
/** @param {string[]} args */
const biome = (...args) => runNode(toolOf('@biomejs/biome'), args, SHOWN);
const SVELTE = ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'];
const PAGES = { cwd: join(ROOT, 'kiosk'), ...SHOWN };

const withLabs = WORKSPACES.includes('labs');

/** @param {(() => Promise<{ ok: boolean }>)[]} commands */
async function all(...commands) {
  for (const command of commands) if (!(await command()).ok) return false;
  return true;
}

const CHECKS = {
  types: async () => {
    const programs = all(
      () => tsc('-b', '.', ...(withLabs ? ['labs'] : [])),
      () => tsc('-p', 'tests/tsconfig.notices.json'),
      () => tsc('-p', 'scripts'),
      ...(withLabs ? [() => tsc('-p', 'labs/tsconfig.plain.json')] : []),
    );
    const { ok } = await runNode(toolOf('svelte-check'), SVELTE, PAGES);
    return (await programs) && ok;
  },
  format: () => all(() => biome('format')),
  lint: () => all(() => biome('lint', '--error-on-warnings')),
};

/** @param {readonly (keyof typeof CHECKS)[]} names */
async function check(names) {
  if (names.length > 0) heading('Checks');
  let failed = 0;
  for (const name of names) {
    if (!(await logged(name, CHECKS[name]))) failed += 1;
  }
  return failed;
}

/**
 * Where there is no browser, tests that need one fail in CI, and are left out elsewhere.
 * @param {string} extent
 */
async function browsers(extent) {
  const missing = await ensureBrowsers(extent !== 'quick');
  if (missing.length > 0) {
    logError(
      `Browsers are missing. Install them (Debian: sudo apt-get install ${missing.join(' ')}),\n` +
        'or name a Chromium: CHROMIUM=/path/to/chromium npm test',
    );
    log(process.env.CI ? 'Their tests fail.' : 'Their tests are left out.');
  }
  const found = findChromium(process.env);
  if (found !== undefined) process.env.CHROMIUM = found;
  if (found === undefined && !process.env.CI) process.env.MISTERX_BROWSER = 'none';
}

/** @param {readonly string[]} args */
async function main(args) {
  const options = parseTestOptions(args);
  const wrong = misplaced('test', args, process.env) ?? ('error' in options && options.error);
  if (wrong || 'error' in options) {
    logError(wrong || '');
    return 2;
  }
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const { checks, extent, paths } = options;
  const seed = options.seed ?? parseSeed(process.env.MISTERX_SEED) ?? drawSeed();
  process.env.MISTERX_SEED = String(seed);
  // Of a folder what takes long is left out; a file is named to be run.
  const isFile = (/** @type {string} */ path) => statSync(join(ROOT, path)).isFile();
  if (extent !== 'quick' || !paths?.length || !paths.every(isFile)) {
    process.env.MISTERX_TESTS = extent;
  }
  let failed = (await prepare()) ? 0 : 1;
  if (failed === 0) failed = await check(checks);
  if (failed > 0 || paths?.length === 0) {
    console.log(`\n${paths?.length === 0 ? checks.length - failed : 0} passed, ${failed} failed`);
    return failed > 0 ? 1 : 0;
  }
  heading(`Tests, which draw from the seed ${seed}`);
  // Nobody needs the labs to change the referee.
  const folders = WORKSPACES.filter((it) => it !== 'labs' || extent !== 'quick');
  const chosen = (paths ?? ['scripts', ...folders]).map((path) => join(ROOT, path));
  const inBrowser = (paths ?? ['kiosk']).some((path) => /^(games|kiosk|tests)\b/.test(path));
  if (inBrowser) await browsers(extent);
  return (await runNode(toolOf('vitest'), ['run', ...chosen])).ok ? 0 : 1;
}

endWithNpm();
process.exitCode = await stoppable(() => main(process.argv.slice(2)));
