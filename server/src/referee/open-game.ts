import { randomBytes } from 'node:crypto';
import type { GameTypes, HostedGame, Json, MatchRun } from '@mister-x/engine';
import { Scribe } from '@mister-x/engine/record';
import {
  commitToShare,
  fromBase64Url,
  type Genesis,
  HASH_LENGTH,
  keyCheck,
  placeName,
  seedCheck,
} from '@mister-x/engine/trust';
import { newShare } from '../keys/random.js';

/** A game that is played in the open, for tests. Its record says so for good: the mark is part of the genesis. */

export type Opened = {
  /** The name of the match in every hash. */
  readonly match: string;
  /** Laid over the first state. */
  readonly position: Json | undefined;
};

/** Writes its record. It has no date, and nobody's share: the seed that the program gave is the whole seed. */
export function openScribe(
  game: HostedGame,
  run: MatchRun<GameTypes>,
  { match, position, options, seed }: Opened & { readonly options: Json; readonly seed: string },
): Scribe<GameTypes> {
  const seats = game.seatPlan(options);
  const server = Buffer.from(seed, 'hex').toString('base64url');
  const key = newShare();
  const masks = game.correspondence(options)?.masks === true;
  const genesis: Genesis = {
    format: 'mister-x-genesis/1',
    ...{ match, game: game.id, gameVersion: game.version, options },
    seats: seats.map(({ seat, role, secret }) => ({ seat, role, secret, name: seat })),
    startedAt: 0,
    seal: 'host',
    seedCommitment: commitToShare(match, server),
    ...(masks ? { places: seats.map((_, nth) => placeName(nth)) } : {}),
    seedShares: [],
    seedCheck: seedCheck(match, seed),
    keyCheck: keyCheck(match, fromBase64Url(key, HASH_LENGTH) ?? new Uint8Array()),
    open: true,
    ...(position === undefined ? {} : { position }),
  };
  const settled = { genesis, seed: { server, phones: [] }, key };
  return new Scribe(game, run, settled, (length) => randomBytes(length));
}
