/** The privacy cover of one page: runes, the page's events and the browser's clock. */
export class SecretsCover {
  cover = $state<CoverState>('covered');
  readonly #privacy = new PrivacyCover(
    (cover) => {
      this.cover = cover;
    },
    (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  );

  get shown(): boolean {
    return this.cover !== 'covered';
  }

  press = (): void => this.#privacy.press();
  release = (): void => this.#privacy.release();
  keep = (): void => this.#privacy.keep();
  hide = (): void => this.#privacy.hide();

  /** What there was to do is done: an open screen covers itself, a finger still decides. */
  done(): void {
    if (this.cover === 'open') this.hide();
  }

  /** Watches the page for as long as it is mounted; the answer ends that. */
  watch(): () => void {
    const touch = () => this.#privacy.touch();
    const away = () => {
      if (document.visibilityState === 'hidden') this.hide();
    };
    window.addEventListener('blur', this.hide);
    window.addEventListener('pagehide', this.hide);
    document.addEventListener('visibilitychange', away);
    document.addEventListener('pointerdown', touch, true);
    document.addEventListener('pointermove', touch, true);
    document.addEventListener('keydown', touch, true);
    return () => {
      this.hide();
      window.removeEventListener('blur', this.hide);
      window.removeEventListener('pagehide', this.hide);
      document.removeEventListener('visibilitychange', away);
      document.removeEventListener('pointerdown', touch, true);
      document.removeEventListener('pointermove', touch, true);
      document.removeEventListener('keydown', touch, true);
    };
  }
}

/**
 * The visor (SY-60). Nothing secret is on the screen unless its owner asks for it with a finger:
 *
 * - `covered`: nothing to see.
 * - `peek`: a finger (or the space bar) is held on the pad; letting go covers.
 * - `open`: he slid up while holding, to have a hand free for the map, or both for his tickets. Covers
 *   after a while without a touch, at the pad, and whenever the page loses the eye.
 */
export type CoverState = 'covered' | 'peek' | 'open';

/** Calls back once after `ms`; the answer cancels. */
type Schedule = (ms: number, callback: () => void) => () => void;

/** Without a touch for so long, an open screen covers itself: long enough to draw tickets meanwhile. */
export const COVER_WHEN_IDLE_MS = 45_000;

export class PrivacyCover {
  #cover: CoverState = 'covered';
  #cancel: () => void = () => {};

  constructor(
    private readonly changed: (cover: CoverState) => void,
    private readonly schedule: Schedule,
  ) {}

  get cover(): CoverState {
    return this.#cover;
  }

  /** A finger or the space bar goes down on the pad. */
  press(): void {
    if (this.#cover === 'covered') this.#become('peek');
    else if (this.#cover === 'open') this.#become('covered');
  }

  release(): void {
    if (this.#cover === 'peek') this.#become('covered');
  }

  /** Keep it open without the finger. Only someone who is already looking can. */
  keep(): void {
    if (this.#cover === 'peek') this.#become('open');
  }

  /** Any touch elsewhere on the page while it is open. */
  touch(): void {
    if (this.#cover === 'open') this.#wait();
  }

  /** The page was hidden, lost the focus, or its owner is done. */
  hide(): void {
    this.#become('covered');
  }

  #become(cover: CoverState): void {
    this.#cancel();
    this.#cancel = () => {};
    if (cover === this.#cover) return;
    this.#cover = cover;
    if (cover === 'open') this.#wait();
    this.changed(cover);
  }

  #wait(): void {
    this.#cancel();
    this.#cancel = this.schedule(COVER_WHEN_IDLE_MS, () => this.hide());
  }
}
