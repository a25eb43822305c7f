import { expect, it } from 'vitest';
import { systemTimers } from './timers.js';

const rest = () => new Promise((resolve) => setTimeout(resolve, 30));

it('runs once when it is time, and not when stopped before', async () => {
  const ran: string[] = [];
  systemTimers.after(1, () => ran.push('first'));
  const stop = systemTimers.after(1, () => ran.push('second'));
  stop();
  stop();
  await rest();
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
  await rest();
  expect(ran).toEqual(['report']);
});
