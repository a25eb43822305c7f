import type { TableId } from '@mister-x/engine/protocol';
import { recall, remember } from '../browser/store.js';

const STORAGE_KEY = 'no-board';
/** Tables of past evenings are forgotten after so many newer ones. */
const TABLES_KEPT = 12;

/** The board of this table is on the screen alone: nobody has to be told which pieces to move. */
export function rememberPlayedOnScreen(table: TableId): void {
  remember(STORAGE_KEY, [table, ...tablesPlayedOnScreen()].slice(0, TABLES_KEPT));
}

export function isPlayedOnScreen(table: TableId): boolean {
  return tablesPlayedOnScreen().includes(table);
}

/** The same people go on at another table, where their board is what it was. */
export function rememberForRematch(next: TableId, before: TableId): void {
  if (isPlayedOnScreen(before)) rememberPlayedOnScreen(next);
}

function tablesPlayedOnScreen(): readonly unknown[] {
  const kept = recall(STORAGE_KEY);
  return Array.isArray(kept) ? kept : [];
}
