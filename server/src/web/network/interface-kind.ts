import type { NetworkInterfaceInfo } from 'node:os';

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
const INNER_CARDS = [
  '0a:00:27',
  '00:50:56:c0',
  '00:15:5d',
  '00:1c:42',
  '52:54:00',
  '00:16:3e',
  '02:42',
];
/** The TAP adapter of OpenVPN for Windows. */
const TUNNEL_CARDS = ['00:ff'];
const NO_CARD = '00:00:00:00:00:00';

/** Interfaces have any names: what the address itself is like counts as well. */
export function interfaceKind(name: string, info: Address): InterfaceKind {
  const mac = info.mac.toLowerCase();
  const isCard = (start: string) => mac.startsWith(`${start}:`);
  if (TUNNEL_NAMES.test(name) || TUNNEL_CARDS.some(isCard)) return 'tunnel';
  if (isAlone(info) || isCarrierGrade(info.address)) return 'tunnel';
  if (INNER_NAMES.test(name) || INNER_CARDS.some(isCard)) return 'inner';
  return mac === NO_CARD ? 'cardless' : 'network';
}

/** Nobody else is in a network of one address: the other end of a tunnel is not in it either. */
function isAlone({ family, netmask }: Address): boolean {
  return (
    netmask === (family === 'IPv4' ? '255.255.255.255' : 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff')
  );
}

/** 100.64.0.0/10, which Tailscale and mobile networks use and no home does. */
function isCarrierGrade(address: string): boolean {
  return /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(address);
}

/** A computer that is the first address of a network gives it: to its machines, or as a hotspot. */
export function isFirstOfNetwork({ family, address, netmask }: Address): boolean {
  if (family !== 'IPv4') return false;
  const number = (text: string) =>
    text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const size = 2 ** 32 - number(netmask);
  return number(address) % size === 1;
}
