import { type Flags, TRANSPORTS, type Transport, type XSpecial } from './types.js';

/** What specials cost and what that buys, out of the flags in force. */

/** The three tickets that X pays (MX-23, MX-25). */
export function priceOf(
  { x_double: double, x_secret: secret }: Pick<Flags, 'x_double' | 'x_secret'>,
  special: XSpecial,
): Flags['x_double'] {
  return special === 'double' ? double : secret;
}

/** How many tickets make a special of the detectives (MX-41, MX-43). */
export const GIVEN = [3, 4, 5] as const;
export const LEAST_GIVEN = GIVEN[0];
export const MOST_GIVEN = GIVEN[2];

/** How many legs back so many magnifiers look; `null`: so many buy nothing (MX-41). */
export function legsBack(
  { investigation }: Pick<Flags, 'investigation'>,
  magnifiers: number,
): number | null {
  const back: Readonly<Record<number, number>> = investigation;
  return back[magnifiers] ?? null;
}

/** A detective may be sent on by this many beacons: by the very transport, or one that costs less (MX-43, MX-Q14). */
export function transportsFor(
  { special_op: price, special_op_exact: exact }: Pick<Flags, 'special_op' | 'special_op_exact'>,
  beacons: number,
): readonly Transport[] {
  if (beacons > MOST_GIVEN) return [];
  const bought = GIVEN.filter((count) => (exact ? count === beacons : count <= beacons));
  return TRANSPORTS.filter((transport) => bought.some((count) => price[count] === transport));
}
