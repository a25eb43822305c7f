import type { Seat } from '@mister-x/engine';
import type { Reopening, TableId } from '@mister-x/engine/protocol';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AFTER, type After, OBJECTION_MS } from '../tokens.js';

/** How long the old phone may object, unless the server is told otherwise; in milliseconds. */
export const USUAL_OBJECTION_MS = 60_000;

type Announced = { readonly seat: Seat; readonly since: number; readonly cancel: () => void };

/**
 * Seats about to be taken from lost phones, one at a table. In memory only: a restart calls them
 * off, and the host can ask again.
 */
@Injectable()
export class Reopenings implements OnModuleDestroy {
  private readonly announced = new Map<TableId, Announced>();

  constructor(
    @Inject(AFTER) private readonly after: After,
    @Inject(OBJECTION_MS) private readonly objectionMs: number,
  ) {}

  /** `false` while another one is announced at this table. */
  announce(table: TableId, seat: Seat, reopen: () => void): boolean {
    if (this.announced.has(table)) return false;
    const cancel = this.after(this.objectionMs, () => {
      this.announced.delete(table);
      reopen();
    });
    this.announced.set(table, { seat, since: performance.now(), cancel });
    return true;
  }

  /** `false` when nothing of the kind was announced. */
  callOff(table: TableId, seat: Seat): boolean {
    const announced = this.announced.get(table);
    if (announced?.seat !== seat) return false;
    announced.cancel();
    return this.announced.delete(table);
  }

  /** Whichever it is: the game is over. */
  callOffAny(table: TableId): void {
    this.announced.get(table)?.cancel();
    this.announced.delete(table);
  }

  at(table: TableId): Reopening | null {
    const announced = this.announced.get(table);
    if (announced === undefined) return null;
    const left = Math.round(this.objectionMs - (performance.now() - announced.since));
    return { seat: announced.seat, left: Math.max(0, left) };
  }

  onModuleDestroy(): void {
    for (const { cancel } of this.announced.values()) cancel();
  }
}
