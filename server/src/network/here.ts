import { isLoopback } from './addresses.js';

export type Ends = { readonly [End in 'localAddress' | 'remoteAddress']?: string | undefined };

/**
 * Whether a connection comes from this computer. One with the same address at both ends never
 * crossed a network: systems drop packets from outside that claim to be from themselves.
 */
export function isFromHere({ localAddress, remoteAddress }: Ends): boolean {
  if (remoteAddress === undefined) return false;
  return remoteAddress === localAddress || isLoopback(remoteAddress.replace(/^::ffff:/i, ''));
}
