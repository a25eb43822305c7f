import { batchNotices } from '../batch-notices.js';
import { TABLE } from '../game.js';
import type { Json } from '../json.js';
import { foldMatch, type MatchNotice, type MatchView, startMatch } from '../match.js';
import { matchView } from '../match-view.js';
import type { AnyGame } from '../registry.js';
import { rngFor } from '../rng.js';
import { type Genesis, joinBatch } from '../trust/index.js';
import type { MatchRecord } from './record.js';
import { seedOf } from './settled.js';

/** A finished game as the table saw it, the end with all that it discloses. */
export type Story = {
  readonly game: string;
  readonly options: Json;
  readonly seats: Genesis['seats'];
  readonly notices: readonly MatchNotice<Json>[];
  readonly view: MatchView<Json>;
};

/**
 * Plays a record again, for pages that show it. Only for one that the verifier has found nothing
 * wrong with: throws when the events of another do not fit each other.
 */
export function storyOf(record: MatchRecord, game: AnyGame): Story {
  const { genesis, entries, secrets } = record;
  const options = game.parseOptions(genesis.options);
  const rng = rngFor(seedOf(record), 0);
  const conventions = game.conventions[genesis.gameVersion];
  const started = options.ok
    ? startMatch(game, game.setup(options.value, rng), conventions)
    : options;
  if (!options.ok || !started.ok) throw new Error('a record that holds cannot be set up');
  const notices: MatchNotice<Json>[] = [];
  let match = started.value;
  for (const [index, entry] of entries.entries()) {
    const batch = joinBatch(entry, secrets[index] ?? null);
    notices.push(...batchNotices(game, match, batch, TABLE));
    match = foldMatch(game, match, batch);
  }
  const { seats } = genesis;
  return {
    game: game.id,
    options: options.value,
    seats,
    notices,
    view: matchView(game, match, TABLE),
  };
}
