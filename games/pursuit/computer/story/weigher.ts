import type { Field } from './field.js';

/** A place where X can be, how likely he is there, and what the chance is for each `late` of the best pair. */
export type Suspect = {
  readonly place: number;
  readonly share: number;
  readonly chances: Float64Array;
};

/** What it is worth that one pawn stands somewhere, over all places where X can be. */
export class Weigher {
  /** How late he is caught by the others; `CAUGHT` where one of them stands. */
  private readonly late: Int16Array;
  private others: readonly number[] = [];

  constructor(
    private readonly field: Field,
    private readonly suspects: readonly Suspect[],
  ) {
    this.late = new Int16Array(suspects.length);
  }

  /** The others stay where they stand. */
  watch(standing: readonly number[], pawn: number): void {
    const { field, suspects, late } = this;
    const others = standing.filter((_, i) => i !== pawn);
    this.others = others;
    for (let s = 0; s < suspects.length; s++) {
      const { place } = suspects[s] as Suspect;
      let least = others.includes(place) ? CAUGHT : field.latest;
      for (let i = 1; i < others.length && least !== CAUGHT; i++) {
        for (let j = 0; j < i; j++) {
          const own = field.late(others[i] as number, others[j] as number, place);
          if (own < least) least = own;
        }
      }
      late[s] = least;
    }
  }

  /** The chance when that pawn goes there, before anybody knows whether he finds X; so it is for the others. */
  chanceAt(to: number): number {
    const { field, suspects, late, others } = this;
    let sum = 0;
    for (let s = 0; s < suspects.length; s++) {
      const { place, share, chances } = suspects[s] as Suspect;
      let least = late[s] as number;
      if (place === to || least === CAUGHT) {
        sum += share;
        continue;
      }
      for (let i = 0; i < others.length; i++) {
        const own = field.late(others[i] as number, to, place);
        if (own < least) least = own;
      }
      sum += share * (chances[least] as number);
    }
    return sum;
  }
}

const CAUGHT = -1;
