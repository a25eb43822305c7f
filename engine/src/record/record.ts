import type { Base64Url } from '../core/bytes.js';
import type { Outcome } from '../core/game.js';
import type { Entry, Sealed } from '../trust/entry.js';
import type { Genesis } from '../trust/genesis.js';
import type { SeedParts } from '../trust/seed.js';

export const RECORD_FORMAT = 'mister-x-record/2';

/**
 * A finished game as one file (`docs/record.md`). Everything is open in it: what was sealed stands
 * beside its ciphertext, and the shares of seed and key beside their commitments, so that a reader who
 * has the file can decide the whole game again.
 */
export type MatchRecord = {
  readonly format: typeof RECORD_FORMAT;
  readonly genesis: Genesis;
  readonly entries: readonly Entry[];
  /** For each entry what `sealed` holds. */
  readonly secrets: readonly (Sealed | null)[];
  /** Parts of the seed: the server's, and those that phones sent. */
  readonly seed: SeedParts;
  /** The key of the match. */
  readonly key: Base64Url;
  readonly outcome: Outcome;
  /** Of the chain: the genesis first, then one for each link. */
  readonly heads: readonly Base64Url[];
};
