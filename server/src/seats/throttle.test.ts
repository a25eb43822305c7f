import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Throttle } from './throttle.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fail = async () => undefined;
const succeed = async () => 'found';

describe('the throttle', () => {
  it('makes an address wait after eight failures, unheard, and forgives one in three seconds', async () => {
    const throttle = new Throttle();
    for (let n = 0; n < 8; n++) expect(await throttle.attempt('a', fail)).toBeUndefined();
    const work = vi.fn(succeed);
    expect(await throttle.attempt('a', work)).toBe('wait');
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3_000);
    expect(await throttle.attempt('a', work)).toBe('found');
    expect(await throttle.attempt('a', fail)).toBeUndefined();
    expect(await throttle.attempt('a', fail)).toBe('wait');
  });

  it('counts attempts that are still under way', async () => {
    const throttle = new Throttle();
    const answers = await Promise.all(
      Array.from({ length: 9 }, () => throttle.attempt('a', succeed)),
    );
    expect(answers.filter((answer) => answer === 'wait')).toHaveLength(1);
  });

  it('never slows down who succeeds, nor another address', async () => {
    const throttle = new Throttle();
    for (let n = 0; n < 50; n++) expect(await throttle.attempt('a', succeed)).toBe('found');
    for (let n = 0; n < 9; n++) await throttle.attempt('b', fail);
    expect(await throttle.attempt('a', succeed)).toBe('found');
  });

  it('counts a /64 of IPv6 as one address, and an IPv4 address in either form', async () => {
    const throttle = new Throttle();
    for (let n = 0; n < 8; n++) await throttle.attempt(`2001:db8:1:2::${n}`, fail);
    expect(await throttle.attempt('2001:db8:1:2:ffff::1', succeed)).toBe('wait');
    expect(await throttle.attempt('2001:db8:1:3::1', succeed)).toBe('found');
    for (let n = 0; n < 8; n++) await throttle.attempt('::ffff:10.0.0.1', fail);
    expect(await throttle.attempt('10.0.0.1', succeed)).toBe('wait');
  });

  it('does not forget who failed because others come from thousands of addresses', async () => {
    const throttle = new Throttle();
    for (let n = 0; n < 8; n++) await throttle.attempt('10.0.0.1', fail);
    let heard = 0;
    const work = async () => {
      heard += 1;
      return undefined;
    };
    for (let n = 0; n < 20_000; n++) {
      await throttle.attempt(`172.16.${n >> 8}.${n & 255}`, work);
    }
    expect(await throttle.attempt('10.0.0.1', succeed)).toBe('wait');
    expect(heard).toBeLessThan(4_096 + 8);
  });
});
