import type { ServerAddresses } from '@mister-x/engine/protocol';
import { recall, remember } from '../browser/store.js';
import { isThisComputer } from './overheard.js';

/**
 * What a seat's QR code says; the code lies in the fragment, so that no server logs it. `channel` is the
 * server's key, which nobody on the way can exchange.
 */
export function joinLink(address: string, code: string, channel: string): string {
  return `${address}/play#c=${code}&channel=${channel}`;
}

/** An invitation to a table by correspondence; over HTTPS nobody can exchange the server for another. */
export function correspondenceLink(address: string, code: string, channel: string): string {
  return `${address}/play#i=${code}${address.startsWith('https:') ? '' : `&channel=${channel}`}`;
}

/** Makes another screen the host's, once. Over HTTPS nobody can exchange the server for another. */
export function pairLink(address: string, code: string, channel: string): string {
  return `${address}/#pair=${code}${address.startsWith('https:') ? '' : `&channel=${channel}`}`;
}

/** Spectators see what the kiosk shows and can do nothing. */
export function watchLink(address: string, table: string, channel: string | undefined): string {
  return `${address}/#watch=${table}${channel === undefined ? '' : `&channel=${channel}`}`;
}

/** The address under which phones are asked to come: the one chosen at this screen, if it still holds. */
export function joinAddress({ addresses }: Pick<ServerAddresses, 'addresses'>): string {
  const chosen = recall('join-address');
  return typeof chosen === 'string' && addresses.includes(chosen) ? chosen : (addresses[0] ?? location.origin);
}

/** Whether none of them leads here from another device. */
export function areOnlyForThisComputer({ addresses }: Pick<ServerAddresses, 'addresses'>): boolean {
  return addresses.every((address) => isThisComputer(new URL(address).hostname));
}

export function chooseJoinAddress(address: string): void {
  remember('join-address', address);
}
