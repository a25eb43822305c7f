import type { TableInfo } from '@mister-x/engine/protocol';
import { t } from '../i18n/index.svelte.js';
import { keyKeeper, namesOf, keyHoldingSeats } from './standstill.js';

/** Who keeps the key of what is secret at a table, and what a restart waits for. */
export function keyLine(info: TableInfo | null): string {
  const messages = t.trust.keys;
  const keeper = info === null ? undefined : keyKeeper(info);
  if (keeper === undefined) return '';
  return keeper.by === 'phones' ? messages.phones(namesOf(keeper.seats), keeper.seats.length) : messages[keeper.by];
}

/** Where the codes of secret moves appear. */
export function receiptLine(info: TableInfo | null): string {
  return t.trust.receipts.text(info === null || keyHoldingSeats(info).length > 0);
}
