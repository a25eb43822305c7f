import type { Base64Url, ChainHead, ChainProof, Update } from '@mister-x/engine/protocol';
import { alarm } from './alarms.js';
import type { TrustLedger } from './ledger.svelte.js';
import type { Hashes } from './source.js';

/** What an update says of the chain: that it leads on, that this was known, or that something before it is missing. */
type Step = 'next' | 'known' | 'gap';

/** The chain of one match, as this device follows it from update to update and from evening to evening. */
export class ChainWatch {
  /** The last head that follows from all before it; `null` before the game. */
  head = $state.raw<ChainHead | null>(null);
  /** The step of the last link that an update brought. */
  #step: Base64Url | null = null;

  constructor(private readonly ledger: TrustLedger) {}

  follow(hashes: Hashes, chain: NonNullable<Update['chain']>): Step {
    const { head } = this;
    if (chain.link < (head?.link ?? 0)) return 'known';
    if (head !== null && chain.link === head.link) {
      if (this.#step !== null && this.#step !== chain.step) this.ledger.raise([alarm('split')]);
      return 'known';
    }
    const next = head && hashes.headAfterIfPossible(head, chain.step);
    if (!next || next.link !== chain.link) return 'gap';
    this.#step = chain.step;
    this.#stand(next);
    return 'next';
  }

  /** @returns whether the proof leads on from what this device saw, as far as it goes */
  extend(hashes: Hashes, { chain, steps }: Pick<ChainProof, 'chain' | 'steps'>): boolean {
    const { seen } = this.ledger.kept;
    const extended = seen === null || (chain !== null && steps !== null && hashes.isExtendedBy(seen, steps, chain));
    if (!extended) this.ledger.raise([alarm('past')]);
    else if (chain !== null) {
      this.ledger.takeBack('chain');
      this.#stand(chain);
      this.#step = null;
    }
    return extended;
  }

  /** What was seen so far counts no more. */
  forget(): void {
    this.head = null;
    this.#step = null;
  }

  #stand(head: ChainHead): void {
    this.head = head;
    this.ledger.keep({ seen: head });
  }
}
