import type { GameTypes } from '../core/game.js';
import type { HostedGame } from '../core/hosted.js';
import { type MatchRun, seeded } from '../core/run.js';
import type { MatchRecord } from './record.js';
import { seedOf } from './settled.js';

/** The match of a record at its beginning; `undefined` where its options are none, or cannot be set up. */
export function begunBy(record: MatchRecord, game: HostedGame): MatchRun<GameTypes> | undefined {
  const { genesis } = record;
  const options = game.parseOptions(genesis.options);
  if (!options.ok) return undefined;
  const begun = game.begin(options.value, seeded(seedOf(record)), genesis.gameVersion);
  return begun.ok ? begun.value : undefined;
}
