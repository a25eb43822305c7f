import { recall, remember } from '@mister-x/kiosk/lib/store.ts';
import { LINE_MS, STEP_MS } from '../shared/step-time.js';

/** How long a line stays, in milliseconds; people read it and move a piece. */
const STEPS = [1_200, 2_000, STEP_MS, 4_500, 7_000] as const;
const KEY = 'mafia-pace';

/** How fast openings are resolved at this screen: a wish of the table’s, which lasts. */
class Pace {
  /** Nothing goes on but by a touch. */
  isHeld = $state(false);
  #at = $state(read());

  msFor(lines: number): number {
    return (STEPS[this.#at] ?? STEPS[2]) + lines * LINE_MS;
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
    this.#at = Math.min(STEPS.length - 1, Math.max(0, at));
    remember(KEY, this.#at);
  }
}

function read(): number {
  const kept = recall(KEY);
  return typeof kept === 'number' && STEPS[kept] !== undefined ? kept : 2;
}

export const pace = new Pace();
