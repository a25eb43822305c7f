import type { Pack } from '../../rules/browser.js';
import type { TableInfo } from '@mister-x/engine/protocol';
import { seatName } from '../shared/names.js';
import { gameMessages } from '../../messages/phone-messages.js';

/** A seat as sentences name it: its colour, and its player's name. */
export function nameOf(info: TableInfo, pack: Pack, seat: string): string {
  return seatName(gameMessages.t, pack, info, seat);
}

export function namesOf(info: TableInfo, pack: Pack, seats: readonly string[]): string {
  return seats.map((seat) => nameOf(info, pack, seat)).join(', ');
}
