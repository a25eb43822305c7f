import { BlockList, isIP, isIPv4 } from 'node:net';
import { asSubnet, BITS, type Subnet } from './subnet.js';

/**
 * For what an authority may vouch (RFC 5280, 4.2.1.10): a stolen key is of no use against the rest
 * of the internet.
 */
export type NameConstraints = {
  /** Each stands for itself and all names under it. */
  readonly names: readonly string[];
  readonly subnets: readonly Subnet[];
};

/** No registry sells a name under these. */
const HOME_NAMES = ['local', 'localhost', 'lan', 'home', 'home.arpa', 'internal', 'localdomain'];

/** Loopback, private, link-local and shared address space, of both families. */
const HOME_SUBNETS: readonly Subnet[] = [
  { address: '127.0.0.0', prefix: 8 },
  { address: '10.0.0.0', prefix: 8 },
  { address: '172.16.0.0', prefix: 12 },
  { address: '192.168.0.0', prefix: 16 },
  { address: '169.254.0.0', prefix: 16 },
  { address: '100.64.0.0', prefix: 10 },
  { address: '::1', prefix: 128 },
  { address: 'fc00::', prefix: 7 },
  { address: 'fe80::', prefix: 10 },
];

/** Home networks, and besides them exactly these names and addresses. */
export function homeConstraints(own: readonly string[]): NameConstraints {
  const home = { names: HOME_NAMES, subnets: HOME_SUBNETS };
  const others = own.filter((name) => !covers(home, name));
  return {
    names: [...HOME_NAMES, ...others.filter((name) => isIP(name) === 0)],
    subnets: [
      ...HOME_SUBNETS,
      ...others
        .filter((name) => isIP(name) !== 0)
        .map((address) => ({ address, prefix: BITS[isIPv4(address) ? 'ipv4' : 'ipv6'] })),
    ],
  };
}

/** Whether a certificate for this name or address would be accepted. */
export function covers({ names, subnets }: NameConstraints, name: string): boolean {
  if (isIP(name) === 0) {
    const lower = name.toLowerCase();
    return names.some((allowed) => lower === allowed || lower.endsWith(`.${allowed}`));
  }
  const allowed = new BlockList();
  for (const subnet of subnets) {
    allowed.addSubnet(subnet.address, subnet.prefix, isIPv4(subnet.address) ? 'ipv4' : 'ipv6');
  }
  return allowed.check(name, isIPv4(name) ? 'ipv4' : 'ipv6');
}

/** Tags of DER (ITU-T X.690) and of `GeneralName` (RFC 5280). */
const SEQUENCE = 0x30;
const PERMITTED = 0xa0;
const DNS_NAME = 0x82;
const IP_ADDRESS = 0x87;

/** The value of the certificate's extension, in DER. */
export function makeNameConstraints({ names, subnets }: NameConstraints): Buffer {
  const bases = [
    ...names.map((name) => wrap(DNS_NAME, Buffer.from(name, 'ascii'))),
    ...subnets.map((subnet) => wrap(IP_ADDRESS, asSubnet.make(subnet))),
  ];
  const subtrees = bases.map((base) => wrap(SEQUENCE, base));
  return wrap(SEQUENCE, wrap(PERMITTED, ...subtrees));
}

/** Reads what `makeNameConstraints` wrote; `undefined` for anything else. */
export function parseNameConstraints(der: Buffer): NameConstraints | undefined {
  const names: string[] = [];
  const subnets: Subnet[] = [];
  for (const subtree of unwrap(unwrap(unwrap(der)[0]?.value)[0]?.value)) {
    for (const { tag, value } of unwrap(subtree.value)) {
      if (tag === DNS_NAME) names.push(value.toString('ascii'));
      else if (tag === IP_ADDRESS) subnets.push(asSubnet.parse(value));
      else return undefined;
    }
  }
  const constraints = { names, subnets };
  const same = names.length > 0 && makeNameConstraints(constraints).equals(der);
  return same ? constraints : undefined;
}

function wrap(tag: number, ...parts: readonly Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}

type Element = { readonly tag: number; readonly value: Buffer };

/** The elements side by side in `der`, as far as they can be read. */
function unwrap(der: Buffer | undefined): readonly Element[] {
  const elements: Element[] = [];
  for (let at = 0; der !== undefined && at + 2 <= der.length; ) {
    const tag = der[at] ?? 0;
    const first = der[at + 1] ?? 0;
    const more = first < 0x80 ? 0 : first & 0x7f;
    if (more > 2 || at + 2 + more > der.length) break;
    const length = more === 0 ? first : der.readUIntBE(at + 2, more);
    const begin = at + 2 + more;
    elements.push({ tag, value: der.subarray(begin, begin + length) });
    at = begin + length;
  }
  return elements;
}
