import { type Transition, transitionOf } from './decision.js';
import type { Closing, Game, GameTypes, Seat } from './game.js';
import type { DecidedBatch, Match, MatchRefusal } from './match-types.js';
import { err, ok, type Result } from './result.js';

/** What a game decided as the batch of its match. */
export function decidedGame<T extends GameTypes>(
  by: Seat,
  { events, states }: Transition<T['state'], T['event']>,
): DecidedBatch<T> {
  return { batch: { by, events: events.map((event) => ({ kind: 'game', event })) }, states };
}

/** The end of a game from outside its rules, where the game lets it end so. */
export function decidedClosing<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  closing: Closing,
): Result<DecidedBatch<T>, MatchRefusal<T['refusal']>> {
  const events = game.close(match.state, closing);
  if (events.length === 0) return err({ code: 'PHASE_WRONG' });
  const apply = (state: T['state'], event: T['event']) => game.apply(state, event);
  return ok(decidedGame(seat, transitionOf(apply, match.state, events)));
}

/** What the match itself decided: nothing of it changes the state of the game by its rules. */
export function decidedShared<T extends GameTypes>(
  by: Seat,
  ...events: DecidedBatch<T>['batch']['events']
): DecidedBatch<T> {
  return { batch: { by, events }, states: [] };
}
