import {
  countsAfter,
  hasNoChangeLeft,
  hasNoTakebackLeft,
  isChange,
  NO_COUNTS,
  closingBatch,
  gameBatch,
  sharedBatch,
} from './match-batch.js';
import {
  decideConcessionAnswer,
  decideConcede,
  decideConcessionTimeout,
  foldConcession,
  concessionTimer,
} from './concession.js';
import {
  type Correspondence,
  type Game,
  type GameTypes,
  type Seat,
  type Timer,
  type Viewer,
  REFEREE,
  TABLE,
} from './game.js';
import type {
  Batch,
  Command,
  DecidedBatch,
  Match,
  MatchEvent,
  MatchNotice,
  MatchRefusal,
  EventStep,
  SeatDetails,
  SeatEvent,
} from './match-types.js';
import { err, ok, type Result } from './result.js';
import type { Rng } from './rng.js';

export * from './match-types.js';

/**
 * A match is a game in progress: its own moves, plus what every game has in common (take-back
 * with consent, conceding, abandoning). `decideMatch` and `foldBatch` are to a match what `decide` and
 * `apply` are to a game; `MatchRun` plays it with them.
 */

/**
 * A change of seats as it is logged: by the one who holds the seat from now on, or by the referee where
 * the host takes it from its holder.
 */
export function seatBatch(seat: Seat, what: SeatEvent['what'], details: SeatDetails = {}): Batch<never> {
  const by = what === 'claimed' || what === 'taken-over' ? seat : REFEREE;
  return { by, events: [{ kind: 'seat', seat, what, ...details }] };
}

/** How long the seat that must agree may think about a take-back where all sit at one table (CM-13). */
export const TAKEBACK_TIMEOUT_MS = 60_000;

export function startMatch<T extends GameTypes>(game: Game<T>, setup: T['setup']): Result<Match<T>, T['refusal']> {
  const started = game.start(setup);
  if (!started.ok) return started;
  return ok({
    state: started.value,
    undo: undefined,
    request: undefined,
    askedTurns: [],
    concession: undefined,
    refusedConcessions: {},
    counts: NO_COUNTS,
  });
}

export function decideMatch<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  command: Command<T['action']>,
  rng: Rng,
): Result<DecidedBatch<T>, MatchRefusal<T['refusal']>> {
  if (command.kind !== 'act' && game.outcome(match.state) !== undefined) {
    return err({ code: 'GAME_OVER' });
  }
  switch (command.kind) {
    case 'act':
      return decideAction(game, match, seat, command.action, rng);
    case 'takeback':
      return decideTakeback(game, match, seat);
    case 'answer-takeback':
      return decideAnswer(game, match, seat, command.agree);
    case 'takeback-timeout':
      if (seat !== REFEREE) return err({ code: 'NOT_YOUR_TURN' });
      if (match.request === undefined) return err({ code: 'TAKEBACK_NOT_NOW' });
      return ok(sharedBatch(seat, { kind: 'takeback-declined', by: match.request.by, timeout: true }));
    case 'concede':
      return decideConcede(game, match, seat);
    case 'answer-concede':
      return decideConcessionAnswer(game, match, seat, command.agree);
    case 'concede-timeout':
      return decideConcessionTimeout(match, seat);
    case 'abandon':
      if (seat !== REFEREE) return err({ code: 'NOT_YOUR_TURN' });
      return closingBatch(game, match, seat, { kind: 'abandoned' });
  }
}

function decideAction<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  action: T['action'],
  rng: Rng,
): Result<DecidedBatch<T>, MatchRefusal<T['refusal']>> {
  const { request, concession, state } = match;
  const isOpen = (request !== undefined || concession !== undefined) && game.outcome(state) === undefined;
  if (isOpen && (concession !== undefined || correspondenceOf(game, match) === undefined)) {
    return err({ code: 'PHASE_WRONG' });
  }
  const seen = { drew: false };
  const decided = game.decide(state, seat, action, watched(rng, seen));
  if (!decided.ok) return decided;
  // By correspondence a request may be open for days: what is no move, a stored plan for example, does not wait for it.
  if (isOpen && (seen.drew || game.takeback?.rule(state, seat, decided.value.events) !== 'untracked')) {
    return err({ code: 'PHASE_WRONG' });
  }
  if (hasNoChangeLeft(match, seat) && isChange(game, seat, decided.value.events)) {
    return err({ code: 'CHANGE_LIMIT' });
  }
  const { batch, states } = gameBatch<T>(seat, decided.value);
  return ok({ batch: seen.drew ? { ...batch, drew: true } : batch, states });
}

