import { PRINT_SHEETS, type PrintOrder, type PrintSheet } from '@mister-x/engine/protocol';
import type { BoardFile } from '@mister-x/engine/pursuit';
import { fitsLabel } from './page/label-formats.js';
import type { PrintJob } from './print-job.js';
import { pawnsOf } from './scotland-yard/pawns.js';
import type { PrintKit } from './sheet.js';

type PrintableGame = {
  /** The game's name, as the command line says it. */
  readonly name: string;
  /** What there is to print, in the order of the list of all sheets. */
  readonly sheets: readonly PrintSheet[];
  /** What differs from board to board; all else serves every board. */
  readonly onBoard: ReadonlySet<PrintSheet>;
  /** Whose tickets can be ordered one by one. */
  readonly pawns: (order: PrintOrder) => readonly string[];
  /** Loaded only where something is printed: fonts and barcodes are large. */
  readonly kit: () => Promise<PrintKit>;
};

const without = (missing: PrintSheet): readonly PrintSheet[] =>
  PRINT_SHEETS.filter((sheet) => sheet !== missing);

/** What can be printed, by the game's id. */
export const PRINTABLE: ReadonlyMap<string, PrintableGame> = new Map<string, PrintableGame>([
  [
    'scotland-yard',
    {
      name: 'Scotland Yard',
      sheets: without('missions'),
      onBoard: new Set(['stations', 'starts', 'poster'] as const),
      pawns: pawnsOf,
      kit: async () => (await import('./scotland-yard/kit.js')).yardKit,
    },
  ],
  [
    'mister-x-europe',
    {
      name: 'Mister X across Europe',
      sheets: without('log'),
      // How many tickets of each kind there are is the board's (MX-13).
      onBoard: new Set(['tickets', 'labels', 'stations', 'starts', 'missions', 'poster'] as const),
      // All tickets come out of one stack (MX-13).
      pawns: () => [],
      kit: async () => (await import('./mister-x-europe/kit.js')).europeKit,
    },
  ],
]);

/** The order of a sheet on a board that people brought along, where the sheet differs on it. */
export function onBoard(order: PrintOrder, file: BoardFile): PrintJob {
  return PRINTABLE.get(order.game)?.onBoard.has(order.sheet) === true ? { ...order, file } : order;
}

/** Why an order of the right shape cannot be printed. */
export type OrderFault = 'GAME_UNKNOWN' | 'SHEET_UNKNOWN' | 'PAWN_UNKNOWN' | 'CODE_TOO_WIDE';

export function orderFault(order: PrintOrder): OrderFault | undefined {
  const game = PRINTABLE.get(order.game);
  if (game === undefined) return 'GAME_UNKNOWN';
  if (!game.sheets.includes(order.sheet)) return 'SHEET_UNKNOWN';
  if (order.pawn !== null && !game.pawns(order).includes(order.pawn)) return 'PAWN_UNKNOWN';
  if (order.sheet === 'labels' && !fitsLabel(order)) return 'CODE_TOO_WIDE';
  return undefined;
}
