import { isIPv6 } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';

export const LOCAL_NAME = 'mister-x.local';

export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** The networks of this computer at the moment. */
export type Networks = {
  readonly interfaces: Interfaces;
  /** From which of its addresses it reaches the rest of the world. */
  readonly route: string | undefined;
};

type ListenOptions = {
  readonly host: string;
  readonly port: number;
  readonly mdns: boolean;
  readonly scheme?: 'http' | 'https';
};

type FoundAddress = { readonly name: string; readonly info: NetworkInterfaceInfo };

/**
 * Bases under which a phone reaches this server, best first: the network that leads out, home networks,
 * other networks, those inside this computer, tunnels, the `.local` name (some phones cannot look
 * it up); this computer itself only when nothing else is left.
 */
export function listAddresses(
  { host, port, mdns, scheme = 'http' }: ListenOptions,
  { interfaces, route }: Networks,
): readonly string[] {
  const usual = port === (scheme === 'http' ? 80 : 443);
  const base = (name: string) => `${scheme}://${name.includes(':') ? `[${name}]` : name}${usual ? '' : `:${port}`}`;
  if (!isAnyAddress(host)) return [base(host)];
  const found = Object.entries(interfaces)
    .flatMap(([name, infos]) => (infos ?? []).map((info) => ({ name, info })))
    .filter(({ info }) => isReachedAt(host, info))
    .sort((a, b) => rank(a, route) - rank(b, route))
    .map(({ info }) => base(info.address));
  const all = mdns ? [...found, base(LOCAL_NAME)] : found;
  return all.length > 0 ? all : [base('localhost')];
}

/** Addresses of a link alone need the name of an interface, which no browser takes. */
function isReachedAt(host: string, { family, internal, address }: NetworkInterfaceInfo): boolean {
  if (internal) return false;
  return family === 'IPv4' || (host !== '0.0.0.0' && !/^fe[89ab]/i.test(address));
}

export function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::' || host === '';
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** This computer, where limits count networks. */
export const LOOPBACK = 'loopback';

/** Whether an address is this computer's own, as sockets name it. */
export const isThisComputer = (address: string): boolean => networkOf(address) === LOOPBACK;

/** What limits count as one address: an IPv4 address, a /64 of IPv6, or this computer. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (plain === '::1' || plain.startsWith('127.')) return LOOPBACK;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function rank({ name, info }: FoundAddress, route: string | undefined): number {
  const kind = interfaceKind(name, info);
  const range = info.address === route ? -1 : rangeRank(info);
  // Where all that leaves goes through a VPN, the home network is no default route.
  if (kind === 'tunnel') return 50 + range;
  if (kind === 'cardless') return 30 + range;
  if (range < 0) return 0;
  if (kind === 'inner') return 40 + range;
  return range + (isFirstOfNetwork(info) ? 20 : 10);
}

function rangeRank({ family, address }: NetworkInterfaceInfo): number {
  if (family === 'IPv6') return /^f[cd]/i.test(address) ? 4 : 5;
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.') || /^172\.(1[6-9]|2\d|3[01])\./.test(address)) return 1;
  return address.startsWith('169.254.') ? 9 : 3;
}

/**
 * What stands behind an address of this computer. `tunnel`: a VPN, at whose other end no phone is. `inner`: a
 * network inside this computer, of containers or virtual machines. `cardless`: a tunnel of any name, or a network of which
 * the system hides the card, as Android does. `network`: all others.
 */
export type InterfaceKind = 'network' | 'cardless' | 'inner' | 'tunnel';

type Address = Pick<NetworkInterfaceInfo, 'address' | 'netmask' | 'mac' | 'family'>;

const TUNNEL_NAMES =
  /^(tun|tap|utun|wg|ppp|ipsec|gpd|zt|feth|tailscale|nordlynx|proton|mullvad|cscotun|outline|sit\d|he-ipv6|teredo)|vpn|wireguard|wintun|zerotier|tailscale|isatap/i;
const INNER_NAMES =
  /^(docker|br-|bridge[1-9]|veth|vnic|virbr|vmnet|vmenet|vboxnet|podman|cni|flannel|cali|lxc|lxd|incus|kube|nerdctl|crc|mpqemubr|awdl|llw)|virtualbox|vmware|hyper-v|parallels|vethernet|wsl|npcap/i;
/** Of VirtualBox, VMware, Hyper-V, Parallels, QEMU, Xen and Docker. */
const INNER_CARDS = ['0a:00:27', '00:50:56:c0', '00:15:5d', '00:1c:42', '52:54:00', '00:16:3e', '02:42'];
/** The TAP adapter of OpenVPN for Windows. */
const TUNNEL_CARDS = ['00:ff'];
const NO_CARD = '00:00:00:00:00:00';

/** Interfaces have any names: what the address itself is like counts as well. */
function interfaceKind(name: string, info: Address): InterfaceKind {
  const mac = info.mac.toLowerCase();
  const isCard = (start: string) => mac.startsWith(`${start}:`);
  if (TUNNEL_NAMES.test(name) || TUNNEL_CARDS.some(isCard)) return 'tunnel';
  if (isOneAddressNetwork(info) || isCarrierGrade(info.address)) return 'tunnel';
  if (INNER_NAMES.test(name) || INNER_CARDS.some(isCard)) return 'inner';
  return mac === NO_CARD ? 'cardless' : 'network';
}

/** Nobody else is in a network of one address: the other end of a tunnel is not in it either. */
function isOneAddressNetwork({ family, netmask }: Address): boolean {
  return netmask === (family === 'IPv4' ? '255.255.255.255' : 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff');
}

/** 100.64.0.0/10, which Tailscale and mobile networks use and no home does. */
function isCarrierGrade(address: string): boolean {
  return /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(address);
}

/** A computer that is the first address of a network gives it: to its machines, or as a hotspot. */
function isFirstOfNetwork({ family, address, netmask }: Address): boolean {
  if (family !== 'IPv4') return false;
  const number = (text: string) => text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const size = 2 ** 32 - number(netmask);
  return number(address) % size === 1;
}
