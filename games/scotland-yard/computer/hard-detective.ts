import type { Budget, Computer } from '@mister-x/engine/core/computer';
import type { Rng } from '@mister-x/engine/core/rng';
import type { PairTimes } from '../../pursuit/computer/pair-times.js';
import { Belief } from '../rules/belief.js';
import type { YardBoard } from '../rules/board.js';
import { Lines } from './search/lines.js';
import { placeOf, play, staysPut, whoOf } from './search/moves.js';
import { CELL, SearchState } from './search/search-state.js';
import { QuickDice } from './search/quick-dice.js';
import { Suspects } from './search/suspects.js';
import type { ScotlandYard } from '../rules/types.js';
import { Chase } from './chase.js';
import { halved } from './halving.js';
import { knowing, pairTimesOn } from './knowing.js';
import { sensibleX } from './model.js';
import { planned } from './plan.js';
import { Playout } from './playout.js';
import type { Situation, Turn } from './situation.js';

/** See `Chase`. Who plans together gains by going for the best pair. */
const PATIENCE = 0.3;
/** By so much, in X's worth, another move must be better than the planned one: playouts plan nothing. */
const TRUST = 2;
const ROUNDS = 2;

/**
 * Information-set Monte Carlo over a belief that supposes a sensible X: all detectives plan together on the
 * solved visible game, and the plan is given up only for a move that does better in playouts from stops drawn
 * by that belief.
 */
export function hardDetective(board: YardBoard, rng: Rng, budget: Budget): Computer<ScotlandYard> {
  const times = pairTimesOn(board);
  const chase = new Chase(times, Lines.of(board).size, PATIENCE);
  return knowing(
    board,
    rng,
    (situation) => {
      chase.watch(situation.suspects, situation.likely);
      const plan = planned(situation, chase, rng);
      return plan && searched(situation, plan, times, rng, budget);
    },
    new Belief(board, sensibleX(board, times)),
  );
}

function searched(
  situation: Situation,
  plan: Turn,
  times: PairTimes,
  rng: Rng,
  budget: Budget,
): Turn {
  const { rules, suspects, likely } = situation;
  const dice = new QuickDice(rng.int(2 ** 32));
  const playout = new Playout(rules, times, dice);
  const state = new SearchState(rules.lines.words);
  const known = new Suspects(rules.lines);
  const draw = drawing(suspects, likely, dice);
  const world = () => {
    const x = draw();
    return (turn: Turn) => {
      const [move = 0] = turn;
      state.copyFrom(situation.position);
      state.cells[CELL.x] = x;
      known.copyFrom(suspects);
      play(rules, state, move);
      if (!staysPut(move)) known.remove(placeOf(move));
      return (turn === plan ? TRUST : 0) - playout.worth(state, known, ROUNDS, likely);
    };
  };
  return halved(candidates(situation, plan), budget, world)[0]?.option ?? plan;
}

/** Each stop that the same detective can go to once, whatever he pays. */
function candidates({ turns }: Situation, plan: Turn): readonly Turn[] {
  const whoAndWhere = ([move = 0]: Turn) =>
    `${whoOf(move)} ${staysPut(move) ? 'stays' : placeOf(move)}`;
  const found = new Map([[whoAndWhere(plan), plan]]);
  for (const turn of turns) {
    const key = whoAndWhere(turn);
    if (!found.has(key) && whoOf(turn[0] ?? 0) === whoOf(plan[0] ?? 0)) found.set(key, turn);
  }
  return [...found.values()];
}

/** Places, each as often as it is likely. */
function drawing(suspects: Suspects, likely: Float64Array, dice: QuickDice): () => number {
  const places = new Int16Array(likely.length);
  const some = places.subarray(0, suspects.list(places));
  const total = some.reduce((sum, place) => sum + (likely[place] as number), 0);
  return () => {
    let rest = (dice.below(2 ** 24) / 2 ** 24) * total;
    let drawn = some[0] ?? 0;
    for (const place of some) {
      drawn = place;
      rest -= likely[place] as number;
      if (rest < 0) break;
    }
    return drawn;
  };
}
