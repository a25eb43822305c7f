import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { type Interfaces, listAddresses, networkOf } from './addresses.js';

const CARD = '3c:22:fb:10:20:30';
const NO_CARD = '00:00:00:00:00:00';
const MASKS: Readonly<Record<string, string>> = {
  8: '255.0.0.0',
  10: '255.192.0.0',
  16: '255.255.0.0',
  20: '255.255.240.0',
  24: '255.255.255.0',
  32: '255.255.255.255',
};

/** `10.0.0.17/24`, with the number of its card. */
function ip(cidr: string, mac = CARD): NetworkInterfaceInfo {
  const [address = '', bits = ''] = cidr.split('/');
  const internal = address.startsWith('127.') || address === '::1';
  if (!address.includes(':')) {
    return { address, netmask: MASKS[bits] ?? '', family: 'IPv4', mac, internal, cidr };
  }
  const netmask = bits === '128' ? Array(8).fill('ffff').join(':') : 'ffff:ffff:ffff:ffff::';
  return { address, netmask, family: 'IPv6', mac, internal, cidr, scopeid: 0 };
}

const LO = { lo: [ip('127.0.0.1/8', NO_CARD), ip('::1/128', NO_CARD)] };

function list(interfaces: Interfaces, route?: string, host = '0.0.0.0'): readonly string[] {
  const listening = { host, port: 80, mdns: false };
  return listAddresses(listening, { interfaces, route }).map((base) => base.slice('http://'.length));
}

const DOCKER = [ip('172.17.0.1/16', '02:42:5e:aa:00:01')];

describe('the first address of', () => {
  it.each<[string, Interfaces, string | undefined, readonly string[]]>([
    [
      'a Mac with Parallels, a VM and iCloud’s relays',
      {
        lo0: [ip('127.0.0.1/8', NO_CARD)],
        en0: [ip('fe80::1c3a/64'), ip('10.0.0.17/24')],
        awdl0: [ip('fe80::a8b1/64', '3a:00:11:22:33:44')],
        llw0: [ip('fe80::a8b1/64', '3a:00:11:22:33:44')],
        utun0: [ip('fe80::ce81/64', NO_CARD)],
        bridge100: [ip('192.168.64.1/24', '3e:22:fb:aa:bb:64')],
        bridge101: [ip('10.211.55.2/24', '3e:22:fb:aa:bb:65')],
        vmenet0: [ip('192.168.65.1/24', '3e:22:fb:aa:bb:66')],
      },
      '10.0.0.17',
      ['10.0.0.17', '192.168.64.1', '192.168.65.1', '10.211.55.2'],
    ],
    [
      'a tablet whose system hides its cards, and has containers',
      { ...LO, docker0: DOCKER, wlan0: [ip('192.168.1.5/24', NO_CARD)] },
      undefined,
      ['192.168.1.5', '172.17.0.1'],
    ],
    [
      'a laptop in a VPN without a card and of any name, which leads out',
      { ...LO, office: [ip('10.8.0.6/24', NO_CARD)], wlan0: [ip('192.168.1.5/24')] },
      '10.8.0.6',
      ['192.168.1.5', '10.8.0.6'],
    ],
    [
      'a Linux laptop with Docker, podman, libvirt and Kubernetes',
      {
        ...LO,
        docker0: [ip('172.17.0.1/16', '02:42:5e:aa:00:01')],
        'br-4f3c21': [ip('172.18.0.1/16', 'a6:11:22:33:44:55')],
        podman0: [ip('10.88.0.1/16', 'b2:11:22:33:44:55')],
        cni0: [ip('10.42.0.1/24', 'ba:11:22:33:44:55')],
        virbr0: [ip('192.168.122.1/24', '52:54:00:aa:bb:cc')],
        wlp3s0: [ip('10.0.0.17/24')],
      },
      '10.0.0.17',
      ['10.0.0.17', '192.168.122.1', '172.17.0.1', '172.18.0.1', '10.88.0.1', '10.42.0.1'],
    ],
    [
      'a Windows laptop with WSL, Hyper-V, VirtualBox and VMware',
      {
        'vEthernet (WSL (Hyper-V firewall))': [ip('172.29.16.1/20', '00:15:5d:01:02:03')],
        'vEthernet (Default Switch)': [ip('192.168.240.1/20', '00:15:5d:01:02:04')],
        'Ethernet 2': [ip('192.168.56.1/24', '0a:00:27:00:00:0b')],
        'VMware Network Adapter VMnet8': [ip('192.168.17.1/24', '00:50:56:c0:00:08')],
        'Ethernet 5': [ip('169.254.17.3/16', '00:ff:aa:bb:cc:dd')],
        WLAN: [ip('10.0.0.17/24')],
        'Loopback Pseudo-Interface 1': [ip('127.0.0.1/8', NO_CARD)],
      },
      '10.0.0.17',
      ['10.0.0.17', '192.168.240.1', '192.168.56.1', '192.168.17.1', '172.29.16.1', '169.254.17.3'],
    ],
    [
      'a laptop whose every packet goes through a VPN',
      {
        ...LO,
        tun0: [ip('10.8.0.6/24', NO_CARD)],
        wg0: [ip('192.168.9.2/24', NO_CARD)],
        wlan0: [ip('192.168.1.20/24')],
      },
      '10.8.0.6',
      ['192.168.1.20', '10.8.0.6', '192.168.9.2'],
    ],
    [
      'a laptop with Tailscale and ZeroTier under any names',
      {
        ...LO,
        Firma: [ip('100.101.102.103/32')],
        'Ethernet 4': [ip('100.64.0.9/10')],
        ztabcdef: [ip('192.168.191.5/24', '6a:11:22:33:44:55')],
        Heimnetz: [ip('192.168.178.31/24')],
      },
      '192.168.178.31',
      ['192.168.178.31', '192.168.191.5', '100.101.102.103', '100.64.0.9'],
    ],
    [
      'a laptop on two networks, by cable and by Wi-Fi',
      { ...LO, wlan0: [ip('192.168.1.20/24')], eth0: [ip('10.0.0.4/24')] },
      '10.0.0.4',
      ['10.0.0.4', '192.168.1.20'],
    ],
    [
      'a network that leads nowhere, beside one of virtual machines with a new name',
      { ...LO, hosts: [ip('192.168.70.1/24')], wlan0: [ip('10.0.0.17/24')] },
      undefined,
      ['10.0.0.17', '192.168.70.1'],
    ],
    [
      'a laptop that is the hotspot itself',
      { ...LO, docker0: [ip('172.17.0.1/16', '02:42:5e:aa:00:01')], wlan0: [ip('10.42.0.1/24')] },
      undefined,
      ['10.42.0.1', '172.17.0.1'],
    ],
    [
      'a computer whose network is a bridge of its own',
      {
        ...LO,
        'vEthernet (Extern)': [ip('192.168.1.30/24')],
        'vEthernet (Intern)': [ip('192.168.5.1/24', '00:15:5d:01:02:03')],
      },
      '192.168.1.30',
      ['192.168.1.30', '192.168.5.1'],
    ],
    ['a container', { ...LO, eth0: [ip('172.17.0.2/16', '02:42:ac:11:00:02')] }, '172.17.0.2', ['172.17.0.2']],
    [
      'a cable without a router',
      { ...LO, usb0: [ip('169.254.3.4/16')], docker0: [ip('172.17.0.1/16', '02:42:5e:aa:00:01')] },
      undefined,
      ['169.254.3.4', '172.17.0.1'],
    ],
    [
      'a public network, beside a tunnel',
      { ...LO, utun4: [ip('10.9.0.2/24', NO_CARD)], en0: [ip('203.0.113.7/24')] },
      '203.0.113.7',
      ['203.0.113.7', '10.9.0.2'],
    ],
  ])('%s is one that phones reach', (_, interfaces, route, expected) => {
    const found = list(interfaces, route);
    expect(found).toEqual(expected);
    // Whatever order the system tells them in.
    const turned = Object.fromEntries(Object.entries(interfaces).reverse());
    expect(list(turned, route)[0]).toBe(expected[0]);
  });

  it('a VPN is last even where all else is inside the computer', () => {
    const docker0 = [ip('172.17.0.1/16', '02:42:5e:aa:00:01')];
    const interfaces = { ...LO, tun0: [ip('192.168.9.2/24', NO_CARD)], docker0 };
    expect(list(interfaces, '192.168.9.2')).toEqual(['172.17.0.1', '192.168.9.2']);
  });
});

