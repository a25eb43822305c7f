import { expect, it } from 'vitest';
import { systemTimers } from './scanner.js';

/** Timers run in their order: what was due before this one has run. */
const fence = () => new Promise<void>((resolve) => systemTimers.after(1, resolve));

it('runs once when it is time, and not when stopped before', async () => {
  const ran: string[] = [];
  systemTimers.after(1, () => ran.push('first'));
  const stop = systemTimers.after(1, () => ran.push('second'));
  stop();
  stop();
  await fence();
  expect(ran).toEqual(['first']);
});

it('comes after what arrived while the process was busy, which may stop it', async () => {
  const ran: string[] = [];
  const stop = systemTimers.after(1, () => ran.push('silence'));
  const busyUntil = performance.now() + 20;
  while (performance.now() < busyUntil);
  setImmediate(() => {
    ran.push('report');
    stop();
  });
  await fence();
  expect(ran).toEqual(['report']);
});
