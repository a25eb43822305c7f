import type { Closing, Game, GameTypes, Seat } from './game.js';
import type { Batch, Match, MatchRefusal } from './match-types.js';
import { err, ok, type Result } from './result.js';

/** Events of a game as a batch of its match. */
export function gameBatch<Event>(by: Seat, events: readonly Event[]): Batch<Event> {
  return { by, events: events.map((event) => ({ kind: 'game', event })) };
}

/** The end of a game from outside its rules, where the game lets it end so. */
export function closingBatch<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  closing: Closing,
): Result<Batch<T['event']>, MatchRefusal<T['refusal']>> {
  const events = game.close(match.state, closing);
  if (events.length === 0) return err({ code: 'PHASE_WRONG' });
  return ok(gameBatch(seat, events));
}
