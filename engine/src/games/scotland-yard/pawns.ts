import type { Seat } from '../../game.js';
import { pawnCount } from './options.js';
import type { DetectiveId, HunterSeat, Options, PawnId, State } from './types.js';
import { X_SEAT } from './types.js';

/** Pawns in the order of play, and who moves them (SY-3, SY-12, SY-13). */

export function detectiveId(index: number): DetectiveId {
  return `d${index + 1}`;
}

/** Index of a detective's pawn, or -1 when no pawn of this game is called so. */
export function detectiveIndex(options: Options, pawn: string): number {
  const count = pawnCount(options.hunters);
  for (let i = 0; i < count; i++) if (pawn === detectiveId(i)) return i;
  return -1;
}

/** Two hunters move A1, A2, B1, B2 or A1, B1, A2, B2 (SY-13). */
export function hunterOf({ hunters, flags }: Options, index: number): HunterSeat {
  if (hunters >= 3) return `h${index + 1}`;
  if (hunters === 1) return 'h1';
  const first = flags.two_hunter_order === 'consecutive' ? index < 2 : index % 2 === 0;
  return first ? 'h1' : 'h2';
}

export function ownerOf(options: Options, pawn: string): Seat | undefined {
  if (pawn === 'x') return X_SEAT;
  const index = detectiveIndex(options, pawn);
  return index < 0 ? undefined : hunterOf(options, index);
}

/** Pawns whose action (or start stop) is awaited; empty when the game is over. */
export function nextPawns(state: State): readonly PawnId[] {
  switch (state.phase) {
    case 'registration': {
      const open = state.detectives.flatMap(({ stop }, i) =>
        stop === null ? [detectiveId(i)] : [],
      );
      return open.length > 0 ? open : ['x'];
    }
    case 'x_turn':
    case 'x_second_leg':
      return ['x'];
    case 'detectives': {
      const open = state.acted.flatMap((acted, i) => (acted ? [] : [detectiveId(i)]));
      return state.options.flags.detective_order === 'free' ? open : open.slice(0, 1);
    }
    case 'over':
      return [];
  }
}
