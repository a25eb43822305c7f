import type { CursorStore, Cursors } from '../../kiosk/src/lib/notices/cursors.js';

/** What one device keeps; it outlives its pages. */
export class MemoryCursors implements CursorStore {
  readonly #kept = new Map<string, Cursors>();

  read(place: string): Cursors | undefined {
    return this.#kept.get(place);
  }

  write(place: string, cursors: Cursors): void {
    this.#kept.set(place, cursors);
  }
}
