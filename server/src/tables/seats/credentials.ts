import { randomBytes, randomInt, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { SeatGrant } from '@mister-x/engine/protocol';
import { type SealMode, CHECK_NUMBER_DIGITS, NONCE_LENGTH, seal, unseal } from '@mister-x/engine/trust';
import { newSeatSecret, sha256Hex } from '../../runtime/random.js';
import type { Credentials } from '../table.js';

/** What a phone is given with its seat, and what the server keeps of it. */
export type Grant = Pick<SeatGrant, 'secret' | 'recoveryCode' | 'share'> & {
  readonly held: Credentials;
};

/** @param share what a secret seat's phone will hold: new with a claim, kept with a take-over */
export async function newGrant(seal: SealMode, share: string | null, recoverySalt: string): Promise<Grant> {
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

const scryptAsync = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

/**
 * 2 MB and a few milliseconds. More than sixty-six evenly drawn bits need no costly stretching, and a
 * costly one would hold up the log's writes, which share Node's worker threads.
 */
const SCRYPT_COST: ScryptOptions = { N: 2_048, r: 8, p: 1 };

/** By which a seat is taken over: digits, each drawn evenly. */
export const newRecoveryCode = (): string => Array.from({ length: CHECK_NUMBER_DIGITS }, () => randomInt(10)).join('');

export type RecoveryKeys = {
  /** By which the seat is found; stored. */
  readonly hash: string;
  /** Under which the seat's share is kept; never stored. */
  readonly wrap: Uint8Array;
};

/**
 * One salt serves a whole data folder, so that a seat can be found by its code alone at the
 * price of one derivation; the code's own entropy makes a salt of each seat unnecessary.
 */
export async function recoveryKeys(code: string, salt: string): Promise<RecoveryKeys> {
  const derived = await scryptAsync(code, salt, 64, SCRYPT_COST);
  return {
    hash: derived.subarray(0, 32).toString('hex'),
    wrap: new Uint8Array(derived.subarray(32)),
  };
}

/** The share as the disk may have it. */
export function wrapShare({ wrap }: RecoveryKeys, share: string): string {
  return seal(wrap, randomBytes(NONCE_LENGTH), WRAP_PLACE, share);
}

/** `undefined` when it was not wrapped under this code. */
export function unwrapShare({ wrap }: RecoveryKeys, wrapped: string): string | undefined {
  const share = unseal(wrap, WRAP_PLACE, wrapped);
  return typeof share === 'string' ? share : undefined;
}

const WRAP_PLACE = 'share';
