import type { SearchBudget, Computer } from '@mister-x/engine/core/computer';
import type { Rng } from '@mister-x/engine/core/rng';
import type { PairTimes } from '../../pursuit/computer/pair-times.js';
import { MisterXBelief } from '../rules/belief.js';
import type { YardBoard } from '../rules/board.js';
import { ticketOfMove } from './search/moves.js';
import { SearchState } from './search/search-state.js';
import { FastRandom } from './search/quick-dice.js';
import { SuspectSet } from './search/suspects.js';
import type { ScotlandYard } from '../rules/types.js';
import { sequentialHalving } from './halving.js';
import { beliefComputer, pairTimesOn } from './knowing.js';
import { likelyAfter, legOddsAt, modelOfSensibleX } from './model.js';
import { ShortPlayout } from './playout.js';
import type { SearchSituation, MovesOfTurn } from './situation.js';
import { ALL_PLACES, captureRiskAt } from './weighing.js';
import { type StateAfterTurn, stateAfterTurn, WORTHS, worthOf } from './worth.js';

/** Turns that are worth a playout: those that are worth most at once. */
const CANDIDATES_MAX = 16;
const PLAYOUT_ROUNDS = 2;
/** Turns that differ by less he takes by chance: a player who always takes the best is easily guessed. */
const ALIKE_WITHIN = 0.3;
/** How much a turn counts against detectives who move by chance: whom nobody expects to come may come. */
const RANDOM_DETECTIVE_RISK_SHARE = 0.1;

/**
 * Monte Carlo search over what the detectives can believe: after each turn, doubles and black tickets included,
 * playouts in which they know the stops where he can be and no more. In half of them they suppose a sensible X,
 * as the best of them do.
 */
export function hardX(board: YardBoard, rng: Rng, budget: SearchBudget): Computer<ScotlandYard> {
  const times = pairTimesOn(board);
  const belief = new MisterXBelief(board, modelOfSensibleX(board, times));
  return beliefComputer(board, rng, (situation) => searchTurn(situation, times, rng, budget), belief);
}

type Candidate = {
  readonly turn: MovesOfTurn;
  readonly taken: StateAfterTurn;
  readonly worth: number;
  /** How likely he is where after it, for anyone who supposes a sensible X. */
  readonly likely: Float64Array;
  /** What the playouts do not see: cards that are gone, and detectives who come by chance. */
  readonly cost: number;
};

function searchTurn(
  situation: SearchSituation,
  times: PairTimes,
  rng: Rng,
  budget: SearchBudget,
): MovesOfTurn | undefined {
  const { rules } = situation;
  const dice = new FastRandom(rng.int(2 ** 32));
  const playout = new ShortPlayout(rules, times, dice);
  const state = new SearchState(rules.lines.words);
  const known = new SuspectSet(rules.lines);
  const world = () => {
    const suppose = dice.below(2) === 0;
    return ({ taken: { after, known: heard }, likely, cost }: Candidate) => {
      state.copyFrom(after);
      known.copyFrom(heard);
      return playout.worth(state, known, PLAYOUT_ROUNDS, suppose ? likely : undefined) - cost;
    };
  };
  const rated = sequentialHalving(candidates(situation, times, rng), budget, world);
  const best = rated[0]?.worth ?? 0;
  const alike = rated.filter(({ worth }) => worth >= best - ALIKE_WITHIN);
  return alike.length === 0 ? undefined : rng.pick(alike).option.turn;
}

function candidates(situation: SearchSituation, times: PairTimes, rng: Rng): readonly Candidate[] {
  const { rules, position: state, likely } = situation;
  const likelyAfterTurn = (turn: MovesOfTurn) => {
    let [now, paid] = [likely, -1];
    for (const move of turn) {
      const ticket = ticketOfMove(move);
      now = likelyAfter(rules, now, ticket, legOddsAt(rules, state, times, paid));
      paid = ticket;
    }
    return now;
  };
  return rng
    .shuffle(situation.turns)
    .map((turn) => {
      const after = stateAfterTurn(situation, turn);
      return { turn, taken: after, worth: worthOf(rules, times, after) };
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, CANDIDATES_MAX)
    .map((each) => {
      const { after, cost } = each.taken;
      const risk = captureRiskAt(rules, after, ALL_PLACES, after.x);
      return {
        ...each,
        likely: likelyAfterTurn(each.turn),
        cost: cost + RANDOM_DETECTIVE_RISK_SHARE * WORTHS.caught * risk,
      };
    });
}
