import type { PrintOrder } from '@mister-x/engine/protocol';
import type { BoardFile } from '@mister-x/engine/pursuit';

/** An order as the press gets it: with the file of the board that it names, where it names one. */
export type PrintJob = PrintOrder & { readonly file?: BoardFile };

/** The board that people brought along, in the place of the game's own. */
export function fileOf(order: PrintOrder): BoardFile | undefined {
  return (order as PrintJob).file;
}
