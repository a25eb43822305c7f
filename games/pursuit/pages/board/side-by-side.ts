import type { BoardPawn } from './types.js';

/** Which pawn it is; each time a board is told of it this may be another object. */
export function pawnKey({ kind, label }: BoardPawn): string {
  return kind + label;
}

/** Widths of a pawn by which it stands beside the middle of its stop: pawns on one stop stand side by side. */
export function besideStop(pawn: BoardPawn, pawns: readonly BoardPawn[]): number {
  const here = pawns.filter(({ stop }) => stop === pawn.stop).map(pawnKey);
  return here.indexOf(pawnKey(pawn)) - (here.length - 1) / 2;
}
