import { expect, it } from 'vitest';
import { ClientAddresses } from '../network/peers.js';
import { Bandwidth } from './bandwidth.js';

/** Its clock runs only while an answer waits. */
function limited(address: number, first: number, more = first) {
  let now = 0;
  const rate = (burst: number) => ({ burst, perSecond: burst });
  const bandwidth = new Bandwidth(
    { address: rate(address), first: rate(first), more: rate(more) },
    new ClientAddresses(),
    () => now,
    async (ms) => {
      for (let passed = 0; passed < ms; passed++) {
        await new Promise((resolve) => setImmediate(resolve));
        now += 1;
      }
    },
  );
  const never = () => false;
  /** Milliseconds until a piece may be sent. */
  const waits = async (address: string, bytes: number, { isFirst = false, isHere = false } = {}) => {
    const began = now;
    await bandwidth.turn({ address, isHere }, { bytes, isFirst }, never);
    return now - began;
  };
  return { bandwidth, waits, clock: () => now };
}
const FIRST = { isFirst: true };
const HERE = { isHere: true };

it('lets an address wait when it has had its bytes, and no other', async () => {
  const { waits } = limited(1_000, 10_000);
  expect(await waits('10.0.0.1', 1_000)).toBe(0);
  expect(await waits('10.0.0.2', 1_000)).toBe(0);
  expect(await waits('10.0.0.1', 500)).toBe(500);
});

it('lets all addresses wait when the network has had its bytes, and counts none that waits', async () => {
  const { waits } = limited(1_000, 2_000);
  expect(await waits('10.0.0.1', 1_000)).toBe(0);
  expect(await waits('10.0.0.2', 1_000)).toBe(0);
  expect(await waits('10.0.0.3', 1_000)).toBe(500);
});

it('lets an address wait for the beginning of an answer, too', async () => {
  const { waits } = limited(1_000, 2_000);
  expect(await waits('10.0.0.1', 1_000, FIRST)).toBe(0);
  expect(await waits('10.0.0.1', 1_000, FIRST)).toBe(1_000);
});

it('lets nobody wait for a beginning because of what others fetch, while few begin', async () => {
  const { waits } = limited(1_000, 2_000, 1_000);
  expect(await waits('10.0.0.1', 1_000)).toBe(0);
  expect(await waits('10.0.0.2', 1_000, FIRST)).toBe(0);
  expect(await waits('10.0.0.3', 1_000, FIRST)).toBe(0);
  expect(await waits('10.0.0.4', 1_000, FIRST)).toBe(500);
});

it.each([
  ['wait for their turn', Number.POSITIVE_INFINITY],
  ['give up at once, and ask again', 1],
])('gives an answer under way as much as five that begin over and over, and %s', async (_, ms) => {
  const { bandwidth, waits, clock } = limited(1_000, 1_000);
  let isOver = false;
  const greedy = Array.from({ length: 5 }, async (_one, n) => {
    const asker = { address: `10.0.0.${n}`, isHere: false };
    const piece = { bytes: 10, isFirst: true };
    while (!isOver) {
      const until = clock() + ms;
      const each = () => bandwidth.turn(asker, piece, () => isOver || clock() > until);
      const all = Promise.all(Array.from({ length: 5 }, each));
      if (ms === Number.POSITIVE_INFINITY) await all;
      else await new Promise((resolve) => setImmediate(resolve));
    }
  });
  let waited = 0;
  for (let n = 0; n < 20; n++) waited += await waits('10.0.1.1', 100);
  isOver = true;
  await Promise.all(greedy);
  // 2,000 bytes, and a sixth of what comes back belongs to this answer: at least 167 in a second.
  expect(waited).toBeLessThan(13_000);
});

it('lets this computer wait for nobody else, and nobody for this computer', async () => {
  const { waits } = limited(1_000, 1_000);
  expect(await waits('10.0.0.1', 1_000)).toBe(0);
  expect(await waits('127.0.0.1', 1_000, HERE)).toBe(0);
  expect(await waits('127.0.0.1', 1_000, HERE)).toBe(1_000);
  expect(await waits('10.0.0.2', 1_000)).toBe(0);
});

it('takes those of one network in their order', async () => {
  const { waits } = limited(1_000, 10_000);
  await waits('10.0.0.1', 1_000);
  const all = [300, 300, 300].map((bytes) => waits('10.0.0.1', bytes));
  expect(await Promise.all(all)).toEqual([300, 600, 900]);
});

it('lets nobody wait whose answer is over', async () => {
  const { bandwidth, waits } = limited(1_000, 1_000);
  await waits('10.0.0.1', 1_000);
  const asker = { address: '10.0.0.1', isHere: false };
  let isOver = false;
  const all = [1_000_000, 1].map((bytes) => bandwidth.turn(asker, { bytes, isFirst: false }, () => isOver));
  for (let n = 0; n < 5; n++) await new Promise((resolve) => setImmediate(resolve));
  isOver = true;
  await Promise.all(all);
});
