import type { PrintOrder } from '@mister-x/engine/protocol';
import { fitsLabel } from './page/label-formats.js';
import { pawnsOf } from './scotland-yard/pawns.js';
import type { PrintKit } from './sheet.js';

type PrintableGame = {
  /** Whose tickets can be ordered one by one. */
  readonly pawns: (order: PrintOrder) => readonly string[];
  /** Loaded only where something is printed: fonts and barcodes are large. */
  readonly kit: () => Promise<PrintKit>;
};

/** What can be printed, by the game's id. */
export const PRINTABLE: ReadonlyMap<string, PrintableGame> = new Map([
  [
    'scotland-yard',
    { pawns: pawnsOf, kit: async () => (await import('./scotland-yard/kit.js')).yardKit },
  ],
]);

/** Why an order of the right shape cannot be printed. */
export type OrderFault = 'GAME_UNKNOWN' | 'PAWN_UNKNOWN' | 'CODE_TOO_WIDE';

export function orderFault(order: PrintOrder): OrderFault | undefined {
  const game = PRINTABLE.get(order.game);
  if (game === undefined) return 'GAME_UNKNOWN';
  if (order.pawn !== null && !game.pawns(order).includes(order.pawn)) return 'PAWN_UNKNOWN';
  if (order.sheet === 'labels' && !fitsLabel(order)) return 'CODE_TOO_WIDE';
  return undefined;
}
