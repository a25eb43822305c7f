import type { SearchBudget, Computer } from '@mister-x/engine/core/computer';
import type { Rng } from '@mister-x/engine/core/rng';
import type { PairTimes } from '../../pursuit/computer/pair-times.js';
import { MisterXBelief } from '../rules/belief.js';
import type { YardBoard } from '../rules/board.js';
import { SearchGraph } from './search/lines.js';
import { placeOfMove, playMove, isStayMove, pawnOfMove } from './search/moves.js';
import { CELL_INDEX, SearchState } from './search/search-state.js';
import { FastRandom } from './search/quick-dice.js';
import { SuspectSet } from './search/suspects.js';
import type { ScotlandYard } from '../rules/types.js';
import { ChaseWeights } from './chase.js';
import { sequentialHalving } from './halving.js';
import { beliefComputer, pairTimesOn } from './knowing.js';
import { modelOfSensibleX } from './model.js';
import { planTurn } from './plan.js';
import { ShortPlayout } from './playout.js';
import type { SearchSituation, MovesOfTurn } from './situation.js';

/** See `Chase`. Who plans together gains by going for the best pair. */
const CHASE_PATIENCE = 0.3;
/** By so much, in X's worth, another move must be better than the planned one: playouts plan nothing. */
const PLANNED_TURN_BONUS = 2;
const PLAYOUT_ROUNDS = 2;

/**
 * Information-set Monte Carlo over a belief that supposes a sensible X: all detectives plan together on the
 * solved visible game, and the plan is given up only for a move that does better in playouts from stops drawn
 * by that belief.
 */
export function hardDetective(board: YardBoard, rng: Rng, budget: SearchBudget): Computer<ScotlandYard> {
  const times = pairTimesOn(board);
  const chase = new ChaseWeights(times, SearchGraph.of(board).size, CHASE_PATIENCE);
  return beliefComputer(
    board,
    rng,
    (situation) => {
      chase.watch(situation.suspects, situation.likely);
      const plan = planTurn(situation, chase, rng);
      return plan && searchTurn(situation, plan, times, rng, budget);
    },
    new MisterXBelief(board, modelOfSensibleX(board, times)),
  );
}

function searchTurn(
  situation: SearchSituation,
  plan: MovesOfTurn,
  times: PairTimes,
  rng: Rng,
  budget: SearchBudget,
): MovesOfTurn {
  const { rules, suspects, likely } = situation;
  const dice = new FastRandom(rng.int(2 ** 32));
  const playout = new ShortPlayout(rules, times, dice);
  const state = new SearchState(rules.lines.words);
  const known = new SuspectSet(rules.lines);
  const draw = suspectDrawer(suspects, likely, dice);
  const world = () => {
    const x = draw();
    return (turn: MovesOfTurn) => {
      const [move = 0] = turn;
      state.copyFrom(situation.position);
      state.cells[CELL_INDEX.x] = x;
      known.copyFrom(suspects);
      playMove(rules, state, move);
      if (!isStayMove(move)) known.remove(placeOfMove(move));
      return (turn === plan ? PLANNED_TURN_BONUS : 0) - playout.worth(state, known, PLAYOUT_ROUNDS, likely);
    };
  };
  return sequentialHalving(candidates(situation, plan), budget, world)[0]?.option ?? plan;
}

/** Each stop that the same detective can go to once, whatever he pays. */
function candidates({ turns }: SearchSituation, plan: MovesOfTurn): readonly MovesOfTurn[] {
  const whoAndWhere = ([move = 0]: MovesOfTurn) =>
    `${pawnOfMove(move)} ${isStayMove(move) ? 'stays' : placeOfMove(move)}`;
  const found = new Map([[whoAndWhere(plan), plan]]);
  for (const turn of turns) {
    const key = whoAndWhere(turn);
    if (!found.has(key) && pawnOfMove(turn[0] ?? 0) === pawnOfMove(plan[0] ?? 0)) found.set(key, turn);
  }
  return [...found.values()];
}

/** Places, each as often as it is likely. */
function suspectDrawer(suspects: SuspectSet, likely: Float64Array, dice: FastRandom): () => number {
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
