import { SIGN_OF_LIFE_MS } from '@mister-x/engine/protocol';
import type { Silent } from './wire.js';

/** How long nothing at all is heard on a line that is up before the page says so. */
export const SILENT_MS = 1.5 * SIGN_OF_LIFE_MS;
/** A timer that is later than this tells of a page that slept, and nothing of the line. */
const LATE_MS = 500;

/**
 * Notices that a line which nobody closed carries nothing any more: a cable that was pulled, a router
 * without current. Only says so; the line stays, and is good again with the next thing that is heard.
 */
export class SilenceWatch {
  #tell: Silent = () => {};
  #silent = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  onSilence(tell: Silent): void {
    this.#tell = tell;
  }

  /** The line is up, or something came in on it. */
  heard(): void {
    this.#become(false);
    this.#wait(SILENT_MS);
  }

  /** The line is down: there is nothing to hear. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#become(false);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    const due = Date.now() + ms;
    this.#timer = setTimeout(() => {
      // What came meanwhile has not been read yet, and the next sign is soon due.
      if (Date.now() - due > LATE_MS) this.#wait(SIGN_OF_LIFE_MS + LATE_MS);
      else this.#become(true);
    }, ms);
  }

  #become(silent: boolean): void {
    if (silent === this.#silent) return;
    this.#silent = silent;
    this.#tell(silent);
  }
}
