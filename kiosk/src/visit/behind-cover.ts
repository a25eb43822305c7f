import type { TableInfo } from '@mister-x/engine/protocol';

/** One person among computers has secrets behind a cover on the screen of the table: there is no other screen. */
export function areSecretsOnScreen(info: Pick<TableInfo, 'seats'>): boolean {
  return info.seats.some(({ onScreen }) => onScreen);
}
