import { expect, it } from 'vitest';
import { NetworkWatch } from './networks.js';

it('asks for the route again when the answer is old, and keeps nobody waiting', async () => {
  let now = 0;
  const answers = ['10.0.0.17', '192.168.1.20', undefined];
  let asked = 0;
  const watch = new NetworkWatch(
    async () => answers[asked++],
    () => now,
    () => ({}),
  );
  await watch.refresh();
  for (let i = 0; i < 100; i++) expect(watch.now()).toEqual({ interfaces: {}, route: '10.0.0.17' });
  expect(asked).toBe(1);
  now += 60_000;
  expect(watch.now().route).toBe('10.0.0.17');
  await Promise.resolve();
  expect(watch.now().route).toBe('192.168.1.20');
  now += 60_000;
  watch.now();
  await Promise.resolve();
  expect(watch.now().route).toBeUndefined();
  expect(asked).toBe(3);
});
