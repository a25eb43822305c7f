import type {
  Closing,
  Game,
  GameTypes,
  Outcome,
  Refusal,
  Seat,
  TakebackRule,
  Timer,
} from './game.js';
import { REFEREE, TABLE } from './game.js';
import type { Json } from './json.js';
import { err, ok, type Result } from './result.js';
import type { Rng } from './rng.js';

/**
 * A match is a game in progress: its own moves, plus what every game has in common (take-back
 * with consent, conceding, abandoning). `decideMatch` and `foldMatch` are to a match what
 * `decide` and `apply` are to a game.
 */

export type Command<Action> =
  | { readonly kind: 'act'; readonly action: Action }
  | { readonly kind: 'takeback' }
  | { readonly kind: 'answer-takeback'; readonly agree: boolean }
  | { readonly kind: 'concede' }
  /** From the referee's seat only: the host ends a game that nobody will finish. */
  | { readonly kind: 'abandon' }
  /** From the referee's seat only: nobody answered the request in time. */
  | { readonly kind: 'takeback-timeout' };

export type MatchEvent<Event> =
  | { readonly kind: 'game'; readonly event: Event }
  | { readonly kind: 'takeback-asked'; readonly by: Seat; readonly of: Seat }
  | { readonly kind: 'takeback-declined'; readonly by: Seat; readonly timeout: boolean }
  | { readonly kind: 'taken-back'; readonly by: Seat }
  | SeatEvent;

export const SEAT_CHANGES = ['claimed', 'taken-over', 'released', 'reopened'] as const;
/** Who holds a seat changed during the match: part of its log, and told to everybody. */
export type SeatEvent = {
  readonly kind: 'seat';
  readonly seat: Seat;
  readonly what: (typeof SEAT_CHANGES)[number];
};

/**
 * A change of seats as it is logged: by whoever holds the seat from now on, or by the referee where
 * the host takes it from its holder.
 */
export function seatBatch(seat: Seat, what: SeatEvent['what']): Batch<never> {
  const taken = what === 'released' || what === 'reopened';
  return { by: taken ? REFEREE : seat, events: [{ kind: 'seat', seat, what }] };
}

/** Everything that one accepted command led to; appended and published as a whole (CM-7). */
export type Batch<Event> = {
  readonly by: Seat;
  readonly events: readonly MatchEvent<Event>[];
  /** Chance was drawn for these events: no take-back crosses them. */
  readonly drew?: true;
};

export type MatchNotice<Notice> =
  | { readonly kind: 'game'; readonly notice: Notice }
  | { readonly kind: 'takeback-asked'; readonly by: Seat; readonly of: Seat }
  | {
      readonly kind: 'takeback-declined';
      readonly by: Seat;
      readonly timeout: boolean;
      /** For the seat that asked. */
      readonly code?: 'TAKEBACK_DECLINED';
    }
  | { readonly kind: 'taken-back'; readonly by: Seat }
  | SeatEvent;

/** Codes of the match itself; the game's own codes come beside them. */
export const MATCH_CODES = [
  'GAME_OVER',
  'PHASE_WRONG',
  'NOT_YOUR_TURN',
  'TAKEBACK_DISABLED',
  'TAKEBACK_NOT_NOW',
  'TAKEBACK_DECLINED',
] as const;
export type MatchCode = (typeof MATCH_CODES)[number];
export type MatchRefusal<R extends Refusal> = R | { readonly code: MatchCode };

export interface Match<T extends GameTypes> {
  readonly state: T['state'];
  /** The one command that may still be taken back. */
  readonly undo: Undo<T> | undefined;
  readonly request: { readonly by: Seat; readonly of: Seat } | undefined;
  /** The turn whose one request has been made. */
  readonly askedTurn: string | undefined;
}

interface Undo<T extends GameTypes> {
  readonly state: T['state'];
  readonly by: Seat;
  readonly rule: Exclude<TakebackRule<T['refusal']>, 'aside'>;
  /** What everybody was told of the move. */
  readonly move: T['notice'] | null;
}

export type MatchView<View, Notice extends Json = Json> = {
  readonly game: View;
  readonly takeback: {
    /** This viewer may ask for his last move back. */
    readonly mayAsk: boolean;
    /** The seat that may ask now, for a kiosk that acts for it. Public: only the last public move can be asked back. */
    readonly asker: Seat | null;
    /** An open request for `move` as the table was told of it; `yours` when this viewer must answer. */
    readonly open: {
      readonly by: Seat;
      readonly yours: boolean;
      readonly move: Notice | null;
    } | null;
  };
};

/** How long X may think about a request (CM-13). */
export const TAKEBACK_MS = 60_000;

export function startMatch<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
): Result<Match<T>, T['refusal']> {
  const started = game.start(setup);
  if (!started.ok) return started;
  return ok({ state: started.value, undo: undefined, request: undefined, askedTurn: undefined });
}

export function decideMatch<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  command: Command<T['action']>,
  rng: Rng,
): Result<Batch<T['event']>, MatchRefusal<T['refusal']>> {
  if (command.kind !== 'act' && game.outcome(match.state) !== undefined) {
    return err({ code: 'GAME_OVER' });
  }
  switch (command.kind) {
    case 'act':
      return decideAction(game, match, seat, command.action, rng);
    case 'takeback':
      return decideTakeback(game, match, seat);
    case 'answer-takeback':
      return decideAnswer(match, seat, command.agree);
    case 'takeback-timeout':
      if (seat !== REFEREE) return err({ code: 'NOT_YOUR_TURN' });
      if (match.request === undefined) return err({ code: 'TAKEBACK_NOT_NOW' });
      return ok({
        by: seat,
        events: [{ kind: 'takeback-declined', by: match.request.by, timeout: true }],
      });
    case 'concede':
      if (seat === REFEREE) return err({ code: 'NOT_YOUR_TURN' });
      if (match.request !== undefined) return err({ code: 'PHASE_WRONG' });
      return decideClosing(game, match, seat, { kind: 'conceded', by: seat });
    case 'abandon':
      if (seat !== REFEREE) return err({ code: 'NOT_YOUR_TURN' });
      return decideClosing(game, match, seat, { kind: 'abandoned' });
  }
}

