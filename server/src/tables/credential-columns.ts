import type { SqlValue } from '../database/connection.js';

/** What the database has of whoever holds a seat, or a place that leads to one. */
type Held = {
  readonly secretHash: string | null;
  readonly recoveryHash: string | null;
  readonly shareCheck: string | null;
  readonly shareWrapped: string | null;
  readonly share: string | null;
};

/** No phone holds it. */
export const NOBODY = {
  secretHash: null,
  recoveryHash: null,
  shareCheck: null,
  shareWrapped: null,
  share: null,
} as const;

/** For `UPDATE`, with the values of `credentialValues`. */
export const SET_CREDENTIALS =
  'secret_hash = ?, recovery_hash = ?, share_check = ?, share_wrapped = ?, share = ?';

export function credentialValues({
  secretHash,
  recoveryHash,
  shareCheck,
  shareWrapped,
  share,
}: Held): readonly SqlValue[] {
  return [secretHash, recoveryHash, shareCheck, shareWrapped, share];
}
