import type { SeatGrant } from '@mister-x/engine/protocol';
import type { Seal } from '@mister-x/engine/trust';
import { newSeatSecret, sha256Hex } from '../../runtime/random.js';
import { newRecoveryCode, recoveryKeys, wrapShare } from '../keys/recovery-code.js';
import type { Credentials } from '../table.js';

/** What a phone is given with its seat, and what the server keeps of it. */
export type Grant = Pick<SeatGrant, 'secret' | 'recoveryCode' | 'share'> & {
  readonly held: Credentials;
};

/** @param share what a secret seat's phone will hold: new with a claim, kept with a take-over */
export async function newGrant(
  seal: Seal,
  share: string | null,
  recoverySalt: string,
): Promise<Grant> {
  const secret = newSeatSecret();
  const recoveryCode = newRecoveryCode();
  const keys = await recoveryKeys(recoveryCode, recoverySalt);
  return {
    secret,
    recoveryCode,
    share,
    held: {
      secretHash: sha256Hex(secret),
      recoveryHash: keys.hash,
      shareCheck: share === null ? null : shareCheckOf(share),
      shareWrapped: share === null ? null : wrapShare(keys, share),
      share: seal === 'host' ? share : null,
    },
  };
}

/** A share has 256 random bits: its hash tells nothing of it. */
export const shareCheckOf = (share: string): string => sha256Hex(`mister-x/share-check/1:${share}`);
