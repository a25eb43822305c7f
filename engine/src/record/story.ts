import { type GameTypes, TABLE } from '../core/game.js';
import type { HostedGame } from '../core/hosted.js';
import type { Json } from '../core/json.js';
import type { MatchNotice, MatchView } from '../core/match.js';
import type { MatchRun, Step } from '../core/run.js';
import { type Genesis, joinBatch } from '../trust/index.js';
import type { MatchRecord } from './record.js';
import { firstRunOf } from './settled.js';

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
export function storyOf(record: MatchRecord, game: HostedGame): Story {
  const notices: MatchNotice<Json>[] = [];
  const steps = stepsOf(record, game);
  let next = steps.next();
  for (; !next.done; next = steps.next()) notices.push(...next.value.notices(TABLE));
  const { options, seats } = record.genesis;
  return { game: game.id, options, seats, notices, view: next.value.view(TABLE) };
}

/**
 * The steps of such a record, for a caller that looks closer at its game, and the match as they leave it. Throws as
 * `storyOf` does.
 */
export function stepsOf(record: MatchRecord, game: HostedGame): Generator<Step<GameTypes>, MatchRun<GameTypes>> {
  const { entries, secrets } = record;
  const begun = firstRunOf(record, game);
  if (begun === undefined) throw new Error('a record that holds cannot be set up');
  return begun.play(entries.map((entry, i) => joinBatch(entry, secrets[i] ?? null)));
}
