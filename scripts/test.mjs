import { mkdirSync } from 'node:fs';
import { endWithNpm } from '../server/bin/left-alone.mjs';
import { processorSeconds } from '../server/bin/process-life.mjs';
import { sideBySide } from './lib/lanes.mjs';
import { ensureTools } from './lib/prepare.mjs';
import { complain, heading, say, seconds } from './lib/say.mjs';
import { drawSeed, parseSeed } from './lib/seed.mjs';
import { jobsOf } from './lib/step-jobs.mjs';
import { NOTHING, plus, summary } from './lib/tally.mjs';
import { parseTestArgs } from './lib/test-args.mjs';
import { helpText } from './lib/test-help.mjs';
import { chosenSteps, STEPS } from './lib/test-steps.mjs';
import { sayingUnwritable } from './lib/unwritable.mjs';
import { CORES, REPORTS } from './lib/vitest.mjs';

/**
 * `npm test`: what a change must pass while it is made, in some minutes; `npm test -- --all`:
 * more of it, for a change that is to be accepted, of which each run draws evenings, languages, sizes and games;
 * `--every` leaves nothing out. Names of steps as arguments (`npm test -- lint engine`) run only those.
 */

/** @param {readonly string[]} args */
async function main(args) {
  const wanted = parseTestArgs(
    args,
    process.env,
    STEPS.map(({ name }) => name),
  );
  if ('error' in wanted) {
    complain(wanted.error);
    return 2;
  }
  if (wanted.help) {
    console.log(helpText(STEPS));
    return 0;
  }
  const named = process.env.MISTERX_SEED;
  if (named && parseSeed(named) === undefined) {
    complain(`MISTERX_SEED=${named} is not a seed: use a whole number of at least 1.`);
    return 2;
  }
  const seed = wanted.seed ?? parseSeed(named) ?? drawSeed();
  process.env.MISTERX_SEED = String(seed);
  process.env.MISTERX_TESTS = wanted.extent;
  if (!(await ensureTools())) {
    console.log(summary({ ...NOTHING, failed: 1 }));
    return 1;
  }
  mkdirSync(REPORTS, { recursive: true });
  say(`Random tests use the seed ${seed}.`);

  const began = performance.now();
  const { total, rows } = await runSteps(chosenSteps(wanted));
  heading('Summary');
  for (const row of rows) say(row);
  say('');
  const spent = processorSeconds();
  const processor = spent === undefined ? '' : `, ${spent} processor seconds`;
  say(`${seconds(performance.now() - began)} on ${CORES} processors${processor}, seed ${seed}`);
  if (total.failed > 0) say(`To repeat the same draws: npm test -- --seed ${seed}`);
  console.log(`\n${summary(total)}`);
  return total.failed === 0 ? 0 : 1;
}

/** @param {readonly import('./lib/test-steps.mjs').Step[]} steps */
async function runSteps(steps) {
  let total = NOTHING;
  /** @type {Map<string, string>} */
  const rows = new Map(steps.map(({ title }) => [title, '']));
  await sideBySide(jobsOf(steps), CORES, {
    begins: ({ title = '' }, alone) => {
      if (alone) heading(title);
      else say(`${title}: running; the output follows when it is done`);
    },
    ends: ({ job: { title = '' }, value: tally, text, ms }) => {
      if (text !== '') {
        heading(title);
        console.log(text.trimEnd());
      }
      total = plus(total, tally);
      rows.set(title, row(title, tally, ms));
    },
  });
  return { total, rows: rows.values() };
}

/**
 * @param {string} title
 * @param {import('./lib/tally.mjs').Tally} tally
 * @param {number} ms
 */
function row(title, tally, ms) {
  const state = tally.failed > 0 ? 'FAILED' : tally.skipped > 0 && !tally.passed ? 'skipped' : 'ok';
  const counts = tally.passed > 0 ? `  ${summary(tally)}` : '';
  return `${title.padEnd(30)}${state.padEnd(10)}${seconds(ms).padStart(12)}${counts}`;
}

endWithNpm();
process.exitCode = await sayingUnwritable(() => main(process.argv.slice(2)), 1);
