import type { ChaseDistances } from './field.js';

/**
 * The chance that X is caught before the game ends, as a model: a logistic function of how late the best pair of
 * pawns would catch him, how well he is hidden, and how long the game can still last. Its weights are fitted to
 * games of computers (`labs/docs/story-models.md`).
 */

/** Whose turn it is: detectives' after X's, and X's after theirs. */
export type HalfRound = 'afterX' | 'afterDetectives';

/** Weights of `featuresOf`, in its order. */
export type ChanceWeights = Readonly<Record<HalfRound, readonly number[]>>;

/** More pawns that reach him at once count for no more. */
const REACHING_PAWNS_MAX = 2;

/**
 * What the chance follows from.
 *
 * @param late `Field.late` of the best pair
 * @param bits how well he is hidden: entropy of what detectives can believe
 * @param left how long it can last, as the game measures that; 0: no turn of detectives is to come
 * @param reached pawns that could come to his stop with their next move; 0 where X moves first
 */
function featuresOf(late: number, bits: number, left: number, reached: number): readonly number[] {
  const near = Math.min(REACHING_PAWNS_MAX, reached);
  return [1, latenessFeature(late), bits, left / 10, Math.log2(1 + left), near, near * bits];
}

/** The place of the feature of `late`. */
const LATENESS_FEATURE = 1;

function latenessFeature(late: number): number {
  return Math.log2(1 + late);
}

/** One moment of a game, with how well X is hidden in it. */
export class CaptureChances {
  private readonly tables = new Map<number, Float64Array>();
  private readonly weights: readonly number[];

  /** @param latest no `late` is more */
  constructor(
    weights: ChanceWeights,
    private readonly moment: HalfRound,
    private readonly latest: number,
    private readonly bits: number,
  ) {
    this.weights = weights[moment];
  }

  /** By `late`. */
  table(left: number, reached: number): Float64Array {
    const near = Math.min(REACHING_PAWNS_MAX, reached);
    const key = left * (REACHING_PAWNS_MAX + 1) + near;
    const known = this.tables.get(key);
    if (known !== undefined) return known;
    const made = new Float64Array(this.latest + 1);
    this.tables.set(key, made);
    if (this.moment === 'afterDetectives' && left === 0) return made;
    // Only one feature depends on `late`, and it is 0 where that is.
    const rest = dotProduct(this.weights, featuresOf(0, this.bits, left, near));
    for (let late = 0; late < made.length; late++) {
      made[late] = logistic(rest + (this.weights[LATENESS_FEATURE] ?? 0) * latenessFeature(late));
    }
    return made;
  }

  of(late: number, left: number, reached: number): number {
    return this.table(left, reached)[late] as number;
  }
}

function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

function dotProduct(weights: readonly number[], features: readonly number[]): number {
  return features.reduce((sum, feature, i) => sum + feature * (weights[i] ?? 0), 0);
}

/** What a game reckons chances with. */
export type StoryMeasures = { readonly field: ChaseDistances; readonly weights: ChanceWeights };
