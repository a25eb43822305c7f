import { randomBytes } from 'node:crypto';
import {
  type GameTypes,
  type HostedGame,
  type Json,
  type MatchRun,
  type Refusal,
  type SeatSpec,
  type ShapeFault,
  shapeFault,
  TABLE,
} from '@mister-x/engine';
import { RecordWriter } from '@mister-x/engine/record';
import {
  commitToShare,
  fromBase64Url,
  type Genesis,
  HASH_LENGTH,
  keyCheckHash,
  shareNameOfPlace,
  seedCheckHash,
} from '@mister-x/engine/trust';
import type { ZodType } from 'zod';
import { newShare } from '../../runtime/random.js';

/** A game that is played in the open, for tests. Its record says so for good: the mark is part of the genesis. */

export type OpenMatchOptions = {
  /** The name of the match in every hash. */
  readonly match: string;
  /** Laid over the first state. */
  readonly position: Json | undefined;
  /** Of the game's views, as `describe` tells it. */
  readonly view: ZodType;
};

/** What someone would be shown of a position that no view of this game has, such as a phase that does not exist. */
export function viewShapeFault(
  run: MatchRun<GameTypes>,
  seats: readonly SeatSpec[],
  shape: ZodType,
): (Refusal & ShapeFault) | undefined {
  for (const viewer of [TABLE, ...seats.map(({ seat }) => seat)]) {
    const shown = shape.safeParse(run.gameView(viewer));
    if (shown.success) continue;
    const { member, cause } = shapeFault(shown.error);
    return { code: 'POSITION_INVALID', member: `${member} in the view of ${viewer}`, cause };
  }
  return undefined;
}

/** Writes its record. It has no date, and nobody's share: the seed that the program gave is the whole seed. */
export function openRecordWriter(
  game: HostedGame,
  run: MatchRun<GameTypes>,
  { match, position, options, seed }: OpenMatchOptions & { readonly options: Json; readonly seed: string },
): RecordWriter<GameTypes> {
  const seats = game.seatPlan(options);
  const server = Buffer.from(seed, 'hex').toString('base64url');
  const key = newShare();
  const masks = game.correspondence(options)?.anonymous === true;
  const genesis: Genesis = {
    format: 'mister-x-genesis/1',
    ...{ match, game: game.id, gameVersion: game.version, options },
    seats: seats.map(({ seat, role, secret }) => ({ seat, role, secret, name: seat })),
    startedAt: 0,
    seal: 'host',
    seedCommitment: commitToShare(match, server),
    ...(masks ? { places: seats.map((_, nth) => shareNameOfPlace(nth)) } : {}),
    seedShares: [],
    seedCheck: seedCheckHash(match, seed),
    keyCheck: keyCheckHash(match, fromBase64Url(key, HASH_LENGTH) ?? new Uint8Array()),
    open: true,
    ...(position === undefined ? {} : { position }),
  };
  const settled = { genesis, seed: { server, phones: [] }, key };
  return new RecordWriter(game, run, settled, (length) => randomBytes(length));
}
