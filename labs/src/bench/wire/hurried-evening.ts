import { type ServerTarget, YardTable } from './yard-table.js';

/** A move every so often, as slow as a hurried table: nothing waits for anything before it. */
const PAUSE_MS = 5;

/** One game of six devices after another, move by move. */
export class FastYardMatch {
  private constructor(
    private readonly place: ServerTarget,
    private table: YardTable,
    private seed: number,
    private readonly first: number,
  ) {}

  static async begin(place: ServerTarget, seed: number): Promise<FastYardMatch> {
    return new FastYardMatch(place, await YardTable.open(place, seed), seed, seed);
  }

  /** Games that were begun. */
  get games(): number {
    return this.seed - this.first + 1;
  }

  /** Milliseconds until the last device has heard of the next move. */
  async move(): Promise<number> {
    if (this.table.over) {
      this.table.close();
      this.seed += 1;
      this.table = await YardTable.open(this.place, this.seed);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return this.table.move();
  }

  close(): void {
    this.table.close();
  }
}
