import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { ownHostNames, parseName } from '../http/host-check.js';
import { type Interfaces, isAnyAddress } from '../network/addresses.js';

/**
 * For whom an authority may vouch, as servers and as nothing else: a stolen key is of no use against
 * the rest of the internet.
 */
export type PermittedNames = {
  /** Each stands for itself and all names under it. */
  readonly names: readonly string[];
  /** Such as `10.0.0.0/8`. */
  readonly subnets: readonly string[];
};

/** No registry sells a name under these. */
const HOME_NAMES = ['local', 'localhost', 'lan', 'home', 'home.arpa', 'internal', 'localdomain'];

/** Loopback, private, link-local and shared address space, of both families. */
const HOME_SUBNETS = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/**
 * A name such as `laptop`. A name constraint always covers all names under one, too, and a computer
 * may be called `com`: no authority vouches for it.
 */
export function isBare(name: string): boolean {
  return isIP(name) === 0 && !name.includes('.') && name !== 'localhost';
}

/** Home networks, and besides them exactly these names and addresses. */
export function homePermittedNames(own: readonly string[]): PermittedNames {
  const home = { names: HOME_NAMES, subnets: HOME_SUBNETS };
  const others = own.filter((name) => !isBare(name) && !isPermitted(home, name));
  return {
    names: [...HOME_NAMES, ...others.filter((name) => isIP(name) === 0)],
    subnets: [...HOME_SUBNETS, ...others.filter((name) => isIP(name) !== 0).map(asSubnet)],
  };
}

/** Whether it is no wider than `homePermittedNames` makes it for any names. */
export function isNarrow({ names, subnets }: PermittedNames): boolean {
  return (
    names.every((name) => HOME_NAMES.includes(name) || !isBare(name)) &&
    subnets.every((subnet) => HOME_SUBNETS.includes(subnet) || isOneAddress(subnet))
  );
}

function isOneAddress(subnet: string): boolean {
  const [address = '', prefix] = subnet.split('/');
  return isIP(address) !== 0 && prefix === (isIP(address) === 4 ? '32' : '128');
}

/** Whether a certificate for this name or address would be accepted. */
export function isPermitted({ names, subnets }: PermittedNames, name: string): boolean {
  if (isIP(name) !== 0) return subnets.some((subnet) => isAddressIn(subnet, name));
  const lower = name.toLowerCase();
  return !isBare(lower) && names.some((allowed) => lower === allowed || lower.endsWith(`.${allowed}`));
}

/** The one spelling by which two names or addresses are compared. */
export function normalizedHost(name: string): string {
  return isIP(name) === 0 ? name.toLowerCase() : ipaddr.parse(name).toNormalizedString();
}

function asSubnet(address: string): string {
  return `${normalizedHost(address)}/${isIP(address) === 4 ? 32 : 128}`;
}

function isAddressIn(subnet: string, address: string): boolean {
  const parsed = ipaddr.parse(address);
  const [network, prefix] = ipaddr.parseCIDR(subnet);
  if (parsed instanceof ipaddr.IPv4) {
    return network instanceof ipaddr.IPv4 && parsed.match(network, prefix);
  }
  return network instanceof ipaddr.IPv6 && parsed.match(network, prefix);
}

const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Every name and address under which this server may be opened now, without doubles. Link-local
 * addresses of IPv6 are left out: browsers take none. So is the computer's bare name, for which no
 * authority vouches (see `isBare`): it would be missed at every start, and its `.local` one serves.
 * @param names what `parseName` made of those given by `--name`
 */
export function certificateNames(
  host: string,
  names: readonly string[] = [],
  interfaces: Interfaces = networkInterfaces(),
  computer = hostname(),
): readonly string[] {
  // The system knows which of its addresses a name stands for.
  const addresses =
    isAnyAddress(host) || isIP(host) === 0
      ? Object.values(interfaces)
          .flatMap((infos) => infos ?? [])
          .filter(({ internal, address }) => !internal && !/^fe80:/i.test(address))
          .map(({ address }) => address)
          .sort()
      : [];
  // A name of the system may be none that a certificate can hold.
  const asked = [host, ...names].map((name) => name.toLowerCase());
  const known = ownHostNames(host, names, computer)
    .filter((name) => name.includes(':') || parseName(name) === name)
    .filter((name) => !isBare(name) || asked.includes(name));
  return [...new Set([...known, ...LOOPBACK, ...addresses])];
}
