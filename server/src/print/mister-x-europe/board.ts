import { broughtBoard, type EuropeBoard, europeBoard } from '@mister-x/engine/mister-x-europe';
import type { PrintOrder } from '@mister-x/engine/protocol';
import { fileOf } from '../print-job.js';

/** The board of an order: our own Europe, or one that people brought along. */
export function boardOf(order: PrintOrder): EuropeBoard {
  const file = fileOf(order);
  return file === undefined ? europeBoard() : broughtBoard(file);
}
