import { networkOf } from '../limits/address-gate.js';
import type { Share } from './door-limits.js';

/** Counts what is open, for each address and together. Holds nothing of an address with nothing open. */
export class Places {
  private readonly open = new Map<string, number>();
  private network = 0;

  constructor(private readonly share: Share) {}

  /** How many are open in all. */
  get taken(): number {
    return this.network + (this.open.get('loopback') ?? 0);
  }

  /**
   * What keeps `address` out: its own share, or that of all.
   * @param many it stands for many, and its own share is that of all
   */
  refuses(address: string, many = false): 'address' | 'network' | undefined {
    const key = networkOf(address);
    const open = this.open.get(key) ?? 0;
    if (key === 'loopback') return open < this.share.here ? undefined : 'address';
    if (!many && open >= this.share.address) return 'address';
    return this.network < this.share.network ? undefined : 'network';
  }

  /** Takes a place; the result, called as often as one likes, gives it back. `undefined`: refused. */
  enter(address: string, many = false): (() => void) | undefined {
    if (this.refuses(address, many) !== undefined) return undefined;
    const key = networkOf(address);
    this.count(key, 1);
    let inside = true;
    return () => {
      if (inside) this.count(key, -1);
      inside = false;
    };
  }

  private count(key: string, by: 1 | -1): void {
    const open = (this.open.get(key) ?? 0) + by;
    if (open === 0) this.open.delete(key);
    else this.open.set(key, open);
    if (key !== 'loopback') this.network += by;
  }
}