describe('IPv6', () => {
  const only = { ...LO, en0: [ip('fe80::1/64'), ip('2001:db8::17/64'), ip('fd00::17/64')] };

  it('is listed where the server listens on it, home networks first, and never of one link', () => {
    expect(list(only, undefined, '::')).toEqual(['[fd00::17]', '[2001:db8::17]']);
    expect(list(only, undefined, '0.0.0.0')).toEqual(['localhost']);
  });

  it('comes after IPv4, which every phone has', () => {
    const both = { ...LO, en0: [...only.en0, ip('10.0.0.17/24')] };
    expect(list(both, '10.0.0.17', '::')[0]).toBe('10.0.0.17');
    expect(list(both, undefined, '::')[0]).toBe('10.0.0.17');
  });
});

describe('addresses for phones', () => {
  const interfaces = { ...LO, wlan0: [ip('192.168.1.20/24')] };
  const at = (host: string, port: number, scheme?: 'http' | 'https', mdns = false) =>
    listAddresses({ host, port, mdns, ...(scheme === undefined ? {} : { scheme }) }, { interfaces, route: undefined });

  it('end with the local name', () => {
    expect(at('0.0.0.0', 3000, 'http', true)).toEqual(['http://192.168.1.20:3000', 'http://mister-x.local:3000']);
  });

  it('are the one that the server listens on, where it is one', () => {
    expect(at('10.0.0.4', 3000)).toEqual(['http://10.0.0.4:3000']);
    expect(at('::1', 3000)).toEqual(['http://[::1]:3000']);
  });

  it('over HTTPS leave out another port', () => {
    expect(at('0.0.0.0', 443, 'https')).toEqual(['https://192.168.1.20']);
    expect(at('0.0.0.0', 80, 'https')).toEqual(['https://192.168.1.20:80']);
  });

  it('leave port 80 out, and name this computer where there is no network', () => {
    expect(list(LO)).toEqual(['localhost']);
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
    ['127.3.2.1', 'loopback'],
    ['::ffff:127.0.0.1', 'loopback'],
    ['::1', 'loopback'],
  ])('%s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