/** Notes in `seen` whether a decision drew, so that the batch can say so. */
function watched(rng: Rng, seen: { drew: boolean }): Rng {
  return {
    int: (bound) => {
      seen.drew = true;
      return rng.int(bound);
    },
    shuffle: (items) => {
      seen.drew = true;
      return rng.shuffle(items);
    },
    pick: (items) => {
      seen.drew = true;
      return rng.pick(items);
    },
  };
}

function decideTakeback<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
): Result<DecidedBatch<T>, MatchRefusal<T['refusal']>> {
  if (game.takeback === undefined) return err({ code: 'TAKEBACK_DISABLED' });
  const never = game.takeback.refusal(match.state, seat);
  if (never !== undefined) return err(never);
  const { undo, request, concession } = match;
  if (undo === undefined || undo.by !== seat || request !== undefined || concession !== undefined) {
    return err({ code: 'TAKEBACK_NOT_NOW' });
  }
  const { rule } = undo;
  if (!rule.allowed) return err(rule.refusal);
  if (wasTurnAskedBack(match, rule.turn) || hasNoTakebackLeft(match, seat)) {
    return err({ code: 'TAKEBACK_NOT_NOW' });
  }
  return ok(
    rule.consent === null
      ? sharedBatch(seat, { kind: 'taken-back', by: seat })
      : sharedBatch(seat, { kind: 'takeback-asked', by: seat, of: rule.consent }),
  );
}

function decideAnswer<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  seat: Seat,
  agree: boolean,
): Result<DecidedBatch<T>, MatchRefusal<T['refusal']>> {
  const { request } = match;
  if (request === undefined) return err({ code: 'TAKEBACK_NOT_NOW' });
  const { by } = request;
  if (seatThatMayWithdraw(game, match) === seat && !agree) {
    return ok(sharedBatch(seat, { kind: 'takeback-declined', by, timeout: false, withdrawn: true }));
  }
  if (request.of !== seat) return err({ code: 'TAKEBACK_NOT_NOW' });
  return ok(
    agree
      ? sharedBatch(seat, { kind: 'taken-back', by })
      : sharedBatch(seat, { kind: 'takeback-declined', by, timeout: false }),
  );
}

/** What a batch makes of a match, and each of its events on the way. */
export type FoldedBatch<T extends GameTypes> = {
  readonly eventSteps: readonly EventStep<T>[];
  readonly after: Match<T>;
};

/**
 * Folds one batch. Throws only if the batch never came from `decideMatch`.
 *
 * @param states what the events of the game lead to, where the batch was decided just now; those of a
 * log are folded here
 */
export function foldBatch<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  batch: Batch<T['event']>,
  states?: readonly T['state'][],
): FoldedBatch<T> {
  let after = match;
  const played: T['event'][] = [];
  const eventSteps = batch.events.map((event): EventStep<T> => {
    const before = after;
    if (event.kind === 'game') {
      const state = states?.[played.length] ?? game.apply(before.state, event.event);
      after = { ...before, state };
      played.push(event.event);
    } else {
      after = foldShared(game, before, event);
    }
    return { event, before, after };
  });
  if (played.length > 0) after = withUndo(game, match, batch, played, after);
  const counts = countsAfter(game, match, batch, after);
  return { eventSteps, after: counts === after.counts ? after : { ...after, counts } };
}

/** Which command may be taken back from now on, once a batch has moved something. */
function withUndo<T extends GameTypes>(
  game: Game<T>,
  before: Match<T>,
  { by, drew }: Batch<T['event']>,
  played: readonly T['event'][],
  after: Match<T>,
): Match<T> {
  if (game.outcome(after.state) !== undefined) {
    return { ...after, undo: undefined, request: undefined, concession: undefined };
  }
  const rule = drew ? undefined : game.takeback?.rule(before.state, by, played);
  if (rule === undefined) return { ...after, undo: undefined };
  if (rule !== 'untracked') {
    const move = firstNotice(game, before.state, played);
    const mover = rule.allowed ? (rule.by ?? by) : by;
    return { ...after, undo: { state: before.state, by: mover, rule, move } };
  }
  if (before.undo === undefined) return after;
  const state = played.reduce<T['state']>((folded, event) => game.apply(folded, event), before.undo.state);
  return { ...after, undo: { ...before.undo, state } };
}

