import { detectiveId } from '../../rules/pawns.js';
import { CaptureChances, type HalfRound, type StoryMeasures } from './chances.js';
import { weighRound } from './choices.js';
import type { GameChronicle, RoundNote, PawnsAndBelief, XNote, XWay } from './chronicle.js';
import { fewestMovesToCatch } from './field.js';
import { shareAt, distributionOf } from './spread.js';
import {
  type CaptureRisk,
  type DetectiveLuck,
  type LegStory,
  type MissedCapture,
  TURNING_POINTS_MAX,
  type PursuitStory,
  type RoundStory,
  type TurningPoint,
  type XChoice,
  type XLeg,
  type XTurningPoint,
} from './types.js';

/** The story of a chronicle; `null` where no round was begun. */
export function pursuitStoryOf(chronicle: GameChronicle, scales: StoryMeasures): PursuitStory | null {
  const { way, caught } = chronicle;
  if (chronicle.rounds.length === 0) return null;
  const rounds = chronicle.rounds.map((note) => roundOf(note, way, scales));
  return {
    basis: scales.field.basis,
    legs: legsOf(chronicle),
    rounds,
    turningPoints: turningPointsOf(rounds),
    luck: detectiveLuckOf(rounds),
    caught,
    true: way && {
      turningPoints: xTurningPointsOf(rounds),
      missed: chronicle.rounds
        .filter(({ round }) => round !== caught?.round)
        .flatMap((note) => missedCapturesIn(note, way[note.legsAfter] ?? null)),
    },
  };
}

function legsOf({ legs, smoothed, way }: GameChronicle): readonly LegStory[] {
  return legs.map(({ round, ticket, double, shown, believed: layer }, leg) => {
    const believed = distributionOf(layer);
    const later = distributionOf(smoothed[leg] ?? layer);
    const stop = way?.[leg];
    const share = shareAt(believed, stop ?? null);
    return {
      ...{ leg, round, ticket, double, shown, believed, smoothed: later },
      true:
        stop === undefined
          ? null
          : {
              stop,
              believed: share,
              smoothed: shareAt(later, stop),
              // No share is as small as this; a logarithm needs one.
              surprise: Math.max(0, -Math.log2(Math.max(share, Number.MIN_VALUE))),
            },
    };
  });
}

function roundOf(note: RoundNote, way: GameChronicle['way'], scales: StoryMeasures): RoundStory {
  const { round, legsBefore, legsAfter, afterX, x } = note;
  const stop = way?.[legsAfter] ?? null;
  const { moves, choice } = weighRound(note, scales);
  return {
    round,
    legs: Array.from({ length: legsAfter - legsBefore }, (_, i) => legsBefore + 1 + i),
    afterX: afterX && nooseOf('afterX', afterX, note, stop, scales),
    moves: moves.map((move) => ({
      ...move,
      true: stop === null ? null : { hit: move.to === stop },
    })),
    choice,
    afterDetectives: captureRiskOf(note, stop, scales),
    true: { choice: way === null || x === null ? null : xChoiceOf(x, note, scales) },
  };
}

/** Once the game is decided nothing is left to reckon. */
function captureRiskOf(note: RoundNote, stop: number | null, scales: StoryMeasures): CaptureRisk | null {
  const { afterDetectives: standing } = note;
  if (standing === null) return null;
  const noose = nooseOf('afterDetectives', standing, note, stop, scales);
  if (standing.decided === null) return noose;
  const chance = standing.decided === 'caught' ? 1 : 0;
  return { ...noose, chance, true: noose.true && { chance } };
}

function nooseOf(
  moment: HalfRound,
  { pawns, believed: layer }: PawnsAndBelief,
  { left, afterX }: RoundNote,
  stop: number | null,
  { field, weights }: StoryMeasures,
): CaptureRisk {
  const believed = distributionOf(layer);
  const places = pawns.map(field.placeOf);
  const chances = new CaptureChances(weights, moment, field.latest, Math.log2(believed.effective));
  const reached = moment === 'afterX' ? (afterX?.reached ?? countNone) : countNone;
  const chanceAt = (at: number): number =>
    chances.of(fewestMovesToCatch(field, places, field.placeOf(at)), left(at), reached(at));
  return {
    believed,
    chance: believed.stops.reduce((sum, [at, share]) => sum + share * chanceAt(at), 0),
    true: stop === null ? null : { chance: chanceAt(stop) },
  };
}

