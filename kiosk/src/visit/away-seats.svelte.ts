import type { Seat, TableInfo } from '@mister-x/engine/protocol';

/**
 * Seats for which the host may answer now (`SeatInfo.awayIn`). A page that offered it sooner than the server
 * allows it would only be refused.
 */
export class AwaySeats {
  now = $state.raw<ReadonlySet<Seat>>(new Set());
  /** When each seat counts as away whose line is down, on this page's own clock. */
  #due: ReadonlyMap<Seat, number> = new Map();
  #next: ReturnType<typeof setTimeout> | undefined;

  /** The wait runs from when the page first heard of it, whatever the clock of this device does. */
  follow({ seats }: Pick<TableInfo, 'seats'>): void {
    const now = performance.now();
    const before = this.#due;
    this.#due = new Map(
      seats.flatMap(({ seat, awayIn }) =>
        awayIn === null ? [] : [[seat, Math.min(now + awayIn, before.get(seat) ?? Infinity)]],
      ),
    );
    this.#count();
  }

  stop(): void {
    clearTimeout(this.#next);
  }

  #count(): void {
    clearTimeout(this.#next);
    const now = performance.now();
    const due = [...this.#due];
    this.now = new Set(due.filter(([, at]) => at <= now).map(([seat]) => seat));
    const next = Math.min(...due.map(([, at]) => at).filter((at) => at > now));
    if (next < Infinity) this.#next = setTimeout(() => this.#count(), next - now);
  }
}
