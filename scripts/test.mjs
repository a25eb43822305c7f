import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserMissing, ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { hardware } from './lib/hardware.mjs';
import { ROOT, toolOf, WORKSPACES } from './lib/paths.mjs';
import { ensureTools } from './lib/prepare.mjs';
import { runNode } from './lib/run.mjs';
import { complain, heading, say, seconds } from './lib/say.mjs';
import { NOTHING, plus, summary } from './lib/tally.mjs';
import { REPORTS, vitest } from './lib/vitest.mjs';

/**
 * `npm test`: everything, in the order in which a mistake is found soonest. Names of steps as
 * arguments (`npm test -- lint engine`) run only those.
 */

/**
 * Guards against tests that hang, not measures of them: far longer than they take on two slow
 * processors. The evenings run one after the other, each with a server and browsers of its own.
 */
const minutes = 10;
const EVENINGS = { folder: 'tests', minutes: 45 };

/** @typedef {() => Promise<import('./lib/tally.mjs').Tally>} Step */

/**
 * A check without tests of its own: only its failure is counted.
 * @param {readonly (() => Promise<{ code: number }>)[]} commands
 * @returns {Step}
 */
function check(...commands) {
  return async () => {
    let failed = 0;
    for (const command of commands) if ((await command()).code !== 0) failed = 1;
    return { ...NOTHING, failed };
  };
}

/** @type {Step} */
async function evenings() {
  const browser = await ensureBrowser(process.env);
  if (browser !== undefined) {
    say(`with ${browser}`);
    return vitest({ ...EVENINGS, env: { ...process.env, CHROMIUM: browser } });
  }
  complain(browserMissing(process.env));
  if (process.env.CI) return { ...NOTHING, failed: 1 };
  say('The evenings in a browser are left out.');
  return plus(await vitest({ ...EVENINGS, args: ['command-line'] }), { ...NOTHING, skipped: 1 });
}

const biome = (/** @type {string[]} */ ...args) => runNode(toolOf('@biomejs/biome'), args);
const tsc = (/** @type {string[]} */ ...args) => runNode(toolOf('typescript', 'tsc'), args);
const svelteCheck = () =>
  runNode(
    toolOf('svelte-check'),
    ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
    { cwd: join(ROOT, 'kiosk') },
  );

/** @type {readonly { name: string, title: string, step: Step }[]} */
const STEPS = [
  {
    name: 'build',
    title: 'Build',
    step: check(async () => ({ code: (await ensureBuilt()) ? 0 : 1 })),
  },
  { name: 'format', title: 'Format', step: check(() => biome('format')) },
  { name: 'lint', title: 'Lint', step: check(() => biome('lint', '--error-on-warnings')) },
  {
    name: 'types',
    title: 'Types',
    step: check(
      () => tsc('-b'),
      () => tsc('-p', 'scripts'),
      svelteCheck,
    ),
  },
  {
    name: 'scripts',
    title: 'Tests of the scripts',
    step: () => vitest({ folder: 'scripts', minutes }),
  },
  ...WORKSPACES.filter((folder) => folder !== 'tests').map((folder) => ({
    name: folder,
    title: `Tests of ${folder}`,
    step: () => vitest({ folder, minutes }),
  })),
  { name: 'hardware', title: 'Scanners on real drivers', step: hardware },
  { name: 'tests', title: 'Whole evenings, commands', step: evenings },
];

/** @param {readonly string[]} only */
async function main(only) {
  const unknown = only.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined) {
    complain(`There is no step "${unknown}". There are: ${STEPS.map((s) => s.name).join(', ')}`);
    return 2;
  }
  if (!(await ensureTools())) {
    console.log(summary({ ...NOTHING, failed: 1 }));
    return 1;
  }
  mkdirSync(REPORTS, { recursive: true });

  let total = NOTHING;
  const rows = [];
  for (const { name, title, step } of STEPS) {
    if (only.length > 0 && !only.includes(name)) continue;
    heading(title);
    const began = performance.now();
    const tally = await step();
    total = plus(total, tally);
    const state =
      tally.failed > 0 ? 'FAILED' : tally.skipped > 0 && !tally.passed ? 'left out' : 'ok';
    const counts = tally.passed > 0 ? `  ${summary(tally)}` : '';
    const time = seconds(performance.now() - began).padStart(12);
    rows.push(`${title.padEnd(30)}${state.padEnd(10)}${time}${counts}`);
  }

  heading('Summary');
  for (const row of rows) say(row);
  console.log(`\n${summary(total)}`);
  return total.failed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
