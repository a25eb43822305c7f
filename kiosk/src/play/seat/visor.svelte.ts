import { type Cover, PrivacyCover } from './privacy.js';

/** The privacy cover of one page: runes, the page's events and the browser's clock. */
export class Visor {
  cover = $state<Cover>('covered');
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
