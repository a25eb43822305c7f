import type { Seat } from '@mister-x/engine/core/game';
import { detectiveId, detectiveIndexOf, hunterSeat, isHeldByDetective } from '../../pursuit/rules/pawns.js';
import type { YardBoard } from './board.js';
import {
  type DetectiveState,
  type HunterSeat,
  type Options,
  ORDINARY_TICKETS,
  type PawnId,
  type StopsByTicket,
  type State,
  X_SEAT,
} from './types.js';

/** Pawns in the order of play, and who moves them (SY-3, SY-12, SY-13). */

/** Index of a detective's pawn, or -1 when no pawn of this game is called so. */
export function detectiveIndex(options: Options, pawn: string): number {
  const index = detectiveIndexOf(pawn);
  return index < pawnCount(options.hunters) ? index : -1;
}

export function huntersOf({ hunters }: Options): readonly HunterSeat[] {
  return Array.from({ length: hunters }, (_, i) => hunterSeat(i));
}

/** Two hunters move A1, A2, B1, B2 or A1, B1, A2, B2 (SY-13). */
export function hunterOf({ hunters, flags }: Options, index: number): HunterSeat {
  if (hunters >= 3) return hunterSeat(index);
  if (hunters === 1) return 'h1';
  const first = flags.two_hunter_order === 'consecutive' ? index < 2 : index % 2 === 0;
  return first ? 'h1' : 'h2';
}

export function ownerOf(options: Options, pawn: string): Seat | undefined {
  if (pawn === 'x') return X_SEAT;
  const index = detectiveIndex(options, pawn);
  return index < 0 ? undefined : hunterOf(options, index);
}

/** Whether this detective's action is awaited: the first in the fixed order, or any who is left. */
export function mayMoveNext({ phase, acted, options }: State, index: number): boolean {
  if (phase !== 'detectives' || acted[index] !== false) return false;
  return options.flags.detective_order === 'free' || acted.indexOf(false) === index;
}

/** Pawns whose action (or start stop) is awaited; empty when the game is over. */
export function nextPawns(state: State): readonly PawnId[] {
  switch (state.phase) {
    case 'registration': {
      const open = pawnsWhere(state, ({ stop }) => stop === null);
      return open.length > 0 ? open : ONLY_X;
    }
    case 'x_turn':
    case 'x_second_leg':
      return ONLY_X;
    case 'detectives':
      if (state.options.flags.detective_order === 'free') {
        return pawnsWhere(state, (_, i) => state.acted[i] !== true);
      }
      return firstPawnToMove(state);
    case 'over':
      return NO_PAWNS;
  }
}

const ONLY_X: readonly PawnId[] = ['x'];
const NO_PAWNS: readonly PawnId[] = [];
const DETECTIVE_ALONE: readonly (readonly PawnId[])[] = [0, 1, 2, 3, 4].map((i) => [detectiveId(i)]);

function firstPawnToMove({ acted }: State): readonly PawnId[] {
  return DETECTIVE_ALONE[acted.indexOf(false)] ?? NO_PAWNS;
}

function pawnsWhere(
  { detectives }: State,
  wanted: (detective: DetectiveState, index: number) => boolean,
): readonly PawnId[] {
  const pawns: PawnId[] = [];
  for (const [i, detective] of detectives.entries()) {
    if (wanted(detective, i)) pawns.push(detectiveId(i));
  }
  return pawns;
}

/** Two hunters, or a lone one, play four detectives; otherwise each plays one (SY-2, SY-3). */
export function pawnCount(hunters: number): number {
  return hunters < 3 ? 4 : hunters;
}

/** Where a pawn can go with the tickets it has. */

/** Legal moves of a detective, from public information alone (CM-3, SY-16). */
export function detectiveMoves(board: YardBoard, state: State, index: number): readonly StopsByTicket[] {
  const detective = state.detectives[index];
  const from = detective?.stop;
  if (detective === undefined || from == null) return [];
  const reach: StopsByTicket[] = [];
  for (const ticket of ORDINARY_TICKETS) {
    if (detective.tickets[ticket] === 0) continue;
    const stops = board.neighbours(from, ticket).filter((stop) => !isHeldByDetective(state, stop));
    if (stops.length > 0) reach.push({ ticket, stops });
  }
  return reach;
}

export function canMove(board: YardBoard, state: State, index: number): boolean {
  const detective = state.detectives[index];
  const from = detective?.stop;
  if (detective === undefined || from == null) return false;
  for (const ticket of ORDINARY_TICKETS) {
    if (detective.tickets[ticket] === 0) continue;
    for (const stop of board.neighbours(from, ticket)) if (!isHeldByDetective(state, stop)) return true;
  }
  return false;
}
