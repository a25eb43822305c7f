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
});
