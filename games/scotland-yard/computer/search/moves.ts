import { BLACK_TICKET, ORDINARY_COUNT } from './lines.js';
import { CELL_INDEX, CELLS_PER_PAWN, PHASE_CODES, type SearchState } from './search-state.js';
import type { FastRandom } from './quick-dice.js';
import type { SearchRules } from './rules.js';

/** A move as one number: where to, with which ticket, and who goes. */

/** X with a leg that ends his turn, and with the first leg of a double. */
export const X_ENDS_TURN = 8;
export const X_DECLARES = 9;
/** A detective who stays has a ticket that detectives have not. */
const STAY_TICKET = BLACK_TICKET;

export function encodeMove(who: number, ticket: number, to: number): number {
  return (to << 6) | (ticket << 4) | who;
}

/** `X_ENDS_TURN`, `X_DECLARES`, or a detective's number. */
export function pawnOfMove(move: number): number {
  return move & 15;
}

export function ticketOfMove(move: number): number {
  return (move >> 4) & 3;
}

export function placeOfMove(move: number): number {
  return move >> 6;
}

export function isStayMove(move: number): boolean {
  return pawnOfMove(move) < X_ENDS_TURN && ticketOfMove(move) === STAY_TICKET;
}

export function playMove(rules: SearchRules, state: SearchState, move: number): void {
  const who = pawnOfMove(move);
  if (who >= X_ENDS_TURN) {
    rules.travel(state, ticketOfMove(move), placeOfMove(move), who === X_DECLARES);
  } else if (ticketOfMove(move) === STAY_TICKET) rules.pass(state, who);
  else rules.move(state, who, ticketOfMove(move), placeOfMove(move));
}

/** Room for the longest list of moves that this board can have. */
export function newMoveList({ lines, pawns }: SearchRules): Int32Array {
  // Each detective moves from one stop, or stays; X goes by a line as such, or begins a double with it.
  return new Int32Array(Math.max(2, pawns) * (lines.most + 1));
}

/**
 * All legal moves.
 *
 * @param into as long as `newMoveList` makes it
 * @returns how many there are
 */
export function listMoves(rules: SearchRules, state: SearchState, into: Int32Array): number {
  switch (state.phase) {
    case PHASE_CODES.turn:
    case PHASE_CODES.second:
      return travelsAt(rules, state, into);
    case PHASE_CODES.detectives:
      return detectivesAt(rules, state, into);
    default:
      return 0;
  }
}

function travelsAt(rules: SearchRules, state: SearchState, into: Int32Array): number {
  const { lines } = rules;
  const from = state.x;
  const doubles = rules.mayDeclare(state);
  let count = 0;
  for (let ticket = 0; ticket <= BLACK_TICKET; ticket++) {
    if (!rules.canPay(state, ticket)) continue;
    const row = ticket * lines.size + from;
    const end = lines.first[row + 1] as number;
    for (let i = lines.first[row] as number; i < end; i++) {
      const to = lines.to[i] as number;
      if (rules.mayEnd(state, to)) into[count++] = encodeMove(X_ENDS_TURN, ticket, to);
      if (doubles && rules.mayTouch(state, to) && rules.canFollow(state, ticket, to)) {
        into[count++] = encodeMove(X_DECLARES, ticket, to);
      }
    }
  }
  return count;
}

function detectivesAt(rules: SearchRules, state: SearchState, into: Int32Array): number {
  let count = 0;
  for (let pawn = 0; pawn < rules.pawns; pawn++) {
    if (state.hasActed(pawn)) continue;
    count = pawnMoves(rules, state, pawn, into, count);
    if (rules.inOrder) break;
  }
  return count;
}

/** Adds the moves of one detective behind the first `count`. */
function pawnMoves(rules: SearchRules, state: SearchState, pawn: number, into: Int32Array, count: number): number {
  const { lines } = rules;
  const { cells } = state;
  const purse = CELL_INDEX.pawns + pawn * CELLS_PER_PAWN;
  const from = cells[purse] as number;
  let next = count;
  for (let ticket = 0; ticket < ORDINARY_COUNT; ticket++) {
    if (cells[purse + 1 + ticket] === 0) continue;
    const row = ticket * lines.size + from;
    const end = lines.first[row + 1] as number;
    for (let i = lines.first[row] as number; i < end; i++) {
      const to = lines.to[i] as number;
      if (!state.isHeld(to)) into[next++] = encodeMove(pawn, ticket, to);
    }
  }
  if (rules.mayPass && next > count) into[next++] = encodeMove(pawn, STAY_TICKET, 0);
  return next;
}

