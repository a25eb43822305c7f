import type { Seat } from '@mister-x/engine/core/game';
import type { Layer } from '../../pursuit/rules/belief.js';
import { detectiveId } from '../../pursuit/rules/pawns.js';
import type { Belief } from '../rules/belief.js';
import type { YardBoard } from '../rules/board.js';
import type { Lines } from './search/lines.js';
import {
  moveList,
  movesAt,
  placeOf,
  play,
  staysPut,
  ticketOf,
  whoOf,
  X_DECLARES,
  X_ENDS,
} from './search/moves.js';
import { NOWHERE, type SearchState } from './search/search-state.js';
import { positionIn, rulesOf } from './search/read.js';
import type { Rules } from './search/rules.js';
import { Suspects } from './search/suspects.js';
import { type Action, TICKETS, type View, X_SEAT } from '../rules/types.js';

/** The moves of one turn, in order: two for a double of X's. */
export type Turn = readonly number[];

/** What a computer is to choose in, in the numbers of the search. */
export interface Situation {
  readonly rules: Rules;
  /** With X where he is, for himself, and nowhere for everybody else. */
  readonly position: SearchState;
  /** Where X can be, as everybody knows. */
  readonly suspects: Suspects;
  /** How likely he is at each place, in any unit; worked out when it is asked for. */
  readonly likely: Float64Array;
  /** What the seat can do; empty where it has no move. */
  readonly turns: readonly Turn[];
}

/** Of a seat that has a move, after the start cards. */
export function situationOf(board: YardBoard, belief: Belief, seat: Seat, view: View): Situation {
  const rules = rulesOf(board, view);
  const { lines } = rules;
  const stop = view.own?.stop ?? null;
  const state = positionIn(rules, view, stop === null ? NOWHERE : lines.placeOf(stop));
  const suspects = new Suspects(lines);
  const layer = belief.likely();
  for (const suspect of layer.keys()) suspects.add(lines.placeOf(suspect));
  let likely: Float64Array | undefined;
  const turns = seat === X_SEAT ? turnsOfX(rules, state) : turnsOf(rules, state, seat, view);
  return {
    rules,
    position: state,
    suspects,
    turns,
    get likely() {
      likely ??= byPlace(lines, layer);
      return likely;
    },
  };
}

function byPlace(lines: Lines, layer: Layer): Float64Array {
  const likely = new Float64Array(lines.size);
  for (const [stop, odds] of layer) likely[lines.placeOf(stop)] = odds;
  return likely;
}

function turnsOf(rules: Rules, state: SearchState, seat: Seat, view: View): readonly Turn[] {
  const isMine = (pawn: number) => view.detectives[pawn]?.hunter === seat;
  return listed(rules, state).flatMap((move) => (isMine(whoOf(move)) ? [[move]] : []));
}

function turnsOfX(rules: Rules, state: SearchState): readonly Turn[] {
  return listed(rules, state).flatMap((first) => {
    if (whoOf(first) !== X_DECLARES) return [[first]];
    const between = state.copy();
    play(rules, between, first);
    // None where the first leg has met a detective.
    return listed(rules, between).map((second) => [first, second]);
  });
}

function listed(rules: Rules, state: SearchState): readonly number[] {
  const moves = moveList(rules);
  return [...moves.subarray(0, movesAt(rules, state, moves))];
}

/** A turn as the rules' engine knows it. Of a double entered leg by leg it is the first leg (SY-44). */
export function actionOf({ rules: { lines, flags } }: Situation, turn: Turn): Action {
  const [first = 0] = turn;
  if (staysPut(first)) return { type: 'pass', detective: detectiveId(whoOf(first)) };
  const legs = turn.map((move) => ({
    ticket: TICKETS[ticketOf(move)] as string,
    stop: lines.stopAt(placeOf(move)),
  }));
  const [leg] = legs as [(typeof legs)[0]];
  if (whoOf(first) < X_ENDS) {
    return { type: 'move', detective: detectiveId(whoOf(first)), ...leg };
  }
  if (turn.length === 1) return { type: 'travel', legs };
  return flags.double_entry === 'stepwise'
    ? { type: 'travel', legs: [leg], double: true }
    : { type: 'travel', legs };
}
