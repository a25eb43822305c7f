import {
  MOST_TURNING_POINTS,
  type RoundStory,
  type TurningPoint,
  type XTurningPoint,
} from './types.js';

/** What moves the chance less is no turning point. */
const LEAST = 0.02;

/** Rounds after which the chance could have been higher, the largest difference first. */
export function turningPointsOf(rounds: readonly RoundStory[]): readonly TurningPoint[] {
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
export function xTurningPointsOf(rounds: readonly RoundStory[]): readonly XTurningPoint[] {
  const turns = rounds.flatMap(({ round, true: { choice } }) =>
    choice === null ? [] : [{ round, ...choice }],
  );
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
    .filter((item) => by(item) >= LEAST)
    .sort((a, b) => by(b) - by(a))
    .slice(0, MOST_TURNING_POINTS);
}
