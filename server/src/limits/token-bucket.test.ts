import { describe, expect, it } from 'vitest';
import { TokenBucket, TokenBuckets } from './token-bucket.js';

let time = 0;
const now = () => time;
const many = (count: number, work: () => boolean) => Array.from({ length: count }, work);

describe('a bucket of tokens', () => {
  it('pays for a burst, then for what comes back, and never holds more than the burst', () => {
    const bucket = new TokenBucket({ burst: 3, perSecond: 2 }, now);
    expect(many(4, () => bucket.take())).toEqual([true, true, true, false]);
    time += 499;
    expect(bucket.take()).toBe(false);
    time += 1;
    expect(many(2, () => bucket.take())).toEqual([true, false]);
    time += 60_000;
    expect(bucket.isFull).toBe(true);
    expect(many(4, () => bucket.take())).toEqual([true, true, true, false]);
  });

  it('takes nothing for what it cannot pay, and takes back no more than it holds', () => {
    const bucket = new TokenBucket({ burst: 3, perSecond: 1 }, now);
    expect(bucket.take(4)).toBe(false);
    expect(bucket.isFull).toBe(true);
    bucket.giveBack(5);
    expect(bucket.take(3)).toBe(true);
    bucket.giveBack();
    expect(bucket.take(2)).toBe(false);
    expect(bucket.take(1)).toBe(true);
  });

  it('is not refilled by a clock that runs backwards', () => {
    const bucket = new TokenBucket({ burst: 1, perSecond: 1 }, now);
    bucket.take();
    time -= 60_000;
    expect(bucket.take()).toBe(false);
    time += 1_000;
    expect(bucket.take()).toBe(true);
  });
});

describe('buckets by name', () => {
  it('are the same for the same name, and of their own for another', () => {
    const buckets = new TokenBuckets({ burst: 1, perSecond: 1 }, now);
    expect(buckets.of('a').take()).toBe(true);
    expect(buckets.of('a').take()).toBe(false);
    expect(buckets.of('b').take()).toBe(true);
  });

  it('are never more than so many, and who comes under many names gains nothing', () => {
    const buckets = new TokenBuckets({ burst: 2, perSecond: 0.1 }, now, 100);
    expect(many(3, () => buckets.of('victim').take())).toEqual([true, true, false]);
    const paid = many(10_000, () => buckets.of(`name ${time++}`).take());
    expect(buckets.remembered).toBe(100);
    // Ninety-nine names of their own, then one bucket for all others, refilled once in ten seconds.
    expect(paid.filter(Boolean)).toHaveLength(99 + 2);
    expect(buckets.of('victim').take()).toBe(false);
  });

  it('are forgotten when they are full, and only then', () => {
    const buckets = new TokenBuckets({ burst: 2, perSecond: 1 }, now, 3);
    buckets.of('mild').take();
    buckets.of('heavy').take(2);
    buckets.of('untouched');
    time += 1_000;
    expect(buckets.of('new').take(2)).toBe(true);
    expect(buckets.remembered).toBe(2);
    expect(buckets.of('heavy').take(2)).toBe(false);
  });
});
