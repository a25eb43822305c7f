import { loadCheckNumbers } from './load-check-numbers.js';
import type { ChannelEncryption } from './wire.js';

/**
 * How a page gets a private channel: with the key that a link or the page's memory holds, or with the
 * one that the server names, once people have said that both screens show the same number.
 */
export class KeyCheck {
  /** To be compared; `null` while nothing is asked. */
  number = $state.raw<string | null>(null);
  /** The key in use, to be kept for the next time. */
  key: string | undefined;
  #decided = $state(false);
  #answer: (same: boolean) => void = () => {};

  constructor(private readonly privacy: ChannelEncryption | undefined) {}

  /** The line waits for people to say with whom it may talk, not for the network. */
  get waits(): boolean {
    return this.privacy !== undefined && !this.#decided;
  }

  /** `'ready'` when private things may be said; otherwise the code of the reason. */
  async secure(known: string | undefined = this.key): Promise<'ready' | string> {
    const { privacy } = this;
    if (privacy === undefined) return 'ready';
    const key = known ?? (await privacy.askKey());
    if (key === null) return 'CONNECTION_LOST';
    if (known === undefined) {
      const { keyNumber } = await loadCheckNumbers();
      const number = keyNumber(key);
      if (number === undefined || !(await this.#ask(number))) return 'CHANNEL_KEY_WRONG';
    }
    this.key = key;
    this.decide(key);
    return 'ready';
  }

  /** With this key, or in the clear for what is public anyway. */
  decide(key: string | undefined): void {
    this.#decided = true;
    if (key === undefined) this.privacy?.inTheClear();
    else this.privacy?.box(key);
  }

  answer(same: boolean): void {
    this.number = null;
    this.#answer(same);
  }

  /** The key turned out to be another server's: the next time people are asked. */
  forget(): void {
    this.key = undefined;
    this.#decided = false;
  }

  #ask(number: string): Promise<boolean> {
    this.number = number;
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }
}
