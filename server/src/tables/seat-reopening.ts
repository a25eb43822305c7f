import type { Seat } from '@mister-x/engine';
import type { Reopening } from '@mister-x/engine/protocol';
import type { After } from '../tokens.js';

/** How long the old phone may object, unless the server is told otherwise; in milliseconds. */
export const USUAL_OBJECTION_MS = 60_000;

type Announced = { readonly seat: Seat; readonly since: number; readonly cancel: () => void };

/**
 * The seat of one table that is about to be taken from a lost phone; one at a time. In memory only: a
 * restart calls it off, as does a write that fails, and the host can ask again.
 */
export class SeatReopening {
  private announced: Announced | undefined;

  constructor(
    private readonly after: After,
    private readonly objectionMs: number,
  ) {}

  /** `false` while another one is announced. */
  announce(seat: Seat, reopen: () => void): boolean {
    if (this.announced !== undefined) return false;
    const cancel = this.after(this.objectionMs, () => {
      this.announced = undefined;
      reopen();
    });
    this.announced = { seat, since: performance.now(), cancel };
    return true;
  }

  /** `false` when nothing of the kind was announced. */
  callOff(seat: Seat): boolean {
    if (this.announced?.seat !== seat) return false;
    this.cancel();
    return true;
  }

  /** Whichever it is. */
  cancel(): void {
    this.announced?.cancel();
    this.announced = undefined;
  }

  /** What everybody sees of it. */
  get shown(): Reopening | null {
    if (this.announced === undefined) return null;
    const { seat, since } = this.announced;
    const left = Math.round(this.objectionMs - (performance.now() - since));
    return { seat, left: Math.max(0, left) };
  }
}
