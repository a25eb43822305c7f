import { expect, it } from 'vitest';
import { Pace } from './pace.js';

/** A pace whose clock runs only while somebody waits. */
function paced(address: number, all: number) {
  let now = 0;
  const rate = (burst: number) => ({ burst, perSecond: burst });
  const pace = new Pace(
    { address: rate(address), all: rate(all) },
    () => now,
    async (ms) => {
      now += ms;
    },
  );
  const never = () => false;
  return {
    pace,
    /** Milliseconds that somebody waits for his turn. */
    waits: async (from: string, bytes: number) => {
      const began = now;
      await pace.turn(from, bytes, never);
      return now - began;
    },
  };
}

it('lets an address wait when it has had its bytes, and no other', async () => {
  const { waits } = paced(1_000, 10_000);
  expect(await waits('10.0.0.1', 1_000)).toBe(0);
  expect(await waits('10.0.0.2', 1_000)).toBe(0);
  expect(await waits('10.0.0.1', 500)).toBe(500);
});

it('lets everybody wait when all have had theirs, and counts nobody for what he waits for', async () => {
  const { waits } = paced(1_000, 2_000);
  expect(await waits('10.0.0.1', 1_000)).toBe(0);
  expect(await waits('10.0.0.2', 1_000)).toBe(0);
  expect(await waits('10.0.0.3', 1_000)).toBe(500);
});

it('lets nobody wait whose answer is over', async () => {
  const { pace, waits } = paced(1_000, 1_000);
  await waits('10.0.0.1', 1_000);
  let looks = 0;
  await pace.turn('10.0.0.1', 1_000, () => ++looks > 3);
  expect(looks).toBe(4);
});