function decideAction<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  action: T['action'],
  rng: Rng,
): Result<Batch<T['event']>, MatchRefusal<T['refusal']>> {
  if (match.request !== undefined && game.outcome(match.state) === undefined) {
    return err({ code: 'PHASE_WRONG' });
  }
  const watched = watchDraws(rng);
  const decided = game.decide(match.state, seat, action, watched.rng);
  if (!decided.ok) return decided;
  const batch = gameBatch(seat, decided.value);
  return ok(watched.drew() ? { ...batch, drew: true } : batch);
}

/** Tells whether a decision drew, so that the batch can say so. */
function watchDraws(rng: Rng): { readonly rng: Rng; readonly drew: () => boolean } {
  let drew = false;
  return {
    rng: {
      int: (bound) => {
        drew = true;
        return rng.int(bound);
      },
      shuffle: (items) => {
        drew = true;
        return rng.shuffle(items);
      },
      pick: (items) => {
        drew = true;
        return rng.pick(items);
      },
    },
    drew: () => drew,
  };
}

function decideTakeback<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
): Result<Batch<T['event']>, MatchRefusal<T['refusal']>> {
  const never = game.takebackRefusal(match.state, seat);
  if (never !== undefined) return err(never);
  const { undo, request, askedTurn } = match;
  if (undo === undefined || undo.by !== seat || request !== undefined) {
    return err({ code: 'TAKEBACK_NOT_NOW' });
  }
  const { rule } = undo;
  if (!rule.allowed) return err(rule.refusal);
  if (rule.turn === askedTurn) return err({ code: 'TAKEBACK_NOT_NOW' });
  if (rule.consent === null) return ok({ by: seat, events: [{ kind: 'taken-back', by: seat }] });
  return ok({ by: seat, events: [{ kind: 'takeback-asked', by: seat, of: rule.consent }] });
}

function decideAnswer<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  agree: boolean,
): Result<Batch<T['event']>, MatchRefusal<T['refusal']>> {
  const { request } = match;
  if (request === undefined || request.of !== seat) return err({ code: 'TAKEBACK_NOT_NOW' });
  return ok({
    by: seat,
    events: [
      agree
        ? { kind: 'taken-back', by: request.by }
        : { kind: 'takeback-declined', by: request.by, timeout: false },
    ],
  });
}

function decideClosing<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  closing: Closing,
): Result<Batch<T['event']>, MatchRefusal<T['refusal']>> {
  const events = game.close(match.state, closing);
  if (events.length === 0) return err({ code: 'PHASE_WRONG' });
  return ok(gameBatch(seat, events));
}

function gameBatch<Event>(by: Seat, events: readonly Event[]): Batch<Event> {
  return { by, events: events.map((event) => ({ kind: 'game', event })) };
}

/** Folds one batch. Throws only if the batch never came from `decideMatch`. */
export function foldMatch<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  batch: Batch<T['event']>,
): Match<T> {
  let next = match;
  const played: T['event'][] = [];
  for (const event of batch.events) {
    next = foldEvent(game, next, event);
    if (event.kind === 'game') played.push(event.event);
  }
  if (played.length === 0) return next;
  if (game.outcome(next.state) !== undefined) {
    return { ...next, undo: undefined, request: undefined };
  }
  const rule = batch.drew ? undefined : game.takeback(match.state, batch.by, played);
  if (rule === undefined) return { ...next, undo: undefined };
  if (rule !== 'aside') {
    const move = game.notice(match.state, played[0] as T['event'], TABLE) ?? null;
    return { ...next, undo: { state: match.state, by: batch.by, rule, move } };
  }
  if (match.undo === undefined) return next;
  const state = played.reduce<T['state']>(
    (folded, event) => game.apply(folded, event),
    match.undo.state,
  );
  return { ...next, undo: { ...match.undo, state } };
}

export function foldEvent<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  event: MatchEvent<T['event']>,
): Match<T> {
  switch (event.kind) {
    case 'game':
      return { ...match, state: game.apply(match.state, event.event) };
    case 'takeback-asked':
      return {
        ...match,
        request: { by: event.by, of: event.of },
        askedTurn: turnOf(match),
      };
    case 'takeback-declined':
      return { ...match, request: undefined, undo: undefined };
    case 'seat':
      return match;
    case 'taken-back': {
      const { undo } = match;
      if (undo === undefined) throw new Error('a take-back of nothing was logged');
      return { state: undo.state, undo: undefined, request: undefined, askedTurn: turnOf(match) };
    }
  }
}

function turnOf<T extends GameTypes>(match: Match<T>): string | undefined {
  const rule = match.undo?.rule;
  return rule?.allowed ? rule.turn : match.askedTurn;
}

export function matchOutcome<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
): Outcome | undefined {
  return game.outcome(match.state);
}

export function matchTimers<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
): readonly Timer<Command<T['action']>>[] {
  if (match.request !== undefined) {
    return [{ id: 'takeback', ms: TAKEBACK_MS, action: { kind: 'takeback-timeout' }, shown: true }];
  }
  return game
    .timers(match.state)
    .map(({ id, ms, action }) => ({ id, ms, action: { kind: 'act', action } }));
}
