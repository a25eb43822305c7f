import { type Transition, transitionOf } from './decision.js';
import { type Closing, type Game, type GameTypes, type Seat, REFEREE } from './game.js';
import type { DecidedBatch, Match, MatchRefusal, Batch, Counts, MatchEvent } from './match-types.js';
import { err, ok, type Result } from './result.js';

/** What a game decided as the batch of its match. */
export function gameBatch<T extends GameTypes>(
  by: Seat,
  { events, states }: Transition<T['state'], T['event']>,
): DecidedBatch<T> {
  return { batch: { by, events: events.map((event) => ({ kind: 'game', event })) }, states };
}

/** The end of a game from outside its rules, where the game lets it end so. */
export function closingBatch<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  closing: Closing,
): Result<DecidedBatch<T>, MatchRefusal<T['refusal']>> {
  const events = game.close(match.state, closing);
  if (events.length === 0) return err({ code: 'PHASE_WRONG' });
  const apply = (state: T['state'], event: T['event']) => game.apply(state, event);
  return ok(gameBatch(seat, transitionOf(apply, match.state, events)));
}

/** What the match itself decided: nothing of it changes the state of the game by its rules. */
export function sharedBatch<T extends GameTypes>(
  by: Seat,
  ...events: DecidedBatch<T>['batch']['events']
): DecidedBatch<T> {
  return { batch: { by, events }, states: [] };
}

/**
 * So often may a seat change in one round what it stored, noted or said, and so often ask a move back: more than
 * people do, and little enough that nobody makes a match that is too large to be opened, sent and verified.
 */
export const CHANGES_PER_ROUND_MAX = 100;

export const NO_COUNTS: Counts = { round: 0, changes: {}, takebacks: {}, hands: {} };

/** Whether the seat has no change left in this round. Goes by its own changes alone, whatever others did. */
export function hasNoChangeLeft<T extends GameTypes>(match: Match<T>, seat: Seat): boolean {
  return (match.counts.changes[seat] ?? 0) >= CHANGES_PER_ROUND_MAX;
}

/** Whether the seat may ask for no move back any more in this round. Public. */
export function hasNoTakebackLeft<T extends GameTypes>(match: Match<T>, seat: Seat): boolean {
  return (match.counts.takebacks[seat] ?? 0) >= CHANGES_PER_ROUND_MAX;
}

/** Whether the log of this round has room for another change of hands of the seat. Public. */
export function hasNoHandoverLeft<T extends GameTypes>(match: Match<T>, seat: Seat): boolean {
  return (match.counts.hands[seat] ?? 0) >= CHANGES_PER_ROUND_MAX;
}

/** What is done by the referee's seat follows from what others did and is never refused, but for the host's flags. */
export function isChange<T extends GameTypes>(
  { changes }: Game<T>,
  seat: Seat,
  events: readonly T['event'][],
): boolean {
  if (changes === undefined) return false;
  return events.some((event) => changes.configures(event) || (seat !== REFEREE && changes.includes(event)));
}

/** The counts after a batch; a new round begins them again. */
export function countsAfter<T extends GameTypes>(
  game: Game<T>,
  before: Match<T>,
  { by, events }: Batch<T['event']>,
  after: Match<T>,
): Counts {
  const { changes } = game;
  const { counts } = before;
  if (changes === undefined) return counts;
  const round = changes.round(after.state);
  const [isOne, asked] = [isChange(game, by, gameEventsIn(events)), takebackAskerIn(before, events)];
  const [first] = events;
  const passed = first?.kind === 'seat' ? first.seat : undefined;
  const isNone = !isOne && asked === undefined && passed === undefined;
  if (round === counts.round && isNone) return counts;
  const now = round === counts.round ? counts : { ...NO_COUNTS, round };
  return {
    round,
    changes: isOne ? plusOne(now.changes, by) : now.changes,
    takebacks: asked === undefined ? now.takebacks : plusOne(now.takebacks, asked),
    hands: passed === undefined ? now.hands : plusOne(now.hands, passed),
  };
}

const plusOne = (counts: Counts['changes'], seat: Seat): Counts['changes'] => ({
  ...counts,
  [seat]: (counts[seat] ?? 0) + 1,
});

function gameEventsIn<Event>(events: readonly MatchEvent<Event>[]): readonly Event[] {
  return events.flatMap((event) => (event.kind === 'game' ? [event.event] : []));
}

/** Whose move is asked back; where nobody need agree, it is taken back at once. */
function takebackAskerIn<T extends GameTypes>(
  { request }: Match<T>,
  events: readonly MatchEvent<T['event']>[],
): Seat | undefined {
  const [first] = events;
  if (first?.kind === 'takeback-asked') return first.by;
  return first?.kind === 'taken-back' && request === undefined ? first.by : undefined;
}
