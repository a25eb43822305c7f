import type { StopWeights } from '../../rules/belief.js';
import { detectiveId } from '../../rules/pawns.js';
import { CaptureChances, type StoryMeasures } from './chances.js';
import type { MoveNote, RoundNote } from './chronicle.js';
import { shareAt, distributionOf } from './spread.js';
import type { Choice, DetectiveStep, MoveStory } from './types.js';
import type { ChaseDistances } from './field.js';

/** What detectives' moves were worth, and what would have been better. Here a pawn's place is that of its stop. */

/** Differences below this are those of rounding. */
const EQUAL_CHANCE_WITHIN = 1e-6;
/** Nobody changes his mind any more after so many rounds of talk. */
const TALK_ROUNDS_MAX = 3;

export type MoveWorth = Omit<MoveStory, 'true'>;
type PlacesOfPawns = readonly number[];

export type RoundWorth = { readonly moves: readonly MoveWorth[]; readonly choice: Choice | null };

export function weighRound(round: RoundNote, scales: StoryMeasures): RoundWorth {
  const { afterX, moves } = round;
  if (afterX === null || moves.length === 0) return { moves: [], choice: null };
  const { placeOf } = scales.field;
  const stops = [...afterX.pawns];
  for (const { pawn, to } of moves) if (to !== null) stops[pawn] = to;
  const plan = stops.map(placeOf);
  return {
    moves: moves.map((move) => weighMove(move, plan, round, scales)),
    choice: weighTogether(plan, round, afterX.believed, scales),
  };
}

/** The others end the round as they did. */
function weighMove(move: MoveNote, plan: PlacesOfPawns, round: RoundNote, scales: StoryMeasures): MoveWorth {
  const { pawn, from, to, ticket, special, before } = move;
  const weigher = new MoveWeigher(scales.field, suspectsOf(before, round, scales));
  weigher.watch(plan, pawn);
  const chance = weigher.chanceAt(scales.field.placeOf(to ?? from));
  const best = bestOf(optionsOf(move, scales), plan, weigher, chance);
  return {
    ...stepOf(move, to, ticket),
    special,
    hit: to === null ? 0 : shareAt(distributionOf(before), to),
    chance,
    better: best === undefined ? null : { steps: [best.step], chance: best.chance },
  };
}

/**
 * All who had a choice plan together: one after another takes what is best as the others plan, until nobody finds
 * better.
 */
function weighTogether(
  actual: PlacesOfPawns,
  round: RoundNote,
  believed: StopWeights,
  scales: StoryMeasures,
): Choice | null {
  const choosing = round.moves.filter(({ ways, special }) => ways.length > 0 && !special);
  if (choosing.length === 0) return null;
  const options = new Map(choosing.map((move) => [move.pawn, optionsOf(move, scales)]));
  const weigher = new MoveWeigher(scales.field, suspectsOf(believed, round, scales));
  const plan = [...actual];
  const steps = new Map<number, DetectiveStep>();
  const first = choosing[0]?.pawn ?? 0;
  weigher.watch(plan, first);
  const chance = weigher.chanceAt(plan[first] as number);
  let best = chance;
  for (let sweep = 0; sweep < TALK_ROUNDS_MAX; sweep++) {
    const before = best;
    for (const [pawn, own] of options) {
      weigher.watch(plan, pawn);
      const found = bestOf(own, plan, weigher, best);
      if (found === undefined) continue;
      plan[pawn] = found.place;
      steps.set(pawn, found.step);
      best = found.chance;
    }
    if (best === before) break;
  }
  const changed = [...steps].filter(([pawn]) => plan[pawn] !== actual[pawn]);
  if (changed.length === 0) return { chance, better: null };
  return { chance, better: { steps: changed.map(([, step]) => step), chance: best } };
}

type MoveOption = { readonly pawn: number; readonly place: number; readonly step: DetectiveStep };

function optionsOf(move: MoveNote, { field }: StoryMeasures): readonly MoveOption[] {
  const { pawn, from } = move;
  const options = new Map<number, MoveOption>();
  const add = (stop: number, step: DetectiveStep): void => {
    const place = field.placeOf(stop);
    if (!options.has(place)) options.set(place, { pawn, place, step });
  };
  for (const { ticket, stop } of move.ways) add(stop, stepOf(move, stop, ticket));
  if (move.mayStay) add(from, stepOf(move, null, null));
  return [...options.values()];
}

/** The best that is better than `chance`, where no colleague ends the round. */
function bestOf(
  options: readonly MoveOption[],
  plan: PlacesOfPawns,
  weigher: MoveWeigher,
  chance: number,
): (MoveOption & { readonly chance: number }) | undefined {
  let best: (MoveOption & { readonly chance: number }) | undefined;
  for (const option of options) {
    if (plan.some((place, other) => other !== option.pawn && place === option.place)) continue;
    const own = weigher.chanceAt(option.place);
    if (own > (best?.chance ?? chance + EQUAL_CHANCE_WITHIN)) best = { ...option, chance: own };
  }
  return best;
}

function suspectsOf(layer: StopWeights, { left }: RoundNote, { field, weights }: StoryMeasures): Suspect[] {
  const { stops, effective } = distributionOf(layer);
  const chances = new CaptureChances(weights, 'afterDetectives', field.latest, Math.log2(effective));
  return stops.map(([stop, share]) => ({
    place: field.placeOf(stop),
    share,
    chances: chances.table(left(stop), 0),
  }));
}

function stepOf({ pawn, from }: MoveNote, to: number | null, ticket: string | null): DetectiveStep {
  return { detective: detectiveId(pawn), from, to, ticket };
}

/** A place where X can be, how likely he is there, and what the chance is for each `late` of the best pair. */
type Suspect = {
  readonly place: number;
  readonly share: number;
  readonly chances: Float64Array;
};

/** What it is worth that one pawn stands somewhere, over all places where X can be. */
class MoveWeigher {
  /** How late he is caught by the others; `CAUGHT` where one of them stands. */
  private readonly late: Int16Array;
  private others: readonly number[] = [];

  constructor(
    private readonly field: ChaseDistances,
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
      let least = others.includes(place) ? ALREADY_CAUGHT : field.latest;
      for (let i = 1; i < others.length && least !== ALREADY_CAUGHT; i++) {
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
      if (place === to || least === ALREADY_CAUGHT) {
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

const ALREADY_CAUGHT = -1;