const countNone = (): number => 0;

function xChoiceOf(x: XNote, { left }: RoundNote, scales: StoryMeasures): XChoice | null {
  const { took, ways } = x;
  if (ways.length === 0) return null;
  const legs = [took, ...ways].map((each) => xLegOf(each, x, left, scales));
  const [own, ...others] = legs as [XLeg, ...XLeg[]];
  return {
    chance: own.chance,
    safest: legs.reduce((best, leg) => (leg.chance < best.chance ? leg : best)),
    riskiest: legs.reduce((worst, leg) => (leg.chance > worst.chance ? leg : worst)),
    mean: others.reduce((sum, { chance }) => sum + chance, 0) / others.length,
  };
}

function xLegOf(
  { ticket, stop, bits, decided }: XWay,
  { pawns, reached }: XNote,
  left: RoundNote['left'],
  scales: StoryMeasures,
): XLeg {
  if (decided !== null) return { ticket, stop, chance: decided === 'caught' ? 1 : 0 };
  const { field, weights } = scales;
  const late = fewestMovesToCatch(field, pawns.map(field.placeOf), field.placeOf(stop));
  const chances = new CaptureChances(weights, 'afterX', field.latest, bits);
  return { ticket, stop, chance: chances.of(late, left(stop), reached(stop)) };
}

/** @param stop where X stood while detectives moved */
function missedCapturesIn({ round, moves }: RoundNote, stop: number | null): readonly MissedCapture[] {
  return moves.flatMap(({ pawn, from, to, ways, before }): MissedCapture[] => {
    const way = ways.find((each) => each.stop === stop);
    if (way === undefined || to === stop) return [];
    const { ticket } = way;
    const spread = distributionOf(before);
    const share = shareAt(spread, way.stop);
    const certain = spread.stops.length === 1;
    return [{ round, detective: detectiveId(pawn), from, stop: way.stop, ticket, share, certain }];
  });
}

function detectiveLuckOf(rounds: readonly RoundStory[]): DetectiveLuck {
  const moves = rounds.flatMap((round) => round.moves);
  const chances = moves.flatMap(({ hit }) => (hit > 0 ? [hit] : []));
  const expected = sum(chances);
  const known = moves.flatMap((move) => move.true ?? []);
  const hits = known.filter(({ hit }) => hit).length;
  return {
    tries: chances.length,
    expected,
    deviation: Math.sqrt(sum(chances.map((hit) => hit * (1 - hit)))),
    true: known.length < moves.length ? null : { hits, luck: hits - expected },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** What moves the chance less is no turning point. */
const CHANCE_CHANGE_MIN = 0.02;

/** Rounds after which the chance could have been higher, the largest difference first. */
function turningPointsOf(rounds: readonly RoundStory[]): readonly TurningPoint[] {
  const points = rounds.flatMap(({ round, afterX, choice }): TurningPoint[] => {
    if (afterX === null || choice === null || choice.better === null) return [];
    const { steps, chance: kept } = choice.better;
    const [only, ...others] = steps;
    return [
      {
        round,
        detective: only !== undefined && others.length === 0 ? only.detective : null,
        before: afterX.chance,
        after: choice.chance,
        kept,
        instead: steps,
      },
    ];
  });
  return largest(points, ({ kept, after }) => kept - after);
}

/** Of X what was most dangerous compared to what else he could do, and what was safest. */
function xTurningPointsOf(rounds: readonly RoundStory[]): readonly XTurningPoint[] {
  const turns = rounds.flatMap(({ round, true: { choice } }) => (choice === null ? [] : [{ round, ...choice }]));
  const risks = turns.map(
    ({ round, chance, safest }): XTurningPoint => ({ round, kind: 'risk', chance, other: safest }),
  );
  const escapes = turns.flatMap(({ round, chance, riskiest, mean }) => {
    const point: XTurningPoint = { round, kind: 'escape', chance, other: riskiest };
    return [{ point, by: mean - chance }];
  });
  return [
    ...largest(risks, ({ chance, other }) => chance - other.chance),
    ...largest(escapes, ({ by }) => by).map(({ point }) => point),
  ];
}

function largest<T>(items: readonly T[], by: (item: T) => number): readonly T[] {
  return items
    .filter((item) => by(item) >= CHANCE_CHANGE_MIN)
    .sort((a, b) => by(b) - by(a))
    .slice(0, TURNING_POINTS_MAX);
}
