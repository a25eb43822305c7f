import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.js';

const NOWHERE = {};

it.each([
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '10.0.0.1', '172.16.0.1'],
  ...['172.31.255.254', '192.168.178.1', '169.254.169.254', '100.64.0.1', '100.127.255.254'],
  ...['192.0.0.1', '192.0.2.1', '198.18.0.1', '198.19.255.254', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:192.168.0.1', '::ffff:8.8.8.8'],
  ...['::ffff:0:10.0.0.1', '64:ff9b::10.0.0.1', '64:ff9b:1::1', '2002:7f00:1::', '2001::1'],
  ...['fe80::1', 'fe80::1%eth0', 'fec0::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1'],
  ...['2001:2::1', '2001:2:0:ffff::1', '2001:10::1', '2001:1f:ffff::1', '2001:20::1', '2001:2f::1'],
  ...['2001:30::1', '2001:3::1', '2001:4:112::1', '2001:1ff:ffff::1', '3fff::1', '3fff:fff::1'],
  ...['2001:0:4136:e378:8000:63bf:3fff:fdd2', '2002:c0a8:101::1', '2002:808:808::1', '5f00::1'],
  ...['64:ff9b::8.8.8.8', '64:ff9b:1:7f00:0:100::', '::ffff:0:8.8.8.8', '::8.8.8.8', '4000::1'],
  ...['100::1', 'localhost', '', '1.2.3', 'example.org'],
])('%s is not public', (address) => {
  expect(isPublicAddress(address, NOWHERE)).toBe(false);
});

it.each([
  ...['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.255.255', '100.128.0.1'],
  ...['2606:4700:4700::1111', '2a00:1450:4001:80b::200e'],
  ...['2001:200::1', '2001:4860:4860::8888', '3ffe::1'],
])('%s is public', (address) => {
  expect(isPublicAddress(address, NOWHERE)).toBe(true);
});

it('networks that this computer is in are not, whatever their addresses are', () => {
  const at = (cidr: string): NetworkInterfaceInfo => ({
    ...{ address: '', netmask: '', mac: '', internal: false },
    ...(cidr.includes(':') ? { family: 'IPv6', scopeid: 0 } : { family: 'IPv4' }),
    cidr,
  });
  const home = { eth0: [at('2a02:8070:1:2:3::9/64'), at('193.99.144.80/29')], down: undefined };
  expect(isPublicAddress('2a02:8070:1:2::1', home)).toBe(false);
  expect(isPublicAddress('2a02:8070:1:3::1', home)).toBe(true);
  expect(isPublicAddress('193.99.144.85', home)).toBe(false);
  expect(isPublicAddress('193.99.144.90', home)).toBe(true);
});
