import type { Budget, Computer } from '@mister-x/engine/core/computer';
import type { Rng } from '@mister-x/engine/core/rng';
import type { PairTimes } from '../../pursuit/computer/pair-times.js';
import { Belief } from '../rules/belief.js';
import type { YardBoard } from '../rules/board.js';
import { ticketOf } from './search/moves.js';
import { SearchState } from './search/search-state.js';
import { QuickDice } from './search/quick-dice.js';
import { Suspects } from './search/suspects.js';
import type { ScotlandYard } from '../rules/types.js';
import { halved } from './halving.js';
import { knowing, pairTimesOn } from './knowing.js';
import { likelyAfter, oddsAt, sensibleX } from './model.js';
import { Playout } from './playout.js';
import type { Situation, Turn } from './situation.js';
import { ANYWHERE, riskAt } from './weighing.js';
import { type Taken, taken, WORTH, worthOf } from './worth.js';

/** Turns that are worth a playout: those that are worth most at once. */
const MOST = 16;
const ROUNDS = 2;
/** Turns that differ by less he takes by chance: a player who always takes the best is easily guessed. */
const ALIKE = 0.3;
/** How much a turn counts against detectives who move by chance: whom nobody expects to come may come. */
const BY_CHANCE = 0.1;

/**
 * Monte Carlo search over what the detectives can believe: after each turn, doubles and black tickets included,
 * playouts in which they know the stops where he can be and no more. In half of them they suppose a sensible X,
 * as the best of them do.
 */
export function hardX(board: YardBoard, rng: Rng, budget: Budget): Computer<ScotlandYard> {
  const times = pairTimesOn(board);
  const belief = new Belief(board, sensibleX(board, times));
  return knowing(board, rng, (situation) => searched(situation, times, rng, budget), belief);
}

type Candidate = {
  readonly turn: Turn;
  readonly taken: Taken;
  readonly worth: number;
  /** How likely he is where after it, for anyone who supposes a sensible X. */
  readonly likely: Float64Array;
  /** What the playouts do not see: cards that are gone, and detectives who come by chance. */
  readonly cost: number;
};

function searched(
  situation: Situation,
  times: PairTimes,
  rng: Rng,
  budget: Budget,
): Turn | undefined {
  const { rules } = situation;
  const dice = new QuickDice(rng.int(2 ** 32));
  const playout = new Playout(rules, times, dice);
  const state = new SearchState(rules.lines.words);
  const known = new Suspects(rules.lines);
  const world = () => {
    const suppose = dice.below(2) === 0;
    return ({ taken: { after, known: heard }, likely, cost }: Candidate) => {
      state.copyFrom(after);
      known.copyFrom(heard);
      return playout.worth(state, known, ROUNDS, suppose ? likely : undefined) - cost;
    };
  };
  const rated = halved(candidates(situation, times, rng), budget, world);
  const best = rated[0]?.worth ?? 0;
  const alike = rated.filter(({ worth }) => worth >= best - ALIKE);
  return alike.length === 0 ? undefined : rng.pick(alike).option.turn;
}

function candidates(situation: Situation, times: PairTimes, rng: Rng): readonly Candidate[] {
  const { rules, position: state, likely } = situation;
  const likelyAfterTurn = (turn: Turn) => {
    let [now, paid] = [likely, -1];
    for (const move of turn) {
      const ticket = ticketOf(move);
      now = likelyAfter(rules, now, ticket, oddsAt(rules, state, times, paid));
      paid = ticket;
    }
    return now;
  };
  return rng
    .shuffle(situation.turns)
    .map((turn) => {
      const after = taken(situation, turn);
      return { turn, taken: after, worth: worthOf(rules, times, after) };
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map((each) => {
      const { after, cost } = each.taken;
      const risk = riskAt(rules, after, ANYWHERE, after.x);
      return {
        ...each,
        likely: likelyAfterTurn(each.turn),
        cost: cost + BY_CHANCE * WORTH.caught * risk,
      };
    });
}
