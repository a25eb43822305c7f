import type { PairTimes } from '../../pursuit/computer/pair-times.js';
import type { SuspectSet } from './search/suspects.js';
import type { MoveWeights } from './approach.js';

/**
 * What it is worth to detectives to stand somewhere: for each stop where X can be, how soon pairs of them would
 * catch him there if they saw him, as if all pairs were one whose capture is worth as much as theirs together.
 * A stop on which a detective stands counts nothing: he has caught X there, or knows that he is elsewhere.
 */
export class ChaseWeights implements MoveWeights {
  private readonly values: Float64Array;
  private readonly unit: number;
  private readonly places: Int16Array;
  private readonly odds: Float64Array;
  private readonly others: Float64Array;
  private count = 0;
  private standing: readonly number[] = [];
  private pawn = 0;

  /**
   * @param size stops of the board
   * @param patience what a capture is worth, a move later, of what it is worth now. The smaller, the more the
   * best pair alone counts. With less they chase one stop; with more they keep each other company.
   */
  constructor(
    private readonly times: PairTimes,
    size: number,
    patience: number,
  ) {
    this.values = Float64Array.from({ length: times.never + 1 }, (_, time) => patience ** time);
    this.unit = 1 / Math.log(patience);
    this.places = new Int16Array(size);
    this.odds = new Float64Array(size);
    this.others = new Float64Array(size);
  }

  watch(suspects: SuspectSet, likely?: Float64Array): void {
    this.count = suspects.list(this.places);
    for (let i = 0; i < this.count; i++) {
      this.odds[i] = likely === undefined ? 1 : (likely[this.places[i] as number] as number);
    }
  }

  weigh(standing: readonly number[], pawn: number): void {
    const { places, others, times, values } = this;
    this.standing = standing;
    this.pawn = pawn;
    for (let i = 0; i < this.count; i++) {
      const x = places[i] as number;
      let worth = 0;
      // -1: another detective stands there.
      for (let a = 0; a < standing.length; a++) if (a !== pawn && standing[a] === x) worth = -1;
      for (let a = 1; a < standing.length && worth >= 0; a++) {
        if (a === pawn) continue;
        for (let b = 0; b < a; b++) {
          if (b === pawn) continue;
          worth += values[times.at(standing[a] as number, standing[b] as number, x)] as number;
        }
      }
      others[i] = worth;
    }
  }

  /** How late X would be caught, were that detective there: the sum over all places, as likely as they are. */
  lateAt(to: number): number {
    const { places, odds, others, times, values, standing, pawn, unit } = this;
    let sum = 0;
    for (let i = 0; i < this.count; i++) {
      const x = places[i] as number;
      let worth = others[i] as number;
      if (x === to || worth < 0) continue;
      for (let a = 0; a < standing.length; a++) {
        if (a !== pawn) worth += values[times.at(standing[a] as number, to, x)] as number;
      }
      sum += (odds[i] as number) * Math.log(worth) * unit;
    }
    return sum;
  }
}
