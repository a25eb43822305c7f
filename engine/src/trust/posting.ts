import type { Game, GameTypes, Seat } from '../game.js';
import type { Json } from '../json.js';
import { type Batch, type Command, foldMatch, type Match } from '../match.js';
import { tableTold } from '../match-view.js';
import type { Slot } from './commitment.js';
import type { Posting } from './ledger.js';

/** The secret moves of a batch, in order: each needs a salt. */
export function slotsOf<T extends GameTypes>(
  game: Game<T>,
  batch: Batch<T['event']>,
): readonly Slot[] {
  return batch.events.flatMap((event) =>
    event.kind === 'game' ? (game.slot(event.event) ?? []) : [],
  );
}

/**
 * What the books must know of an accepted batch. The referee books by it and a verifier books
 * again by it, so that both agree on what is public, committed to and opened.
 *
 * @param before the match that the batch met
 * @param command `null` for a change of seats
 * @param secretSeats seats with secrets: what they ask is sealed
 * @param salts one for each of `slotsOf`, in order
 * @param after the match that the batch leads to, where it is known already
 */
export function postingOf<T extends GameTypes>(
  game: Game<T>,
  before: Match<T>,
  batch: Batch<T['event']>,
  command: Command<T['action']> | null,
  secretSeats: readonly Seat[],
  salts: readonly string[],
  after: Match<T> = foldMatch(game, before, batch),
): Posting {
  const over = game.outcome(after.state) !== undefined;
  return {
    ...tableTold(game, before, batch),
    batch: batch as Batch<Json>,
    command: command as Command<Json> | null,
    secretSeat: secretSeats.includes(batch.by),
    slots: slotsOf(game, batch),
    salts,
    opens: over
      ? 'all'
      : batch.events.flatMap((event) => (event.kind === 'game' ? game.opens(event.event) : [])),
  };
}
