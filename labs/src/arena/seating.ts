import type { SeatSpec } from '@mister-x/engine';
import type { BySeat } from '@mister-x/engine/players';

/** The two who meet in a game, as the cross-table has them. */
export const SIDES = ['row', 'column'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Who has which seats. Where a game knows two roles, one contestant plays all seats of a role, and everybody
 * meets everybody in both. Where all seats are alike, two share them turn by turn round the table, and swap
 * from game to game.
 */
export type SeatingPlan =
  | { readonly kind: 'roles'; readonly row: string; readonly column: string }
  | { readonly kind: 'shared' };

export function seatingOf(plan: readonly SeatSpec[]): SeatingPlan {
  const [row, column, third] = new Set(plan.map(({ role }) => role));
  return row !== undefined && column !== undefined && third === undefined
    ? { kind: 'roles', row, column }
    : { kind: 'shared' };
}

export function sidesOf(plan: readonly SeatSpec[], swapped: boolean): BySeat<Side> {
  const seating = seatingOf(plan);
  return new Map(
    plan.map(({ seat, role }, index) => {
      const isRow = seating.kind === 'roles' ? role === seating.row : (index % 2 === 0) !== swapped;
      return [seat, isRow ? 'row' : 'column'];
    }),
  );
}

export const otherSide = (side: Side): Side => (side === 'row' ? 'column' : 'row');
