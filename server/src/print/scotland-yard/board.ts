import type { PrintOrder } from '@mister-x/engine/protocol';
import { broughtBoard, londonBoard, type YardBoard } from '@mister-x/engine/scotland-yard';
import { fileOf } from '../print-job.js';

/** The board of an order: London in one of its printings, or one that people brought along. */
export function boardOf(order: PrintOrder): YardBoard {
  const file = fileOf(order);
  return file === undefined ? londonBoard(order.edition) : broughtBoard(file);
}