/** How often a move is drawn from all lines before the legal ones are listed. */
const RANDOM_TRIES_MAX = 8;

/**
 * A legal move by chance, each equally likely; in free order, of any pawn that may go. Drawn from all lines that
 * can be paid until one is legal, which is faster than a list.
 */
export function randomMove(rules: SearchRules, state: SearchState, dice: FastRandom, scratch: Int32Array): number {
  let move = -1;
  if (state.phase !== PHASE_CODES.detectives) move = randomLegOfX(rules, state, dice);
  else if (rules.inOrder && !rules.mayPass) move = randomStep(rules, state, dice);
  if (move >= 0) return move;
  const count = listMoves(rules, state, scratch);
  return scratch[dice.below(count)] as number;
}

/** -1: no legal one was drawn. */
function randomLegOfX(rules: SearchRules, state: SearchState, dice: FastRandom): number {
  const { first, to, size } = rules.lines;
  const from = state.x;
  const taxi = rules.canPay(state, 0) ? lineCount(first, from) : 0;
  const bus = rules.canPay(state, 1) ? lineCount(first, size + from) : 0;
  const underground = rules.canPay(state, 2) ? lineCount(first, 2 * size + from) : 0;
  const black = rules.canPay(state, BLACK_TICKET) ? lineCount(first, BLACK_TICKET * size + from) : 0;
  const all = taxi + bus + underground + black;
  const kinds = rules.mayDeclare(state) ? 2 : 1;
  for (let nth = 0; nth < RANDOM_TRIES_MAX; nth++) {
    const drawn = dice.below(all * kinds);
    let nthLine = drawn < all ? drawn : drawn - all;
    let ticket = 0;
    if (nthLine >= taxi) [ticket, nthLine] = [1, nthLine - taxi];
    if (ticket === 1 && nthLine >= bus) [ticket, nthLine] = [2, nthLine - bus];
    if (ticket === 2 && nthLine >= underground) [ticket, nthLine] = [3, nthLine - underground];
    const place = to[(first[ticket * size + from] as number) + nthLine] as number;
    if (drawn < all) {
      if (rules.mayEnd(state, place)) return encodeMove(X_ENDS_TURN, ticket, place);
    } else if (rules.mayTouch(state, place) && rules.canFollow(state, ticket, place)) {
      return encodeMove(X_DECLARES, ticket, place);
    }
  }
  return -1;
}

/** Of the next detective; -1: no legal one was drawn. */
function randomStep(rules: SearchRules, state: SearchState, dice: FastRandom): number {
  const { first, to, size } = rules.lines;
  const { cells } = state;
  const pawn = state.nextPawn;
  const purse = CELL_INDEX.pawns + pawn * CELLS_PER_PAWN;
  const from = cells[purse] as number;
  const taxi = cells[purse + 1] === 0 ? 0 : lineCount(first, from);
  const bus = cells[purse + 2] === 0 ? 0 : lineCount(first, size + from);
  const underground = cells[purse + 3] === 0 ? 0 : lineCount(first, 2 * size + from);
  const all = taxi + bus + underground;
  for (let nth = 0; nth < RANDOM_TRIES_MAX; nth++) {
    const drawn = dice.below(all);
    const ticket = drawn < taxi ? 0 : drawn < taxi + bus ? 1 : 2;
    const before = ticket === 0 ? 0 : ticket === 1 ? taxi : taxi + bus;
    const place = to[(first[ticket * size + from] as number) + drawn - before] as number;
    if (!state.isHeld(place)) return encodeMove(pawn, ticket, place);
  }
  return -1;
}

function lineCount(first: Int32Array, row: number): number {
  return (first[row + 1] as number) - (first[row] as number);
}
