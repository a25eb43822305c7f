import type { Seat } from '@mister-x/engine/core/game';
import type { StopWeights } from '../../pursuit/rules/belief.js';
import { detectiveId } from '../../pursuit/rules/pawns.js';
import type { MisterXBelief } from '../rules/belief.js';
import type { YardBoard } from '../rules/board.js';
import type { SearchGraph } from './search/lines.js';
import {
  newMoveList,
  listMoves,
  placeOfMove,
  playMove,
  isStayMove,
  ticketOfMove,
  pawnOfMove,
  X_DECLARES,
  X_ENDS_TURN,
} from './search/moves.js';
import { NO_PLACE, type SearchState } from './search/search-state.js';
import { searchStateOf, searchRulesOf } from './search/read.js';
import type { SearchRules } from './search/rules.js';
import { SuspectSet } from './search/suspects.js';
import { type Action, TICKETS, type View, X_SEAT } from '../rules/types.js';

/** The moves of one turn, in order: two for a double of X's. */
export type MovesOfTurn = readonly number[];

/** What a computer is to choose in, in the numbers of the search. */
export interface SearchSituation {
  readonly rules: SearchRules;
  /** With X where he is, for himself, and nowhere for everybody else. */
  readonly position: SearchState;
  /** Where X can be, as everybody knows. */
  readonly suspects: SuspectSet;
  /** How likely he is at each place, in any unit; worked out when it is asked for. */
  readonly likely: Float64Array;
  /** What the seat can do; empty where it has no move. */
  readonly turns: readonly MovesOfTurn[];
}

/** Of a seat that has a move, after the start cards. */
export function situationOf(board: YardBoard, belief: MisterXBelief, seat: Seat, view: View): SearchSituation {
  const rules = searchRulesOf(board, view);
  const { lines } = rules;
  const stop = view.own?.stop ?? null;
  const state = searchStateOf(rules, view, stop === null ? NO_PLACE : lines.placeOf(stop));
  const suspects = new SuspectSet(lines);
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
      likely ??= weightsByPlace(lines, layer);
      return likely;
    },
  };
}

function weightsByPlace(lines: SearchGraph, layer: StopWeights): Float64Array {
  const likely = new Float64Array(lines.size);
  for (const [stop, odds] of layer) likely[lines.placeOf(stop)] = odds;
  return likely;
}

function turnsOf(rules: SearchRules, state: SearchState, seat: Seat, view: View): readonly MovesOfTurn[] {
  const isMine = (pawn: number) => view.detectives[pawn]?.hunter === seat;
  return listedMoves(rules, state).flatMap((move) => (isMine(pawnOfMove(move)) ? [[move]] : []));
}

function turnsOfX(rules: SearchRules, state: SearchState): readonly MovesOfTurn[] {
  return listedMoves(rules, state).flatMap((first) => {
    if (pawnOfMove(first) !== X_DECLARES) return [[first]];
    const between = state.copy();
    playMove(rules, between, first);
    // None where the first leg has met a detective.
    return listedMoves(rules, between).map((second) => [first, second]);
  });
}

function listedMoves(rules: SearchRules, state: SearchState): readonly number[] {
  const moves = newMoveList(rules);
  return [...moves.subarray(0, listMoves(rules, state, moves))];
}

/** A turn as the rules' engine knows it. Of a double entered leg by leg it is the first leg (SY-44). */
export function actionOf({ rules: { lines, flags } }: SearchSituation, turn: MovesOfTurn): Action {
  const [first = 0] = turn;
  if (isStayMove(first)) return { type: 'pass', detective: detectiveId(pawnOfMove(first)) };
  const legs = turn.map((move) => ({
    ticket: TICKETS[ticketOfMove(move)] as string,
    stop: lines.stopAt(placeOfMove(move)),
  }));
  const [leg] = legs as [(typeof legs)[0]];
  if (pawnOfMove(first) < X_ENDS_TURN) {
    return { type: 'move', detective: detectiveId(pawnOfMove(first)), ...leg };
  }
  if (turn.length === 1) return { type: 'travel', legs };
  return flags.double_entry === 'stepwise' ? { type: 'travel', legs: [leg], double: true } : { type: 'travel', legs };
}
