import type { Reach } from '@mister-x/engine/protocol';
import { recall, remember } from '../store.js';
import { isHere } from './overheard.js';

/**
 * What a seat's QR code says; the code lies in the fragment, so that no server logs it. `line` is the
 * server's key, which nobody on the way can exchange.
 */
export function joinLink(address: string, code: string, line: string): string {
  return `${address}/play#c=${code}&line=${line}`;
}

/** An invitation to a table by correspondence; over HTTPS nobody can exchange the server for another. */
export function postLink(address: string, code: string, line: string): string {
  return `${address}/play#i=${code}${address.startsWith('https:') ? '' : `&line=${line}`}`;
}

/** Makes another screen the host's, once. Over HTTPS nobody can exchange the server for another. */
export function pairLink(address: string, code: string, line: string): string {
  return `${address}/#pair=${code}${address.startsWith('https:') ? '' : `&line=${line}`}`;
}

/** Spectators see what the kiosk shows and can do nothing. */
export function watchLink(address: string, table: string, line: string | undefined): string {
  return `${address}/#watch=${table}${line === undefined ? '' : `&line=${line}`}`;
}

/** The address under which phones are asked to come: the one chosen at this screen, if it still holds. */
export function joinAddress({ addresses }: Pick<Reach, 'addresses'>): string {
  const chosen = recall('join-address');
  return typeof chosen === 'string' && addresses.includes(chosen)
    ? chosen
    : (addresses[0] ?? location.origin);
}

/** Whether none of them leads here from another device. */
export function areForNobodyElse({ addresses }: Pick<Reach, 'addresses'>): boolean {
  return addresses.every((address) => isHere(new URL(address).hostname));
}

export function chooseJoinAddress(address: string): void {
  remember('join-address', address);
}
