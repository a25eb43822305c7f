/** What tabs of one browser say to each other about a draft. */
type Said = {
  readonly draft: string;
  readonly tab: string;
  readonly says: 'I open it' | 'I have it' | 'I take it' | 'I let go';
};

/** As `BroadcastChannel` is: everybody else hears what one says. */
export type Channel = {
  postMessage(said: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
};

/** A tab that has not let go by then is not there any more. */
export const PATIENCE_MS = 1_000;

/**
 * Sees to it that one tab alone keeps a draft: two that save would undo each other's work. Who comes later is
 * told, and may take it; the first is told then, and saves what it still had in hand before it lets go. A tab that
 * died says nothing, so its draft is free.
 */
export class TabWatch {
  /** Called when this tab is to save no longer; the draft is given up when that is done. */
  onlose: () => void | Promise<void> = () => {};
  readonly #channel: Channel;
  readonly #draft: string;
  readonly #tab: string;
  #ours = true;
  /** Ends the wait for another tab. */
  #taking: ((taken: boolean) => void) | undefined;

  constructor(draft: string, tab: string, channel: Channel) {
    this.#draft = draft;
    this.#tab = tab;
    this.#channel = channel;
    channel.onmessage = ({ data }: MessageEvent<Said>) => this.#hear(data);
    this.#say('I open it');
  }

  get isOurs(): boolean {
    return this.#ours;
  }

  /** @returns whether the draft is ours; not if another tab took it at the same time */
  async take(): Promise<boolean> {
    if (this.#ours) return true;
    const taken = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, PATIENCE_MS, true);
      this.#taking = (done) => {
        clearTimeout(timer);
        resolve(done);
      };
      this.#say('I take it');
    });
    this.#taking = undefined;
    this.#ours = taken;
    return taken;
  }

  close(): void {
    this.#channel.onmessage = null;
    this.#channel.close();
    this.#taking?.(false);
  }

  #hear({ draft, tab, says }: Said): void {
    if (draft !== this.#draft || tab === this.#tab) return;
    if (says === 'I open it') {
      if (this.#ours) this.#say('I have it');
    } else if (says === 'I let go') this.#taking?.(true);
    else {
      this.#taking?.(false);
      void this.#lose(says === 'I take it');
    }
  }

  async #lose(isTaken: boolean): Promise<void> {
    if (!this.#ours) return;
    this.#ours = false;
    await this.onlose();
    if (isTaken) this.#say('I let go');
  }

  #say(says: Said['says']): void {
    const said: Said = { draft: this.#draft, tab: this.#tab, says };
    this.#channel.postMessage(said);
  }
}
