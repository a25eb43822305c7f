import { describe, expect, it } from 'vitest';
import { findSleeps, sleepsOfTests } from './no-sleep.mjs';

/** What may stay, and why: beginnings of `path: line`. Only the last shows that nothing comes. */
const MAY_STAY = [
  { begins: 'tests/support/pace.ts:', why: 'how quick people are, and the clock of a page' },
  { begins: 'tests/support/key-hands.ts:', why: 'how quick scanners and fingers are' },
  { begins: 'server/src/matches/kill.e2e.test.ts:', why: 'the moment of the kill is drawn' },
  { begins: 'tests/faults/kill/kill-run.ts:', why: 'the moment of the kill is drawn' },
  { begins: 'tests/faults/disk/disk-run.ts:', why: 'how long the disk is broken is drawn' },
  { begins: 'tests/faults/wire/device.ts:', why: 'what those draws wait with' },
  { begins: 'tests/attacks/downloads.test.ts:', why: 'the pace of an attack' },
  { begins: 'tests/attacks/frames.test.ts:', why: 'the pace of an attack' },
  {
    begins: 'tests/attacks/mdns.test.ts:',
    why: 'the pace of an attack, and of asking for an answer',
  },
  { begins: 'tests/attacks/silence.test.ts:', why: 'the pace of an attack' },
  {
    begins: 'tests/command-line/serve-scanner.test.ts: await sleep(1_500)',
    why: 'whatever this computer has: nothing says when all of it was looked at',
  },
];

describe('tests that wait', () => {
  it.each([
    'await sleep(100);',
    'await page.waitForTimeout(600);',
    'await new Promise((resolve) => setTimeout(resolve, 40));',
    'await new Promise((done) => setTimeout(done, ms));',
    "describe('a scanner', { retry: 2 }, () => {",
    'test: { retry: 3 },',
  ])('are found: %s', (line) => {
    expect(findSleeps(`it('x', async () => {\n${line}\n});`)).toHaveLength(1);
  });

  it.each([
    'while (!seen()) next();\nawait sleep(40);',
    'while (!seen()) {\n  next();\n}\nawait sleep(40);',
    'for (;;) {\n  later(async () => {\n    await sleep(40);\n  });\n}',
  ])('are found below a loop that is over, or in a function of their own: %s', (lines) => {
    expect(findSleeps(lines)).toHaveLength(1);
  });

  it.each([
    'while (!seen(this)) await sleep(10);',
    'while (!seen()) {\n  if (late()) throw new Error();\n  await sleep(2);\n}',
    'await new Promise((resolve) => setTimeout(resolve, 0));',
    'const timer = setTimeout(() => reject(new Error()), 10_000);',
    '// await sleep(100)',
    'await phone.retry();',
    '{ retry: 0 }',
  ])('are not those that ask for what is to come, or none: %s', (lines) => {
    expect(findSleeps(lines)).toEqual([]);
  });

  it('are none but these', () => {
    const found = sleepsOfTests();
    const strange = found.filter((one) => !MAY_STAY.some(({ begins }) => one.startsWith(begins)));
    expect(strange).toEqual([]);
    for (const { begins } of MAY_STAY) {
      expect(
        found.filter((one) => one.startsWith(begins)),
        begins,
      ).not.toEqual([]);
    }
  });
});
