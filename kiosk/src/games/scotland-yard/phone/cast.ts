import type { View } from '@mister-x/engine/scotland-yard/browser';
import type { BoardPawn } from '../board-types.js';
import type { Cast } from '../table/cast.js';

/** Pawns that everybody sees, and Mister X's own where his phone shows it. */
export function pawnsOn(view: View, cast: Cast, x: number | null): readonly BoardPawn[] {
  const detectives = view.detectives.flatMap(({ id, stop }): BoardPawn[] => {
    const pawn = cast.pawn(id);
    if (stop === null || pawn === undefined) return [];
    return [{ stop, colour: pawn.colour, label: pawn.label, kind: 'detective' }];
  });
  return x === null
    ? detectives
    : [...detectives, { stop: x, colour: 'clear', label: 'X', kind: 'x' }];
}
