/** A table with its devices, whichever server plays it. */
export interface BenchTable {
  /** Sends the next move; milliseconds until the last device has heard of it. */
  move(): Promise<number>;
  /** The game has ended: there are no more moves. */
  readonly over: boolean;
  close(): void;
}

/** Six devices: one screen and five phones, or six phones. */
export const DEVICES_PER_TABLE = 6;

/** A move that nobody hears of within this time, in milliseconds, ends the run. */
const LOST_AFTER_MS = 20_000;

/** Counts devices that have heard of a move, and when the last one did. */
export class MoveEcho {
  private left = 0;
  private began = 0;
  private finish: ((ms: number) => void) | undefined;

  /** Call it just before the move is sent. */
  expect(devices: number): Promise<number> {
    this.left = devices;
    this.began = performance.now();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('a move was lost')), LOST_AFTER_MS);
      this.finish = (ms) => {
        clearTimeout(timer);
        resolve(ms);
      };
    });
  }

  heard(): void {
    this.left--;
    if (this.left === 0) this.finish?.(performance.now() - this.began);
  }
}
