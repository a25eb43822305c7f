import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alone } from './lock.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let lock;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'misterx-lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

it('is held during the work and given back after it, also when the work fails', async () => {
  expect(await alone(async () => existsSync(lock), lock)).toBe(true);
  const work = () => Promise.reject(new Error('broke'));
  await expect(alone(work, lock)).rejects.toThrow('broke');
  expect(existsSync(lock)).toBe(false);
});

it('is waited for, which is said once', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  /** @type {(() => void)[]} */
  const ends = [];
  const first = alone(
    () => new Promise((/** @type {(_: void) => void} */ end) => ends.push(end)),
    lock,
    1,
  );
  const second = alone(async () => said.mock.calls.length, lock, 1);
  await expect.poll(() => said.mock.calls.length).toBe(1);
  ends[0]?.();
  expect([await first, await second]).toEqual([undefined, 1]);
});

it.each([-3_600, 3_600])('is taken over when it was not touched since %i s ago', async (at) => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  writeFileSync(lock, String(2 ** 30));
  utimesSync(lock, Date.now() / 1000 + at, Date.now() / 1000 + at);
  expect(await alone(async () => 'done', lock, 1)).toBe('done');
});

it('lets one in at a time, however many find it stale', async () => {
  writeFileSync(lock, String(2 ** 30));
  utimesSync(lock, 0, 0);
  const log = join(folder, 'log');
  const script = `
    import { appendFileSync } from 'node:fs';
    import { alone } from ${JSON.stringify(new URL('./lock.mjs', import.meta.url).href)};
    const note = (text) => appendFileSync(${JSON.stringify(log)}, text);
    const turn = () => new Promise((done) => setImmediate(done));
    const work = async () => { note('('); for (let i = 0; i < 50; i += 1) await turn(); note(')'); };
    await alone(work, ${JSON.stringify(lock)}, 1);`;
  const all = Array.from({ length: 4 }, () =>
    once(spawn(process.execPath, ['--input-type=module', '-e', script]), 'exit'),
  );
  expect((await Promise.all(all)).map(([code]) => code)).toEqual([0, 0, 0, 0]);
  expect(readFileSync(log, 'utf8')).toBe('()()()()');
});
