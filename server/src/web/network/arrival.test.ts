import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOfArrival, withArrivalFirst } from './arrival.js';

const came = (host: string | undefined, localAddress?: string, encrypted = false) => {
  const socket = { localAddress, localPort: 8080 } as IncomingMessage['socket'];
  return addressOfArrival({ headers: host === undefined ? {} : { host }, socket }, encrypted);
};

it.each([
  ['10.0.0.17:8080', '10.0.0.17', 'http://10.0.0.17:8080'],
  ['[2001:db8::17]:8080', '2001:db8::17', 'http://[2001:db8::17]:8080'],
  // A port that a container's host maps: inside, the address is another one.
  ['192.168.1.20', '172.17.0.2', 'http://192.168.1.20'],
  ['Games.Home:8080', '192.168.1.20', 'http://games.home:8080'],
  // Not every phone looks these names up.
  ['mister-x.local:8080', '192.168.1.20', 'http://192.168.1.20:8080'],
  ['laptop:8080', '::ffff:192.168.1.20', 'http://192.168.1.20:8080'],
  ['laptop:8080', 'fd00::17', 'http://[fd00::17]:8080'],
  ['laptop:8080', '127.0.0.1', undefined],
  ['localhost:8080', '127.0.0.1', undefined],
  ['localhost:8080', '192.168.1.20', undefined],
  ['127.0.0.1:8080', '127.0.0.1', undefined],
  ['[::1]:8080', '::1', undefined],
  ['0.0.0.0:8080', '127.0.0.1', undefined],
  ['10.0.0.17:99999', '10.0.0.17', undefined],
  [undefined, '192.168.1.20', undefined],
])('who came by the Host %j to %j shows phones %j', (host, local, arrival) => {
  expect(came(host, local)).toBe(arrival);
});

it('who came over TLS came by https', () => {
  expect(came('10.0.0.17:8443', '10.0.0.17', true)).toBe('https://10.0.0.17:8443');
});

describe('the address of an arrival', () => {
  const all = ['http://192.168.64.1:8080', 'http://10.0.0.17:8080', 'http://mister-x.local:8080'];

  it('is first, whatever this computer takes for the best', () => {
    expect(withArrivalFirst(all, 'http://10.0.0.17:8080', true)).toEqual([all[1], all[0], all[2]]);
    expect(withArrivalFirst(all, undefined, true)).toEqual(all);
  });

  it('is first where this computer does not know it, as behind a mapped port', () => {
    expect(withArrivalFirst(all, 'http://192.168.1.20', true)).toEqual(['http://192.168.1.20', ...all]);
    expect(withArrivalFirst(all, 'http://10.0.0.17', true)[0]).toBe('http://10.0.0.17');
  });

  it('over HTTPS is never one that no certificate proves', () => {
    const secure = all.map((base) => base.replace('http:', 'https:'));
    expect(withArrivalFirst(secure, 'https://elsewhere.test', false)).toEqual(secure);
    expect(withArrivalFirst(secure, 'http://10.0.0.17:8080', false)[0]).toBe(secure[1]);
  });

  it('behind a proxy is the public one', () => {
    expect(withArrivalFirst(['https://games.test'], 'http://10.0.0.17:8080', false)).toEqual(['https://games.test']);
  });
});
