import { BLACK, type Lines } from '../search/lines.js';
import type { Suspects } from '../search/suspects.js';

/** How detectives weigh where to go: the less the better. */
export interface Weighing {
  /** @param likely how likely X is at each place; without it all are alike */
  watch(suspects: Suspects, likely?: Float64Array): void;
  /** One of the detectives is about to move, and the others stand so. */
  weigh(standing: readonly number[], pawn: number): void;
  /** Were that detective there. */
  lateAt(to: number): number;
}

/** Goes where it is nearest, on the average, to the stops where X can be. */
export class Approach implements Weighing {
  private readonly legs: Uint8Array;
  private readonly places: Int16Array;
  private count = 0;

  constructor(private readonly lines: Lines) {
    this.legs = legsBetween(lines);
    this.places = new Int16Array(lines.size);
  }

  watch(suspects: Suspects): void {
    this.count = suspects.list(this.places);
  }

  weigh(): void {}

  lateAt(to: number): number {
    let sum = 0;
    for (let i = 0; i < this.count; i++) {
      sum += this.legs[to * this.lines.size + (this.places[i] as number)] as number;
    }
    return sum;
  }
}

const known = new WeakMap<Lines, Uint8Array>();

/** For each two places how many legs part them, by any transport; 255 where no way leads. */
function legsBetween(lines: Lines): Uint8Array {
  const before = known.get(lines);
  if (before !== undefined) return before;
  const { size, first, to } = lines;
  const legs = new Uint8Array(size * size).fill(255);
  for (let start = 0; start < size; start++) {
    legs[start * size + start] = 0;
    const queue = [start];
    // What is put in meanwhile is come to as well, the nearest first.
    for (const place of queue) {
      const row = lines.row(BLACK, place);
      for (let i = first[row] as number; i < (first[row + 1] as number); i++) {
        const at = start * size + (to[i] as number);
        if (legs[at] !== 255) continue;
        legs[at] = Math.min(254, (legs[start * size + place] as number) + 1);
        queue.push(to[i] as number);
      }
    }
  }
  known.set(lines, legs);
  return legs;
}
