import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, toolOf } from './paths.mjs';
import { ask } from './run.mjs';

const BAD = [
  "import { setTimeout as delayed } from 'node:timers/promises';",
  'await sleep(5);',
  'await page.waitForTimeout(ms);',
  'await new Promise((resolve) => setTimeout(resolve, 5));',
  'setTimeout(this.next, 500);',
  'Atomics.wait(cells, 0, 0, 500);',
  'for (const each of all) await pause(5);',
  'for (let i = 0; i < 5; i += 1) await sleep(5);',
  "while (isOn()) it('sleeps', async () => { await sleep(5); });",
  'await vi.waitFor(came);',
  'await vi.waitUntil(came);',
  'await expect.poll(came, { timeout: 5_000 }).toBe(1);',
  'await expect.poll(came, PATIENCE).toBe(1);',
  "it('is tried again', { retry: 3 }, () => {});",
];
const GOOD = [
  "import { setTimeout as sleep } from 'node:timers/promises';",
  'await sleep(0);',
  'await new Promise((resolve) => setTimeout(resolve));',
  "const timer = setTimeout(() => reject(new Error('late')), 500);",
  'while (!came()) await sleep(5);',
  'for (;;) { await pause(5); }',
  'while (!came()) await new Promise((resolve) => setTimeout(resolve, 5));',
  'await expect.poll(came).toBe(1);',
  'await expect.poll(came, { interval: 5 }).toBe(1);',
  'vi.advanceTimersByTime(500);',
];
const config = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
config.plugins[0].path = join(ROOT, config.plugins[0].path);
const FILES = {
  'biome.json': JSON.stringify(config),
  'a.test.ts': BAD.join('\n'),
  'b.test.ts': GOOD.join('\n'),
  'c.ts': BAD.join('\n'),
  'vitest.d.config.ts': 'export default defineConfig({ test: { retry: 2 } });',
};

it('the linter finds tests that sleep, have a limit of their own or are tried again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'misterx-no-sleep-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const args = ['lint', '--only=plugin', '--vcs-enabled=false', '--reporter=github'];
  const where = [`--config-path=${folder}`, folder];
  const told = await ask(process.execPath, [toolOf('@biomejs/biome'), ...args, ...where]);
  rmSync(folder, { recursive: true });
  const found = [...told.matchAll(/(\w)\.\w+\.ts,line=(\d+),/g)].map((it) => it.slice(1).join(' '));
  expect(found.sort()).toEqual([...BAD.map((_, at) => `a ${at + 1}`), 'd 1'].sort());
});
