/** What tabs of one browser say to each other about a draft. */
type Said = {
  readonly draft: string;
  readonly tab: string;
  readonly says: 'I open it' | 'I have it' | 'I take it';
};

/** As `BroadcastChannel` is: everybody else hears what one says. */
export type Channel = {
  postMessage(said: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
};

/**
 * Sees to it that one tab alone keeps a draft: two that save would undo each other's work. Who comes later is
 * told, and may take it; the first is told then. A tab that died says nothing, so its draft is free.
 */
export class TabWatch {
  /** Called whenever this tab may save no longer, or again. */
  onchange: (isOurs: boolean) => void = () => {};
  readonly #channel: Channel;
  readonly #draft: string;
  readonly #tab: string;
  #ours = true;

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

  take(): void {
    this.#say('I take it');
    this.#become(true);
  }

  close(): void {
    this.#channel.onmessage = null;
    this.#channel.close();
  }

  #hear({ draft, tab, says }: Said): void {
    if (draft !== this.#draft || tab === this.#tab) return;
    if (says === 'I open it') {
      if (this.#ours) this.#say('I have it');
    } else this.#become(false);
  }

  #say(says: Said['says']): void {
    const said: Said = { draft: this.#draft, tab: this.#tab, says };
    this.#channel.postMessage(said);
  }

  #become(ours: boolean): void {
    if (ours === this.#ours) return;
    this.#ours = ours;
    this.onchange(ours);
  }
}
