import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GuessLimiter, RateLimiter, TokenBucket, RequestLimiter } from './rate-limiter.js';
import { type Limits, NO_LIMITS } from './limits.js';

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

describe('a limiter of rates by name', () => {
  it('has one bucket for the same name, and another for another', () => {
    const limiter = new RateLimiter({ burst: 1, perSecond: 1 }, now);
    expect(limiter.of('a').take()).toBe(true);
    expect(limiter.of('a').take()).toBe(false);
    expect(limiter.of('b').take()).toBe(true);
  });

  it('remembers so many names, and coming under many gains nothing', () => {
    const limiter = new RateLimiter({ burst: 2, perSecond: 0.1 }, now, { most: 100 });
    expect(many(3, () => limiter.of('victim').take())).toEqual([true, true, false]);
    const paid = many(10_000, () => limiter.of(`name ${time++}`).take());
    expect(limiter.remembered).toBe(100);
    // Ninety-nine names of their own, then one bucket for all others, refilled once in ten seconds.
    expect(paid.filter(Boolean)).toHaveLength(99 + 2);
    expect(limiter.of('victim').take()).toBe(false);
  });

  it('never empties the bucket of the exempt name, and remembers nothing of it', () => {
    const limiter = new RateLimiter({ burst: 1, perSecond: 1 }, now, { exempt: 'a' });
    expect(many(3, () => limiter.of('a').take(1_000))).toEqual([true, true, true]);
    expect(limiter.remembered).toBe(0);
    expect(many(2, () => limiter.of('b').take())).toEqual([true, false]);
  });

  it('forgets a bucket when it is full, and only then', () => {
    const limiter = new RateLimiter({ burst: 2, perSecond: 1 }, now, { most: 3 });
    limiter.of('mild').take();
    limiter.of('heavy').take(2);
    limiter.of('untouched');
    time += 1_000;
    expect(limiter.of('new').take(2)).toBe(true);
    expect(limiter.remembered).toBe(2);
    expect(limiter.of('heavy').take(2)).toBe(false);
  });
});

describe('the limiter of guesses', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const fail = async () => undefined;
  const succeed = async () => 'found';

  it('makes an address wait after eight failures, unheard, and forgives one in three seconds', async () => {
    const limiter = new GuessLimiter();
    for (let n = 0; n < 8; n++) expect(await limiter.attempt('a', fail)).toBeUndefined();
    const work = vi.fn(succeed);
    expect(await limiter.attempt('a', work)).toBe('wait');
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_000);
    expect(await limiter.attempt('a', work)).toBe('found');
    expect(await limiter.attempt('a', fail)).toBeUndefined();
    expect(await limiter.attempt('a', fail)).toBe('wait');
  });

  it('counts attempts that are still under way', async () => {
    const limiter = new GuessLimiter();
    const answers = await Promise.all(Array.from({ length: 9 }, () => limiter.attempt('a', succeed)));
    expect(answers.filter((answer) => answer === 'wait')).toHaveLength(1);
  });

  it('never slows down an address that succeeds, nor another', async () => {
    const limiter = new GuessLimiter();
    for (let n = 0; n < 50; n++) expect(await limiter.attempt('a', succeed)).toBe('found');
    for (let n = 0; n < 9; n++) await limiter.attempt('b', fail);
    expect(await limiter.attempt('a', succeed)).toBe('found');
  });

  it('counts a /64 of IPv6 as one address, and an IPv4 address in either form', async () => {
    const limiter = new GuessLimiter();
    for (let n = 0; n < 8; n++) await limiter.attempt(`2001:db8:1:2::${n}`, fail);
    expect(await limiter.attempt('2001:db8:1:2:ffff::1', succeed)).toBe('wait');
    expect(await limiter.attempt('2001:db8:1:3::1', succeed)).toBe('found');
    for (let n = 0; n < 8; n++) await limiter.attempt('::ffff:10.0.0.1', fail);
    expect(await limiter.attempt('10.0.0.1', succeed)).toBe('wait');
  });

  it('does not forget who failed because others come from thousands of addresses', async () => {
    const limiter = new GuessLimiter();
    for (let n = 0; n < 8; n++) await limiter.attempt('10.0.0.1', fail);
    let heard = 0;
    const work = async () => {
      heard += 1;
      return undefined;
    };
    for (let n = 0; n < 20_000; n++) {
      await limiter.attempt(`172.16.${n >> 8}.${n & 255}`, work);
    }
    expect(await limiter.attempt('10.0.0.1', succeed)).toBe('wait');
    expect(heard).toBeLessThan(4_096 + 8);
  });
});

const limiter = (change: Partial<Limits>) => new RequestLimiter({ ...NO_LIMITS, ...change }, () => time);
const HOME = '192.168.1.20';

describe('the limiter of requests', () => {
  it('lets a connection ask for so much, counted by what it costs, and another its own', () => {
    const five = limiter({ requests: { burst: 5, perSecond: 1 } });
    const phone = {};
    expect(five.enter(phone, HOME, 3)).toBeDefined();
    expect(five.enter(phone, HOME, 3)).toBeUndefined();
    expect(five.enter(phone, HOME, 2)).toBeDefined();
    expect(five.enter({}, HOME, 5)).toBeDefined();
    time += 3_000;
    expect(five.enter(phone, HOME, 3)).toBeDefined();
    expect(five.enter(phone, HOME, 1)).toBeUndefined();
  });

  it('limits a connection of this computer like any other', () => {
    const one = limiter({ requests: { burst: 1, perSecond: 1 } });
    const kiosk = {};
    expect(one.enter(kiosk, '127.0.0.1', 1)).toBeDefined();
    expect(one.enter(kiosk, '127.0.0.1', 1)).toBeUndefined();
  });

  it('works on so many requests of a connection at once', () => {
    const two = limiter({ requestsAtOnce: 2 });
    const phone = {};
    const leave = two.enter(phone, HOME, 1);
    expect(two.enter(phone, HOME, 1)).toBeDefined();
    expect(two.enter(phone, HOME, 1)).toBeUndefined();
    leave?.();
    expect(two.enter(phone, HOME, 1)).toBeDefined();
  });

  it('lets all connections of an address ask for so much together, but of this computer', () => {
    const three = limiter({ addressRequests: { burst: 3, perSecond: 1 } });
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3']) {
      expect(three.enter({}, address, 1)).toBeDefined();
    }
    expect(three.enter({}, '2001:db8::4', 1)).toBeUndefined();
    expect(three.enter({}, '2001:db8:0:1::1', 1)).toBeDefined();
    for (let n = 0; n < 10; n++) expect(three.enter({}, '::1', 1)).toBeDefined();
  });

  it('does not let one connection use up what its address may ask', () => {
    const four = limiter({
      requests: { burst: 2, perSecond: 0 },
      addressRequests: { burst: 4, perSecond: 0 },
    });
    const loud = {};
    for (let n = 0; n < 100; n++) four.enter(loud, HOME, 1);
    expect(four.enter({}, HOME, 1)).toBeDefined();
  });

  it('says when a connection has sent so many messages that it is to be closed', () => {
    const ten = limiter({ messages: { burst: 10, perSecond: 1 } });
    const loud = {};
    const heard = Array.from({ length: 12 }, () => ten.hear(loud));
    expect(heard).toEqual([...Array(10).fill(true), false, false]);
    expect(ten.hear({})).toBe(true);
  });
});
