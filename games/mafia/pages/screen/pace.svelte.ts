import { recall, remember } from '@mister-x/kiosk/browser/store.ts';
import { LINE_SHOWN_MS, STEP_SHOWN_MS } from '../shared/step-time.js';

/** How long a line stays, in milliseconds; people read it and move a piece. */
const PACES_MS = [1_200, 2_000, STEP_SHOWN_MS, 4_500, 7_000] as const;
const STORAGE_KEY = 'mafia-pace';

/** How fast openings are resolved at this screen: a wish of the table’s, which lasts. */
class Pace {
  /** Nothing goes on but by a touch. */
  isHeld = $state(false);
  #at = $state(read());

  msFor(lines: number): number {
    return (PACES_MS[this.#at] ?? PACES_MS[2]) + lines * LINE_SHOWN_MS;
  }

  faster(): void {
    this.#set(this.#at - 1);
  }

  slower(): void {
    this.#set(this.#at + 1);
  }

  toggle(): void {
    this.isHeld = !this.isHeld;
  }

  #set(at: number): void {
    this.#at = Math.min(PACES_MS.length - 1, Math.max(0, at));
    remember(STORAGE_KEY, this.#at);
  }
}

function read(): number {
  const kept = recall(STORAGE_KEY);
  return typeof kept === 'number' && PACES_MS[kept] !== undefined ? kept : 2;
}

export const pace = new Pace();
