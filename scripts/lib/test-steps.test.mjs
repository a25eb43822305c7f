import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, WORKSPACES } from './paths.mjs';
import { helpText } from './test-help.mjs';
import { chosenSteps, STEPS } from './test-steps.mjs';

const names = (/** @type {readonly { name: string }[]} */ steps) => steps.map(({ name }) => name);

describe('the steps of npm test', () => {
  it('test every workspace, and come after those that they name', () => {
    expect(names(STEPS)).toEqual(expect.arrayContaining(WORKSPACES));
    expect(new Set(names(STEPS)).size).toBe(STEPS.length);
    for (const [i, { after = [] }] of STEPS.entries()) {
      expect(names(STEPS.slice(0, i))).toEqual(expect.arrayContaining([...after]));
    }
  });

  it('leave some to --all, or to whoever names them', () => {
    const quick = names(chosenSteps({ all: false, only: [] }));
    expect(quick).not.toContain('nodes');
    expect(quick).toEqual(expect.arrayContaining(['types', 'lint', 'hardware', 'tests']));
    expect(chosenSteps({ all: true, only: [] })).toEqual(STEPS);
    expect(names(chosenSteps({ all: false, only: ['nodes'] }))).toEqual(['nodes']);
    expect(names(chosenSteps({ all: true, only: ['engine', 'lint'] }))).toEqual(['lint', 'engine']);
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

it('.ci/run runs the command that people have for everything', () => {
  const script = readFileSync(join(ROOT, '.ci', 'run'), 'utf8');
  expect(script).toMatch(/^exec npm test -- --all <\/dev\/null$/m);
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain('npm test -- --all');
});
