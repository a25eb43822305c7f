import { beforeEach, expect, it, vi } from 'vitest';
import { sideBySide } from './lanes.mjs';
import { jobsOf } from './step-jobs.mjs';
import { NOTHING } from './tally.mjs';

const OK = { ...NOTHING, passed: 1 };

/** @type {string[]} */
let worked;
beforeEach(() => {
  worked = [];
});

/**
 * @param {string} name
 * @param {import('./tally.mjs').Tally | Error} comesTo
 * @param {readonly string[]} [needs]
 */
const step = (name, comesTo, needs = []) => ({
  ...{ name, title: name.toUpperCase(), cores: 1, needs },
  work: async () => {
    worked.push(name);
    if (comesTo instanceof Error) throw comesTo;
    return comesTo;
  },
});

/** @param {readonly import('./test-steps.mjs').Step[]} steps */
async function run(steps) {
  /** @type {Record<string, unknown>} */
  const results = {};
  await sideBySide(jobsOf(steps), 2, {
    begins: () => {},
    ends: ({ job, value, text }) => {
      results[job.name] = value;
      if (text !== '') results[`${job.name} says`] = text.trim();
    },
  });
  return results;
}

it('runs a step after what it needs', async () => {
  const results = await run([step('tests', OK, ['build']), step('build', OK)]);
  expect(worked).toEqual(['build', 'tests']);
  expect(results).toEqual({ tests: OK, build: OK });
});

it('leaves a step out, and says so, when what it needs has failed', async () => {
  const failed = { ...NOTHING, failed: 1 };
  const steps = [step('build', failed), step('tests', OK, ['build']), step('lint', OK)];
  expect(await run(steps)).toEqual({
    build: failed,
    tests: { ...NOTHING, skipped: 1 },
    'tests says': 'Skipped, because this failed: BUILD.',
    lint: OK,
  });
  expect(worked).toEqual(['build', 'lint']);
});

it('counts a step as failed that cannot write, and goes on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const full = Object.assign(new Error('full'), { code: 'ENOSPC', path: '/clone' });
  const results = await run([step('build', full), step('lint', OK)]);
  expect(results).toMatchObject({ build: { ...NOTHING, failed: 1 }, lint: OK });
  vi.restoreAllMocks();
});
