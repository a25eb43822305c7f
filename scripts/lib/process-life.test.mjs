import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { began, bootOf, processorSeconds } from '../../server/bin/process-life.mjs';

const linux = process.platform === 'linux';

it.runIf(linux)('tells a process from one that began later, and stays the same', async () => {
  expect(bootOf()).toMatch(/^[0-9a-f-]{36}$/);
  // The name stands in front of what is counted.
  const script = "process.title = 'a) R 1 (b'; process.stdin.resume(); console.log(1)";
  const child = spawn(process.execPath, ['-e', script]);
  await once(child.stdout, 'data');
  const ours = began(process.pid);
  const its = began(child.pid ?? 0);
  expect(Number(its)).toBeGreaterThan(Number(ours));
  expect(began(process.pid)).toBe(ours);
  child.stdin.end();
  await once(child, 'close');
  expect(began(child.pid ?? 0)).toBeUndefined();
});

it.runIf(linux)('is counted from the start of the computer, in hundredths of a second', () => {
  const up = Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]);
  expect(Number(began(process.pid)) / 100).toBeLessThanOrEqual(up + 1);
  expect(Number(began(process.pid)) / 100).toBeGreaterThan(up - 86_400);
});

it.runIf(linux)('has used as many processor seconds as it and its children together', () => {
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const before = own();
  const spent = processorSeconds() ?? Number.NaN;
  expect(spent).toBeGreaterThanOrEqual(Math.floor(before) - 1);
  const busy = 'while (process.cpuUsage().user < 1_500_000);';
  expect(spawnSync(process.execPath, ['-e', busy]).status).toBe(0);
  expect(processorSeconds()).toBeGreaterThan(spent);
});

it('is unknown where there is no such process', () => {
  expect(began(2 ** 31 - 1)).toBeUndefined();
});