/** The first thing that everybody is told: what was silent before it must not show that it was there. */
function firstNotice<T extends GameTypes>(
  game: Game<T>,
  before: T['state'],
  played: readonly T['event'][],
): T['notice'] | null {
  let state = before;
  for (const event of played) {
    const notice = game.notice(state, event, TABLE);
    if (notice !== undefined) return notice;
    state = game.apply(state, event);
  }
  return null;
}

function foldShared<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  event: Exclude<MatchEvent<T['event']>, { readonly kind: 'game' }>,
): Match<T> {
  switch (event.kind) {
    case 'takeback-asked':
      return {
        ...match,
        request: { by: event.by, of: event.of },
        askedTurns: turnsAskedBack(match),
      };
    case 'takeback-declined':
      return { ...match, request: undefined, undo: undefined };
    case 'concede-asked':
    case 'concede-agreed':
    case 'concede-declined':
      return foldConcession(game, match, event);
    case 'seat':
      return match;
    case 'taken-back': {
      const { undo } = match;
      if (undo === undefined) throw new Error('a take-back of nothing was logged');
      return {
        ...match,
        state: game.takeback?.afterTakeback?.(undo.state, undo.by) ?? undo.state,
        undo: undefined,
        request: undefined,
        askedTurns: turnsAskedBack(match),
      };
    }
  }
}

/** With the turn of the move that may be taken back, once. */
function turnsAskedBack<T extends GameTypes>({ undo, askedTurns }: Match<T>): readonly string[] {
  const turn = undo?.rule.allowed ? undo.rule.turn : null;
  if (turn === null || askedTurns.includes(turn)) return askedTurns;
  return [...askedTurns, turn];
}

/** The seat that may ask for its last move back now (CM-13). */
export function takebackAskerOf<T extends GameTypes>(match: Match<T>): Seat | undefined {
  const { request, undo, concession } = match;
  if (request !== undefined || concession !== undefined || undo === undefined) return undefined;
  const { rule, by } = undo;
  if (!rule.allowed || wasTurnAskedBack(match, rule.turn) || hasNoTakebackLeft(match, by)) return undefined;
  return by;
}

function wasTurnAskedBack({ askedTurns }: Pick<Match<never>, 'askedTurns'>, turn: string | null): boolean {
  return turn !== null && askedTurns.includes(turn);
}

function correspondenceOf<T extends GameTypes>(game: Game<T>, { state }: Match<T>): Correspondence | undefined {
  return game.correspondence?.(game.optionsOf(state));
}

/** The seat that may withdraw its open request: where nobody is in the room who would be quick to answer it. */
export function seatThatMayWithdraw<T extends GameTypes>(game: Game<T>, match: Match<T>): Seat | undefined {
  return correspondenceOf(game, match) === undefined ? undefined : match.request?.by;
}

/** What `event` tells `viewer`; `before` is the match it met. */
export function matchNotice<T extends GameTypes>(
  game: Game<T>,
  before: Match<T>,
  event: MatchEvent<T['event']>,
  viewer: Viewer,
): MatchNotice<T['notice']> | undefined {
  if (event.kind === 'takeback-declined' && event.by === viewer && !event.withdrawn) {
    return { ...event, code: 'TAKEBACK_DECLINED' };
  }
  if (event.kind !== 'game') return event;
  const notice = game.notice(before.state, event.event, viewer);
  return notice === undefined ? undefined : { kind: 'game', notice };
}

export function matchTimers<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
): readonly Timer<Command<T['action']>>[] {
  if (match.request !== undefined) {
    const post = correspondenceOf(game, match);
    const ms = post === undefined ? TAKEBACK_TIMEOUT_MS : post.consentMs;
    if (ms === null) return [];
    return [{ id: 'takeback', ms, action: { kind: 'takeback-timeout' }, shown: true }];
  }
  if (match.concession !== undefined) return [concessionTimer()];
  return game.timers(match.state).map(({ action, ...timer }) => ({ ...timer, action: { kind: 'act', action } }));
}
