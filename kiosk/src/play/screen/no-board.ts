import type { TableId } from '@mister-x/engine/protocol';
import { recall, remember } from '../../lib/store.js';

const KEY = 'no-board';
/** Tables of past evenings are forgotten after so many newer ones. */
const KEPT = 12;

/** The board of this table is on the screen alone: nobody has to be told which pieces to move. */
export function playsOnScreen(table: TableId): void {
  remember(KEY, [table, ...tables()].slice(0, KEPT));
}

export function isOnScreen(table: TableId): boolean {
  return tables().includes(table);
}

/** The same people go on at another table, where their board is what it was. */
export function goesOnAt(next: TableId, before: TableId): void {
  if (isOnScreen(before)) playsOnScreen(next);
}

function tables(): readonly unknown[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept : [];
}
