import { randomBytes } from 'node:crypto';
import { hostGame, type Seat, seededRngs, TABLE, unwrap, type Viewer } from '@mister-x/engine';
import { keyCheckHash, seedCheckHash } from '@mister-x/engine/trust';
import { newShare } from '../runtime/random.js';
import { MatchActor } from '../tables/matches/match-actor.js';
import { stubGame } from './stub-game.js';

const VIEWERS: readonly Viewer[] = ['keeper', 'g1', 'g2', TABLE];

/** A match that has just begun, of no table: nothing of it is on a disk. */
export function stubMatch(game = stubGame, bellMs = 0, listening: readonly Seat[] = []): MatchActor {
  const key = randomBytes(32);
  const seed = '5'.repeat(64);
  const options = { bellMs };
  const genesis = {
    format: 'mister-x-genesis/1' as const,
    match: 't',
    game: game.id,
    gameVersion: 1,
    options,
    seats: game.seatPlan(options).map((spec) => ({ ...spec, name: spec.seat })),
    startedAt: 1,
    seal: 'phones' as const,
    seedCommitment: newShare(),
    seedShares: [],
    seedCheck: seedCheckHash('t', seed),
    keyCheck: keyCheckHash('t', key),
  };
  const seedParts = { server: newShare(), phones: [] };
  const hosted = hostGame(game);
  const begun = unwrap(hosted.begin(options, seededRngs(seed)));
  return new MatchActor(hosted, begun, genesis, { seed, seedParts, key }, VIEWERS, listening);
}
