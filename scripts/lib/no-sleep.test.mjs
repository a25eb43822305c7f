import { describe, expect, it } from 'vitest';
import { findSleeps, sleepsOfTests, testConfigs } from './no-sleep.mjs';

describe('tests that wait', () => {
  it.each([
    'await sleep(100);',
    'await page.waitForTimeout(600);',
    'await new Promise((resolve) => setTimeout(resolve, 40));',
    'await new Promise((done) => setTimeout(done, ms));',
    'await new Promise((go) => setTimeout(go, 500));',
    'setTimeout(this.next, 500);',
    'await scheduler.wait(100);',
    'await Promise.race([pause(delay), all]);',
    "await atPaceOf('key', page);",
    "describe('a scanner', { retry: 2 }, () => {",
    'test: { retry: 3 },',
    'await vi.waitFor(() => expect(there).toBe(true));',
    'await vi.waitUntil(() => there);',
    'await expect.poll(() => there(), { timeout: 1_000 }).toBe(true);',
    'await expect.poll(there, PATIENCE).toBe(true);',
    '// time passes: at nothing',
  ])('are found: %s', (line) => {
    expect(findSleeps(`it('waits', async () => {\n${line}\n});`)).toEqual([line]);
  });

  it('are found under any name that the function was imported by', () => {
    const text = "import { setTimeout as rest } from 'node:timers/promises';\nawait rest(9);";
    expect(findSleeps(text)).toEqual(['await rest(9);']);
  });

  it('are found where an own patience stands some lines below', () => {
    const text = 'await expect\n  .poll(\n    there,\n    { timeout: 9 },\n  )\n  .toBe(1);';
    expect(findSleeps(text)).toEqual(['.poll(']);
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
    'const timer = setTimeout(async () => {',
    'const timer = setTimeout(done => done(), 10_000);',
    '// await sleep(100)',
    'await phone.retry();',
    '{ retry: 0 }',
    'socket.pause();',
    'socket.setTimeout(LATE_MS, () => socket.destroy());',
    'function pause(ms: number): Promise<void> {',
    "import { setTimeout as sleep } from 'node:timers/promises';",
    'await expect.poll(there).toBe(true);',
    'await expect.poll(there).toBe(true);\nawait button.click({ timeout: 5 });',
    'await sleep(40); // time passes: the moment is drawn',
    '// time passes: the moment is drawn\nawait sleep(40);',
  ])('are not those that ask for what is to come or say why, or none: %s', (lines) => {
    expect(findSleeps(lines)).toEqual([]);
  });

  it('say why line by line', () => {
    const text = 'await sleep(1); // time passes: as it does\nawait sleep(2);';
    expect(findSleeps(text)).toEqual(['await sleep(2);']);
  });

  it('are none', () => {
    expect(sleepsOfTests()).toEqual([]);
  });

  it('for what is to come have most of ten minutes', () => {
    const configs = testConfigs();
    expect(configs.size).toBeGreaterThanOrEqual(7);
    for (const [path, text] of configs) {
      expect(text, path).toMatch(/\bexpect: \{ poll: \{ timeout: 500_000 \} \}/);
    }
  });
});
