import type { Computer } from '../../../core/computer.js';
import type { Rng } from '../../../core/rng.js';
import type { PairTimes } from '../../../pursuit/chase/pair-times.js';
import { least } from '../../../pursuit/choosing.js';
import type { YardBoard } from '../board.js';
import { placeOf, staysPut, whoOf } from '../search/moves.js';
import type { ScotlandYard } from '../types.js';
import { knowing, pairTimesOn } from './knowing.js';
import type { Situation, Turn } from './situation.js';

/**
 * What a capture is worth, a move later, of what it is worth now. The smaller, the more the best pair alone
 * counts. With less they chase one stop; with more, five detectives keep each other company and catch nobody.
 */
const PATIENCE = 0.525;

/**
 * One step on the solved visible game: for each stop where X can be, how soon pairs of detectives would catch
 * him there if they saw him; the move after which that is soonest on the average. A stop that a detective
 * comes to counts nothing: he has caught X there, or knows that he is elsewhere.
 */
export function mediumDetective(board: YardBoard, rng: Rng): Computer<ScotlandYard> {
  return knowing(board, rng, (situation) => {
    const cost = costOf(situation, pairTimesOn(board));
    return least(rng.shuffle(situation.turns), cost);
  });
}

function costOf(
  { rules, position, suspects }: Situation,
  times: PairTimes,
): (turn: Turn) => number {
  const places = new Int16Array(rules.lines.size);
  const count = suspects.list(places);
  const pawns = position.placesOf(rules.pawns);
  const values = Float64Array.from({ length: times.never + 1 }, (_, time) => PATIENCE ** time);
  return ([move = 0]) => {
    const standing = [...pawns];
    if (!staysPut(move)) standing[whoOf(move)] = placeOf(move);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      const place = places[i] as number;
      if (!standing.includes(place)) sum += timeOf(times, values, standing, place);
    }
    return sum;
  };
}

/** As if all pairs were one, whose capture is worth as much as theirs together. */
function timeOf(
  times: PairTimes,
  values: Float64Array,
  standing: readonly number[],
  x: number,
): number {
  let worth = 0;
  for (let i = 1; i < standing.length; i++) {
    for (let j = 0; j < i; j++) {
      worth += values[times.at(standing[i] as number, standing[j] as number, x)] as number;
    }
  }
  return Math.log(worth) / Math.log(PATIENCE);
}
