import type { TableInfo } from '@mister-x/engine/protocol';
import { t } from '../messages/index.svelte.js';
import { keyKeeper, namesOf, keyHoldingSeats } from './standstill.js';

/** Who keeps the key of what is secret at a table, and what a restart waits for. */
export function keyLine(info: TableInfo): string {
  const messages = t.trust.keys;
  const keeper = keyKeeper(info);
  return keeper.by === 'phones' ? messages.phones(namesOf(keeper.seats), keeper.seats.length) : messages[keeper.by];
}

/** Where the codes of secret moves appear. */
export function receiptLine(info: TableInfo): string {
  return t.trust.receipts.text(keyHoldingSeats(info).length > 0);
}
