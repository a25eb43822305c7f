import { describe, expect, it } from 'vitest';
import { AddressGate, networkOf } from './address-gate.js';

let time = 0;
const gate = (atOnce: number, perMinute: number, remembered?: number) =>
  new AddressGate({ atOnce, perMinute }, () => time, remembered);

describe('the gate for addresses', () => {
  it('lets an address have so many sockets at once, and another its own', () => {
    const two = gate(2, 100);
    const leave = two.enter('10.0.0.1');
    expect(two.enter('10.0.0.1')).toBeDefined();
    expect(two.enter('::ffff:10.0.0.1')).toBeUndefined();
    expect(two.enter('10.0.0.2')).toBeDefined();
    leave?.();
    expect(two.enter('10.0.0.1')).toBeDefined();
  });

  it('lets an address open so many in a minute, evenly forgiven', () => {
    const six = gate(100, 6);
    const openOne = () => {
      const leave = six.enter('10.0.0.1');
      leave?.();
      return leave !== undefined;
    };
    expect(Array.from({ length: 7 }, openOne)).toEqual([...Array(6).fill(true), false]);
    time += 9_000;
    expect(openOne()).toBe(false);
    time += 1_000;
    expect(openOne()).toBe(true);
    expect(openOne()).toBe(false);
  });

  it('does not limit this computer', () => {
    const none = gate(0, 0);
    for (const address of ['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1']) {
      expect(none.enter(address)).toBeDefined();
    }
    expect(none.enter('10.0.0.1')).toBeUndefined();
  });

  it('remembers no more addresses than it may, and forgets who has left', () => {
    const small = gate(10, 60, 100);
    const stays = small.enter('10.1.0.0');
    for (let n = 0; n < 10_000; n++) small.enter(`10.0.${n >> 8}.${n & 255}`)?.();
    expect(small.remembered).toBe(100);
    expect(small.enter('192.168.0.1')).toBeUndefined();
    time += 1_000;
    expect(small.enter('192.168.0.1')).toBeDefined();
    expect(small.remembered).toBe(2);
    stays?.();
  });
});

describe('what counts as one address', () => {
  it.each([
    ['192.168.1.20', '192.168.1.20'],
    ['::ffff:192.168.1.20', '192.168.1.20'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', 'loopback'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
