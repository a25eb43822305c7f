import { isIPv6 } from 'node:net';
import { monotonic, type Now, TokenBucket } from './token-bucket.js';

export type AddressLimits = {
  /** Sockets that one address may have open at once. */
  readonly atOnce: number;
  /** Sockets that it may open in a minute, the first ones in one go. */
  readonly perMinute: number;
};

/** A household behind one address has room to spare, and so has a page in a loop of reloads. */
const ADDRESS_LIMITS: AddressLimits = { atOnce: 64, perMinute: 240 };

/** Addresses remembered; who comes from yet another one waits until some are forgotten. */
const REMEMBERED_MAX = 4_096;

type Entry = { open: number; readonly opened: TokenBucket };

/** Keeps one address from taking up all sockets. This computer itself is not limited. */
export class AddressGate {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly limits: AddressLimits = ADDRESS_LIMITS,
    private readonly now: Now = monotonic,
    private readonly rememberedMax = REMEMBERED_MAX,
  ) {}

  get remembered(): number {
    return this.entries.size;
  }

  /** Counts a new socket; the result is called once when it has closed. `undefined`: refused. */
  enter(address: string): (() => void) | undefined {
    const key = networkOf(address);
    if (key === 'loopback') return () => undefined;
    const entry = this.entry(key);
    if (entry === undefined || entry.open >= this.limits.atOnce) return undefined;
    if (!entry.opened.take()) return undefined;
    entry.open += 1;
    return () => {
      entry.open -= 1;
    };
  }

  private entry(key: string): Entry | undefined {
    const known = this.entries.get(key);
    if (known !== undefined) return known;
    if (this.entries.size >= this.rememberedMax) this.forget();
    if (this.entries.size >= this.rememberedMax) return undefined;
    const { perMinute } = this.limits;
    const rate = { burst: perMinute, perSecond: perMinute / 60 };
    const entry = { open: 0, opened: new TokenBucket(rate, this.now) };
    this.entries.set(key, entry);
    return entry;
  }

  /** An address without sockets and with all its tokens is as good as never seen. */
  private forget(): void {
    for (const [key, { open, opened }] of this.entries) {
      if (open === 0 && opened.isFull) this.entries.delete(key);
    }
  }
}

/** Whether an address is this computer's own, as sockets name it. */
export const isThisComputer = (address: string): boolean => networkOf(address) === 'loopback';

/** What is counted as one: an IPv4 address, a /64 of IPv6, or this computer. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (plain === '::1' || plain.startsWith('127.')) return 'loopback';
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
