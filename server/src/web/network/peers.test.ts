import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isFromHere, ClientAddresses, parseProxy } from './peers.js';

it.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.7', true],
  ['::1', '::1', true],
  ['::ffff:127.0.0.1', '::ffff:127.0.0.1', true],
  // A kiosk on this computer that was opened under its address in the network.
  ['192.168.1.5', '192.168.1.5', true],
  ['::ffff:192.168.1.5', '::ffff:192.168.1.5', true],
  ['192.168.1.5', '192.168.1.20', false],
  ['::ffff:192.168.1.5', '::ffff:192.168.1.20', false],
  ['127.0.0.1', '192.168.1.20', false],
  ['fd00::2', 'fd00::3', false],
  [undefined, undefined, false],
])('a connection to %s from %s is from this computer: %j', (localAddress, remoteAddress, here) => {
  expect(isFromHere({ localAddress, remoteAddress })).toBe(here);
});

const asked = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress, localAddress: remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('who asks', () => {
  it.each([
    ['nobody is named', [], '192.168.1.2', '10.9.9.9', '192.168.1.2'],
    ['another proxy is named', ['10.0.0.1'], '192.168.1.2', '10.9.9.9', '192.168.1.2'],
    ['the proxy is named', ['192.168.1.2'], '192.168.1.2', '10.9.9.9', '10.9.9.9'],
    ['it is named by its network', ['192.168.1.0/24'], '::ffff:192.168.1.2', '10.9.9.9', '10.9.9.9'],
    ['it is on this computer', ['loopback'], '::1', 'fd00::7', 'fd00::7'],
    // What the client wrote itself stands to the left of what the proxy saw.
    ['a client lies', ['loopback'], '127.0.0.1', '1.2.3.4, 10.9.9.9', '10.9.9.9'],
    ['two are named', ['loopback', '10.9.9.9'], '127.0.0.1', '1.2.3.4, 10.9.9.9', '1.2.3.4'],
  ])('is told where %s', (_, proxies, peer, forwarded, address) => {
    expect(new ClientAddresses(proxies).addressOf(asked(peer, forwarded))).toBe(address);
  });

  it.each([
    ['says nothing', undefined],
    ['says what is no address', 'unknown'],
    ['names a port', '10.9.9.9:4711'],
    ['names this computer', '127.0.0.1'],
    ['names itself', '127.0.0.1, 127.0.0.2'],
  ])('is nobody where a proxy %s, and never this computer', (_, forwarded) => {
    const request = asked('127.0.0.1', forwarded);
    expect(new ClientAddresses(['loopback']).addressOf(request)).toBe('behind a proxy');
    expect(new ClientAddresses(['loopback']).isHere(request)).toBe(false);
    expect(new ClientAddresses().isHere(request)).toBe(true);
  });
});

it.each([
  ['a named proxy says so', ['loopback'], 'https', true],
  ['a named proxy says otherwise', ['loopback'], 'http', false],
  ['a named proxy says both', ['loopback'], 'https, http', false],
  ['a named proxy says nothing', ['loopback'], undefined, false],
  ['someone else says so', ['10.0.0.1'], 'https', false],
])('whether what passes is encrypted where %s', (_, proxies, proto, encrypted) => {
  const { socket } = asked('127.0.0.1');
  const headers = proto === undefined ? {} : { 'x-forwarded-proto': proto };
  expect(new ClientAddresses(proxies).isEncrypted({ socket, headers })).toBe(encrypted);
});

it.each([
  ['192.168.1.2', '192.168.1.2'],
  [' fd00::/8 ', 'fd00::/8'],
  ['loopback', 'loopback'],
  ['uniquelocal', undefined],
  ['proxy.home', undefined],
  ['0.0.0.0/0', undefined],
  ['::/0', undefined],
  ['10.0.0.0/33', undefined],
  ['', undefined],
])('takes %j for the proxy %j', (text, proxy) => {
  expect(parseProxy(text)).toBe(proxy);
});
