import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { listAddresses } from './addresses.js';

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});

const networks = {
  lo: [ipv4('127.0.0.1', true)],
  docker0: [ipv4('172.17.0.1')],
  eth0: [ipv4('10.0.0.4')],
  wlan0: [ipv4('192.168.1.20')],
  usb0: [ipv4('169.254.3.4')],
};

describe('addresses for phones', () => {
  it('come with the home network first, containers last, then the local name', () => {
    expect(listAddresses('0.0.0.0', 3000, true, networks)).toEqual([
      'http://192.168.1.20:3000',
      'http://10.0.0.4:3000',
      'http://169.254.3.4:3000',
      'http://172.17.0.1:3000',
      'http://mister-x.local:3000',
    ]);
  });

  it('are the one that the server listens on, where it is one', () => {
    expect(listAddresses('10.0.0.4', 3000, false, networks)).toEqual(['http://10.0.0.4:3000']);
    expect(listAddresses('::1', 3000, false, networks)).toEqual(['http://[::1]:3000']);
  });

  it('over HTTPS leave out another port', () => {
    const lan = { wlan0: networks.wlan0 };
    expect(listAddresses('0.0.0.0', 443, false, lan, 'https')).toEqual(['https://192.168.1.20']);
    expect(listAddresses('0.0.0.0', 80, false, lan, 'https')).toEqual(['https://192.168.1.20:80']);
  });

  it('leave port 80 out, and name this computer where there is no network', () => {
    expect(listAddresses('0.0.0.0', 80, false, { lo: networks.lo })).toEqual(['http://localhost']);
  });
});
