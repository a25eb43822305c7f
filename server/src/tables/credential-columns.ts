import type { SqlValue } from '../database/connection.js';
import type { Credentials } from './table.js';

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
}: { readonly [K in keyof Credentials]: Credentials[K] | null }): readonly SqlValue[] {
  return [secretHash, recoveryHash, shareCheck, shareWrapped, share];
}
