import { describe, expect, it } from 'vitest';
import { type Limits, NO_LIMITS } from './limits.js';
import { RequestLimiter } from './request-limiter.js';

let time = 0;
const limiter = (change: Partial<Limits>) =>
  new RequestLimiter({ ...NO_LIMITS, ...change }, () => time);
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
