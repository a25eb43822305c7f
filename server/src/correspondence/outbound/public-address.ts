import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Subnet = [Address, number];
export type IsPublic = (address: string) => boolean;

/** What is handed out to whole networks; `ipaddr.js` takes some of the rest of IPv6 for it, too. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3');
/**
 * What `ipaddr.js` takes for ordinary addresses: for measurements (RFC 2544), all that is set aside for protocols
 * (RFC 2928), such as 2001:2::/48, 2001:10::/28 and 2001:20::/28, and for documents (RFC 9637).
 */
const RESERVED_SUBNETS: readonly Subnet[] = [
  ipaddr.IPv4.parseCIDR('198.18.0.0/15'),
  ipaddr.IPv6.parseCIDR('2001::/23'),
  ipaddr.IPv6.parseCIDR('3fff::/20'),
];

/**
 * Whether an address is somewhere else in the world: of no kind that stays inside of a network or stands
 * for another address (RFC 6890), and of none of the networks that this computer is in. With IPv6 all
 * devices of a home have addresses that anybody may use, but for a filter in their router.
 */
export function isPublicAddress(
  text: string,
  interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>> = networkInterfaces(),
): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_V6)) return false;
  const closed = [...RESERVED_SUBNETS, ...ownSubnets(interfaces)];
  return !closed.some((subnet) => isWithin(address, subnet));
}

function isWithin(address: Address, [network, bits]: Subnet): boolean {
  if (address instanceof ipaddr.IPv4) {
    return network instanceof ipaddr.IPv4 && address.match(network, bits);
  }
  return network instanceof ipaddr.IPv6 && address.match(network, bits);
}

function ownSubnets(interfaces: Parameters<typeof isPublicAddress>[1] = {}): readonly Subnet[] {
  return Object.values(interfaces).flatMap((infos) =>
    (infos ?? []).flatMap(({ cidr }): readonly Subnet[] => (cidr === null ? [] : [ipaddr.parseCIDR(cidr)])),
  );
}
