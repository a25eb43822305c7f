import type { Seat } from '../../core/game.js';
import { detectiveId, detectivePlace, hunterSeat } from '../../pursuit/pawns.js';
import { pawnCount } from './options.js';
import type { DetectiveState, HunterSeat, Options, PawnId, State } from './types.js';
import { X_SEAT } from './types.js';

/** Pawns in the order of play, and who moves them (SY-3, SY-12, SY-13). */

export { detectiveId };

/** Index of a detective's pawn, or -1 when no pawn of this game is called so. */
export function detectiveIndex(options: Options, pawn: string): number {
  const index = detectivePlace(pawn);
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
export function isNext({ phase, acted, options }: State, index: number): boolean {
  if (phase !== 'detectives' || acted[index] !== false) return false;
  return options.flags.detective_order === 'free' || acted.indexOf(false) === index;
}

/** Pawns whose action (or start stop) is awaited; empty when the game is over. */
export function nextPawns(state: State): readonly PawnId[] {
  switch (state.phase) {
    case 'registration': {
      const open = pawnsWhere(state, ({ stop }) => stop === null);
      return open.length > 0 ? open : X_ONLY;
    }
    case 'x_turn':
    case 'x_second_leg':
      return X_ONLY;
    case 'detectives':
      if (state.options.flags.detective_order === 'free') {
        return pawnsWhere(state, (_, i) => state.acted[i] !== true);
      }
      return firstOpen(state);
    case 'over':
      return NOBODY;
  }
}

const X_ONLY: readonly PawnId[] = ['x'];
const NOBODY: readonly PawnId[] = [];
const ALONE: readonly (readonly PawnId[])[] = [0, 1, 2, 3, 4].map((i) => [detectiveId(i)]);

function firstOpen({ acted }: State): readonly PawnId[] {
  return ALONE[acted.indexOf(false)] ?? NOBODY;
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
