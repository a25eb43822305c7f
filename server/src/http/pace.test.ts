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
  /** Milliseconds that somebody waits for his turn. */
  const waits = async (
    address: string,
    bytes: number,
    { isFirst = false, isHere = false } = {},
  ) => {
    const began = now;
    await pace.turn({ address, isHere }, { bytes, isFirst }, never);
    return now - began;
  };
  return { pace, waits };
}
const FIRST = { isFirst: true };
const HERE = { isHere: true };

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

it('lets an address wait for the beginning of an answer, too, but not because of others', async () => {
  const { waits } = paced(1_000, 2_000);
  expect(await waits('10.0.0.1', 1_000, FIRST)).toBe(0);
  expect(await waits('10.0.0.1', 1_000, FIRST)).toBe(1_000);
  for (const from of ['10.0.0.2', '10.0.0.3', '10.0.0.4']) {
    expect(await waits(from, 1_000, FIRST)).toBe(0);
  }
  // What began meanwhile is counted: 3,000 where there were 1,000.
  expect(await waits('10.0.0.5', 1_000)).toBe(1_500);
});

it('lets this computer wait for nobody else, and nobody for this computer', async () => {
  const { waits } = paced(1_000, 1_000);
  expect(await waits('10.0.0.1', 1_000)).toBe(0);
  expect(await waits('127.0.0.1', 1_000, HERE)).toBe(0);
  expect(await waits('127.0.0.1', 1_000, HERE)).toBe(1_000);
  expect(await waits('10.0.0.2', 1_000)).toBe(0);
});

it('lets nobody owe more than a burst', async () => {
  const { waits } = paced(1_000, 1_000);
  for (let n = 1; n < 20; n++) await waits(`10.0.0.${n}`, 1_000, FIRST);
  expect(await waits('10.0.0.20', 1_000)).toBe(2_000);
});

it('lets nobody wait whose answer is over', async () => {
  const { pace, waits } = paced(1_000, 1_000);
  await waits('10.0.0.1', 1_000);
  let looks = 0;
  const asker = { address: '10.0.0.1', isHere: false };
  await pace.turn(asker, { bytes: 1_000, isFirst: false }, () => ++looks > 3);
  expect(looks).toBe(4);
});
