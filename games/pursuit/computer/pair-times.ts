import type { ChaseBoard } from './ground.js';
import { pairNumber } from './groups.js';
import { NEVER_CAUGHT, solveCaptureTimes } from './solve.js';

/** The solved game of two pursuers, looked up by players with more of them. */
export class PairTimes {
  /** Where they never catch him: longer than any time of this board. */
  readonly never: number;
  private readonly size: number;

  /** @param times of `solve` for two pursuers on that ground */
  constructor(
    { stops }: ChaseBoard,
    private readonly times: Uint8Array,
  ) {
    this.size = stops.length;
    let longest = 0;
    for (const time of times) if (time !== NEVER_CAUGHT && time > longest) longest = time;
    this.never = longest + 1;
  }

  static on(ground: ChaseBoard): PairTimes {
    return new PairTimes(ground, solveCaptureTimes(ground, 2).times);
  }

  /** Moves until two pursuers, on stops that differ, have caught X, who stands with neither and is to move. */
  at(a: number, b: number, x: number): number {
    const time = this.times[pairNumber(this.size, a, b) * this.size + x] as number;
    return time === NEVER_CAUGHT ? this.never : time;
  }

  /** Of all pairs among the pursuers the soonest. */
  soonest(pursuers: ArrayLike<number>, x: number): number {
    let least = this.never;
    for (let i = 1; i < pursuers.length; i++) {
      for (let j = 0; j < i; j++) {
        const time = this.at(pursuers[i] as number, pursuers[j] as number, x);
        if (time < least) least = time;
      }
    }
    return least;
  }
}
