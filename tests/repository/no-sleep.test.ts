import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { inTemporaryFolder } from '../processes/temporary-folder.js';
import { PROJECT } from '../project.js';
import { readJson } from './files.js';

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
const fileOf = (path: string): string => fileURLToPath(new URL(path, PROJECT));
const config = readJson('biome.json');
config.plugins[0].path = fileOf(config.plugins[0].path);
const FILES = {
  'biome.json': JSON.stringify(config),
  'a.test.ts': BAD.join('\n'),
  'b.test.ts': GOOD.join('\n'),
  'c.ts': BAD.join('\n'),
  'vitest.d.config.ts': 'export default defineConfig({ test: { retry: 2 } });',
};

it('the linter finds tests that sleep, have a limit of their own or are tried again', () =>
  inTemporaryFolder(async (folder) => {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
    const biome = fileOf('node_modules/@biomejs/biome/bin/biome');
    const args = ['lint', '--only=plugin', '--vcs-enabled=false', '--reporter=github'];
    const where = [`--config-path=${folder}`, folder];
    const { stdout } = spawnSync(process.execPath, [biome, ...args, ...where], {
      encoding: 'utf8',
    });
    const found = [...stdout.matchAll(/(\w)\.\w+\.ts,line=(\d+),/g)];
    const lines = found.map(([, file, line]) => `${file} ${line}`);
    expect(lines.sort()).toEqual([...BAD.map((_, at) => `a ${at + 1}`), 'd 1'].sort());
  }));
