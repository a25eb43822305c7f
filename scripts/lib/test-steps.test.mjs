import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sideBySide } from './lanes.mjs';
import { ROOT, WORKSPACES } from './paths.mjs';
import { jobsOf } from './step-jobs.mjs';
import { NOTHING } from './tally.mjs';
import { helpText } from './test-help.mjs';
import { chosenSteps, eveningsAtOnce, STEPS, stepsOn } from './test-steps.mjs';

const names = (/** @type {readonly { name: string }[]} */ steps) => steps.map(({ name }) => name);

describe('the steps of npm test', () => {
  it('test every workspace, and come after those that they name', () => {
    expect(names(STEPS)).toEqual(expect.arrayContaining(WORKSPACES));
    expect(new Set(names(STEPS)).size).toBe(STEPS.length);
    for (const [i, { after = [], needs = [] }] of STEPS.entries()) {
      expect(names(STEPS.slice(0, i))).toEqual(expect.arrayContaining([...after, ...needs]));
    }
  });

  it('leave some to --all, or to whoever names them', () => {
    const quick = names(chosenSteps({ extent: 'quick', only: [] }));
    for (const name of ['nodes', 'labs']) expect(quick).not.toContain(name);
    expect(quick).toEqual(expect.arrayContaining(['types', 'lint', 'hardware', 'tests']));
    expect(chosenSteps({ extent: 'all', only: [] })).toEqual(STEPS);
    expect(names(chosenSteps({ extent: 'quick', only: ['nodes'] }))).toEqual(['build', 'nodes']);
    expect(names(chosenSteps({ extent: 'all', only: ['engine', 'lint'] }))).toEqual([
      'lint',
      'engine',
    ]);
  });

  it.each(['nodes', 'server', 'tests'])('build before %s, named alone', (name) => {
    expect(names(chosenSteps({ extent: 'quick', only: [name] }))).toEqual(['build', name]);
  });

  it.each(['types', 'format', 'lint', 'engine', 'kiosk'])('do not build for %s', (name) => {
    expect(names(chosenSteps({ extent: 'quick', only: [name] }))).toEqual([name]);
  });

  it('are all told by --help and in CONTRIBUTING.md', () => {
    const help = helpText(STEPS);
    const told = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
    for (const name of names(STEPS)) {
      expect(help).toMatch(new RegExp(`^  ${name} `, 'm'));
      expect(told).toMatch(new RegExp(`\\b${name}\\b`));
    }
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

/** Write into the folders in which the referee is built. */
const BUILDING = ['build', 'types'];
/** Run what is in there. */
const RUNNING = ['hardware', 'nodes', 'server', 'labs', 'tests'];

/**
 * Plays steps with work that takes as long as the draws say.
 * @param {readonly import('./test-steps.mjs').Step[]} steps
 * @param {number} cores
 * @param {() => number} draw
 */
async function play(steps, cores, draw) {
  /** @type {Map<string, () => void>} */
  const running = new Map();
  /** @type {Set<string>} */
  const over = new Set();
  /** @type {{ name: string, beside: string[], over: string[] }[]} */
  const begun = [];
  const stubs = steps.map((step) => ({
    ...step,
    work: () =>
      new Promise((/** @type {(tally: typeof NOTHING) => void} */ done) => {
        begun.push({ name: step.name, beside: [...running.keys()], over: [...over] });
        running.set(step.name, () => done(NOTHING));
      }),
  }));
  const all = sideBySide(jobsOf(stubs), cores, {
    begins: () => {},
    ends: ({ job }) => {
      over.add(job.name);
      running.delete(job.name);
    },
  });
  while (running.size > 0) {
    const names = [...running.keys()];
    running.get(names[draw() % names.length] ?? '')?.();
    // Between the end of one and the begin of the next there are promises only.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await all;
  return begun;
}

/** As on a computer with as much memory as it needs. */
const PLENTY = 64 * 2 ** 30;

describe.each([1, 2, 3, 4, 16])('the steps on %i processors', (cores) => {
  const STEPS_HERE = stepsOn(cores, PLENTY);

  it('run nothing that is built while it is built', async () => {
    const only = fc.subarray(names(STEPS_HERE), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(only, fc.infiniteStream(fc.nat(15)), async (some, draws) => {
        const steps = STEPS_HERE.filter(({ name }) => some.includes(name));
        const begun = await play(steps, cores, () => draws.next().value ?? 0);
        expect(names(begun).sort()).toEqual(names(steps).sort());
        const builds = BUILDING.filter((name) => some.includes(name));
        for (const { name, beside, over } of begun) {
          if (RUNNING.includes(name)) expect(over).toEqual(expect.arrayContaining(builds));
          if (!BUILDING.includes(name)) continue;
          const inTheWay = [...BUILDING, ...RUNNING].filter((other) => beside.includes(other));
          expect(inTheWay, `beside ${name}`).toEqual([]);
        }
      }),
    );
  });

  it('keep no more processors busy than there are', async () => {
    const shares = new Map(STEPS_HERE.map(({ name, cores: of }) => [name, Math.min(of, cores)]));
    for (const { name, beside } of await play(STEPS_HERE, cores, () => 0)) {
      const busy = [name, ...beside].map((it) => shares.get(it) ?? 0);
      expect(busy.reduce((a, b) => a + b)).toBeLessThanOrEqual(cores);
    }
  });
});

it.each([
  [1, 64, 1],
  [2, 64, 2],
  [2, 3.8, 2],
  [4, 3.8, 3],
  [16, 64, 4],
  [4, 0.9, 1],
])('%i processors and %f GiB bear %i evenings side by side', (cores, gigabytes, evenings) => {
  expect(eveningsAtOnce(cores, gigabytes * 2 ** 30)).toBe(evenings);
  const step = stepsOn(cores, gigabytes * 2 ** 30).find(({ name }) => name === 'tests');
  expect(step?.cores).toBe(evenings);
});

it('.ci/run runs the command that people have for everything', () => {
  const script = readFileSync(join(ROOT, '.ci', 'run'), 'utf8');
  expect(script).toMatch(/^exec npm test -- --all <\/dev\/null$/m);
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain('npm test -- --all');
});
