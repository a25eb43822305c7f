import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { certificateNames } from './scope.js';

const info = (address: string, family: 'IPv4' | 'IPv6', internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  netmask: '',
  mac: '',
  cidr: null,
  ...(family === 'IPv4' ? { family } : { family, scopeid: 0 }),
});

const networks = {
  lo: [info('127.0.0.1', 'IPv4', true)],
  wlan0: [info('192.168.1.20', 'IPv4'), info('fe80::1', 'IPv6'), info('fd00::20', 'IPv6')],
};

it('a certificate is for all names and addresses, in any network', () => {
  expect(certificateNames('0.0.0.0', ['games.home'], networks, 'Den')).toEqual([
    'localhost',
    'mister-x.local',
    'den.local',
    'games.home',
    '127.0.0.1',
    '::1',
    '192.168.1.20',
    'fd00::20',
  ]);
});

it('and for the one address that the server listens on', () => {
  const names = certificateNames('192.168.1.20', [], networks, 'den.local');
  expect(names).toContain('192.168.1.20');
  expect(names).not.toContain('fd00::20');
  expect(certificateNames('fd00::20', [], networks, 'den')).toContain('fd00::20');
});

it('a computer whose name no certificate can hold goes by the others', () => {
  expect(certificateNames('::', [], networks, 'Pi of Ann!')).not.toContain('pi of ann!');
  expect(certificateNames('::', [], networks, '')).not.toContain('');
});

it('a bare name is in it only for who asked for it, to be told that it cannot be', () => {
  expect(certificateNames('::', [], networks, 'den')).not.toContain('den');
  expect(certificateNames('::', ['Den'], networks, 'den')).toContain('den');
});

it('a name to listen on brings the addresses for which it may stand', () => {
  const names = certificateNames('den', [], networks, 'den');
  expect(names).toEqual(expect.arrayContaining(['den', 'den.local', '192.168.1.20']));
});
