import type { DraftWorkerClient } from './clerk.js';
import type { Draft, DraftSaveFault, DraftStore, DraftContent } from './drafts.js';

type KeepState = 'kept' | 'keeping' | 'elsewhere' | DraftSaveFault;

/** Between two saves, at least. */
const KEEP_AFTER_PAUSE_MS = 400;

/** Saves a draft by itself whenever it changes, unless another tab has it. */
export class DraftKeeper {
  state = $state.raw<KeepState>('kept');
  readonly #store: DraftStore;
  readonly #clerk: DraftWorkerClient;
  readonly #id: string;
  readonly #tabs: TabWatch;
  #wanted: DraftContent | undefined;
  /** Handed to the clerk, who has not answered yet. */
  #sent: DraftContent | undefined;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #leave = () => void this.#saveOurs('keepAtOnce');
  /** The browser asks before it throws away what could not be saved. */
  readonly #ask = (event: Event) => {
    if (this.isAtRisk) event.preventDefault();
  };

  constructor(store: DraftStore, clerk: DraftWorkerClient, id: string) {
    this.#store = store;
    this.#clerk = clerk;
    this.#id = id;
    this.#tabs = new TabWatch(id, tabName(), new BroadcastChannel('mister-x-studio'));
    this.#tabs.onlose = () => {
      this.state = 'elsewhere';
      return this.#save('keepAtOnce');
    };
    addEventListener('pagehide', this.#leave);
    addEventListener('beforeunload', this.#ask);
    document.addEventListener('visibilitychange', this.#leave);
  }

  /** Something is in this page alone, and will be gone with it. */
  get isAtRisk(): boolean {
    return this.state === 'full' || this.state === 'unavailable';
  }

  keep(work: DraftContent): void {
    this.#wanted = work;
    if (!this.#tabs.isOurs) return;
    // A warning stays until something was saved.
    if (this.state === 'kept') this.state = 'keeping';
    this.#timer ??= setTimeout(() => void this.#saveOurs('keep'), KEEP_AFTER_PAUSE_MS);
  }

  /**
   * This tab goes on with the draft; the other one stops saving.
   * @param goOn lays what the other one saved last onto the table
   */
  async take(goOn: (draft: Draft) => void): Promise<void> {
    if (!(await this.#tabs.take())) return;
    // What was done here in the meantime must not be saved over it.
    const own = this.#wanted;
    this.#wanted = undefined;
    const draft = await this.#store.draftOf(this.#id);
    if (draft !== undefined) goOn(draft);
    this.#wanted ??= own;
    this.state = this.#wanted === undefined ? 'kept' : 'keeping';
    this.#timer ??= setTimeout(() => void this.#saveOurs('keep'), KEEP_AFTER_PAUSE_MS);
  }

  async #saveOurs(how: 'keep' | 'keepAtOnce'): Promise<void> {
    if (this.#tabs.isOurs) await this.#save(how);
  }

  async #save(how: 'keep' | 'keepAtOnce'): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // The clerk may be gone with the page before he has written what he was given.
    const work = this.#wanted ?? (how === 'keepAtOnce' ? this.#sent : undefined);
    if (work === undefined) return;
    this.#wanted = undefined;
    this.#sent = work;
    const kept = await this.#clerk[how]({ id: this.#id, ...work, changedAt: Date.now() });
    // Answered by what was sent later.
    if (this.#sent !== work) return;
    this.#sent = undefined;
    if (!this.#tabs.isOurs || (this.#closed && how === 'keep')) return;
    if (!kept.ok && kept.fault === 'foreign') {
      // The first save of this page, over what another day or another tab has written.
      this.#wanted ??= work;
      await this.#save('keepAtOnce');
      return;
    }
    // What could not be saved is tried again with the next change.
    if (this.#wanted === undefined || !kept.ok) this.state = kept.ok ? 'kept' : kept.fault;
    if (!kept.ok) this.#wanted ??= work;
  }

  close(): void {
    this.#closed = true;
    removeEventListener('pagehide', this.#leave);
    removeEventListener('beforeunload', this.#ask);
    document.removeEventListener('visibilitychange', this.#leave);
    void this.#saveOurs('keepAtOnce');
    this.#tabs.close();
  }
}

function tabName(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].join('.');
}

/** What tabs of one browser say to each other about a draft. */
type TabMessage = {
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
export const OTHER_TAB_ANSWER_MS = 1_000;

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
    channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.#hear(data);
    this.#say('I open it');
  }

  get isOurs(): boolean {
    return this.#ours;
  }

  /** @returns whether the draft is ours; not if another tab took it at the same time */
  async take(): Promise<boolean> {
    if (this.#ours) return true;
    const taken = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, OTHER_TAB_ANSWER_MS, true);
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

  #hear({ draft, tab, says }: TabMessage): void {
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

  #say(says: TabMessage['says']): void {
    const said: TabMessage = { draft: this.#draft, tab: this.#tab, says };
    this.#channel.postMessage(said);
  }
}
