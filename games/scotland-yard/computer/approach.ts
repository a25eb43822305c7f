import { distancesOn } from '../../pursuit/rules/distances.js';
import type { SearchGraph } from './search/lines.js';
import type { SuspectSet } from './search/suspects.js';

/** How detectives weigh where to go: the less the better. */
export interface MoveWeights {
  /** @param likely how likely X is at each place; without it all are alike */
  watch(suspects: SuspectSet, likely?: Float64Array): void;
  /** One of the detectives is about to move, and the others stand so. */
  weigh(standing: readonly number[], pawn: number): void;
  /** Were that detective there. */
  lateAt(to: number): number;
}

/** Goes where it is nearest, on the average, to the stops where X can be. */
export class ApproachWeights implements MoveWeights {
  private readonly legs: Uint8Array;
  private readonly places: Int16Array;
  private count = 0;

  constructor(private readonly lines: SearchGraph) {
    this.legs = legsBetween(lines);
    this.places = new Int16Array(lines.size);
  }

  watch(suspects: SuspectSet): void {
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

const known = new WeakMap<SearchGraph, Uint8Array>();

/** Where no way leads. A way that is longer than a byte can say counts one less. */
const UNREACHABLE = 255;

/** For each two places how many legs part them, by any transport. */
export function legsBetween(lines: SearchGraph): Uint8Array {
  const before = known.get(lines);
  if (before !== undefined) return before;
  const { board, size, stops } = lines;
  const distance = distancesOn(board);
  const legs = new Uint8Array(size * size);
  for (const [from, start] of stops.entries()) {
    for (const [to, stop] of stops.entries()) {
      const apart = distance(start, stop);
      legs[from * size + to] = Number.isFinite(apart) ? Math.min(UNREACHABLE - 1, apart) : UNREACHABLE;
    }
  }
  known.set(lines, legs);
  return legs;
}
