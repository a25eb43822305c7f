import type { DetectiveLuck, RoundStory } from './types.js';

export function luckOf(rounds: readonly RoundStory[]): DetectiveLuck {
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
