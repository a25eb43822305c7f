import { isIPv4 } from 'node:net';

export type Subnet = {
  readonly address: string;
  /** Leading bits that count. */
  readonly prefix: number;
};

export const BITS = { ipv4: 32, ipv6: 128 } as const;

/** A subnet as certificates hold it: the bytes of the address, then as many of the mask. */
export const asSubnet = {
  make({ address, prefix }: Subnet): Buffer {
    const bytes = isIPv4(address) ? bytesOfV4(address) : bytesOfV6(address);
    const mask = bytes.map(
      (_, index) => 0xff & ~(0xff >> Math.min(8, Math.max(0, prefix - 8 * index))),
    );
    return Buffer.from([...bytes, ...mask]);
  },

  parse(bytes: Buffer): Subnet {
    const half = bytes.length / 2;
    const mask = [...bytes.subarray(half)];
    const prefix = mask.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
    const own = bytes.subarray(0, half);
    if (half === 4) return { address: own.join('.'), prefix };
    const groups = own.toString('hex').match(/.{4}/g) ?? [];
    // The longest form is an address, too; `URL` shortens it to the usual one.
    return { address: new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1), prefix };
  },
};

function bytesOfV4(address: string): readonly number[] {
  return address.split('.').map(Number);
}

function bytesOfV6(address: string): readonly number[] {
  // `URL` writes a last part with dots as two groups.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right] = short.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const before = groups(left);
  const after = right === undefined ? [] : groups(right);
  const gap = new Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...gap, ...after].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}
