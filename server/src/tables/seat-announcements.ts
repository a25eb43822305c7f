import type { Command, Json, Seat } from '@mister-x/engine';
import type { HostAnnouncement } from '@mister-x/engine/protocol';
import type { RunAfter } from '../runtime/tokens.js';

/** How long a seat may object, unless the server is told otherwise; in milliseconds. */
export const USUAL_OBJECTION_MS = 60_000;

/** What is about to be done to a seat. */
export type AnnouncedAction =
  | { readonly what: 'reopen'; readonly seat: Seat }
  | { readonly what: 'answer'; readonly seat: Seat; readonly command: Command<Json> };

type PendingAnnouncement = {
  readonly intent: AnnouncedAction;
  readonly since: number;
  readonly cancel: () => void;
};

/**
 * What the host has announced at one table, and a seat may object to; one at a time. In memory only: a
 * restart calls it off, as does a write that fails, and the host can ask again.
 */
export class SeatAnnouncements {
  private pending: PendingAnnouncement | undefined;

  constructor(
    private readonly after: RunAfter,
    private readonly objectionMs: number,
  ) {}

  /** `false` while another one is announced. */
  announce(intent: AnnouncedAction, then: () => unknown): boolean {
    if (this.pending !== undefined) return false;
    const cancel = this.after(this.objectionMs, () => {
      this.pending = undefined;
      return then();
    });
    this.pending = { intent, since: performance.now(), cancel };
    return true;
  }

  /** `false` when nothing of the kind was announced. */
  callOff(seat: Seat): boolean {
    if (this.pending?.intent.seat !== seat) return false;
    this.cancel();
    return true;
  }

  /** Whichever it is. */
  cancel(): void {
    this.pending?.cancel();
    this.pending = undefined;
  }

  get intent(): AnnouncedAction | undefined {
    return this.pending?.intent;
  }

  /** What everybody sees of it. */
  get shown(): HostAnnouncement | null {
    if (this.pending === undefined) return null;
    const { intent, since } = this.pending;
    const left = Math.round(this.objectionMs - (performance.now() - since));
    return { seat: intent.seat, what: intent.what, left: Math.max(0, left) };
  }
}
