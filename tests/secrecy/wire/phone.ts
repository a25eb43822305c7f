import { randomBytes } from 'node:crypto';
import type { Requests, SeatGrant } from '@mister-x/engine/protocol';

export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** What a phone proves its seat with, its parts of key and seed included. */
export function phoneSecrets({
  grant,
  seed,
}: {
  readonly grant: SeatGrant;
  readonly seed: string;
}): Requests['seat:resume']['ask'] {
  const { table, seat, secret, share } = grant;
  return { table, seat, secret, seed, ...(share === null ? {} : { share }) };
}
