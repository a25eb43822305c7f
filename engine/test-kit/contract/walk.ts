import { concessionView, waitingFor } from '../../src/concession.js';
import type { Game, GameTypes, Seat, SeatSpec } from '../../src/game.js';
import { REFEREE } from '../../src/game.js';
import {
  askerOf,
  type Batch,
  type Command,
  decideMatch,
  foldMatch,
  type Match,
  startMatch,
} from '../../src/match.js';
import { unwrap } from '../../src/result.js';
import type { Rng } from '../../src/rng.js';
import { guard } from './guard.js';
import type { GameKit, History } from './kit.js';
import { testRng } from './test-rng.js';

/** Lists are read so far; a longer list counts as endless and is sampled. */
export const LIST_LIMIT = 3_000;

/** One moment of a random game, before `next` is played. */
export interface Step<T extends GameTypes> {
  readonly match: Match<T>;
  readonly history: History<T>;
  readonly seats: readonly SeatSpec[];
  /** `undefined` when nobody can do anything. */
  readonly next:
    | {
        readonly seat: Seat;
        readonly command: Command<T['action']>;
        readonly batch: Batch<T['event']>;
      }
    | undefined;
}

export interface Table<T extends GameTypes> {
  readonly game: Game<T>;
  readonly kit: GameKit<T>;
  readonly seats: readonly SeatSpec[];
  readonly setup: T['setup'];
  readonly rng: Rng;
}

export function openTable<T extends GameTypes>(
  kit: GameKit<T>,
  options: unknown,
  seed: number,
): Table<T> {
  const game = guard(kit.game);
  const rng = testRng(seed);
  const parsed = unwrap(game.parseOptions(options));
  return { game, kit, seats: game.seatPlan(parsed), setup: game.setup(parsed, rng), rng };
}

/** What players ask one another on the way: for moves back, and whether to give up (mostly they do not). */
export type Asking = { readonly takebacks?: boolean; readonly wishes?: boolean };

/** A random game from its start to its end, `maxCommands`, or a dead end. */
export function* walk<T extends GameTypes>(
  table: Table<T>,
  asking: Asking = {},
): Generator<Step<T>, void> {
  const { game, kit, seats, setup, rng } = table;
  let match = unwrap(startMatch(game, setup));
  const batches: Batch<T['event']>[] = [];
  for (let played = 0; ; played++) {
    const history = { setup, batches: [...batches] };
    const over = game.outcome(match.state) !== undefined || played >= kit.maxCommands;
    const chosen = over ? undefined : choose(table, match, asking);
    if (chosen === undefined) {
      yield { match, history, seats, next: undefined };
      return;
    }
    const batch = unwrap(decideMatch(game, match, chosen.seat, chosen.command, rng));
    yield { match, history, seats, next: { ...chosen, batch } };
    match = foldMatch(game, match, batch);
    batches.push(batch);
  }
}

export function choose<T extends GameTypes>(
  { game, kit, rng }: Table<T>,
  match: Match<T>,
  { takebacks = false, wishes = false }: Asking,
): { readonly seat: Seat; readonly command: Command<T['action']> } | undefined {
  const { state, request, wish } = match;
  if (request !== undefined) {
    return rng.int(4) === 0
      ? { seat: REFEREE, command: { kind: 'takeback-timeout' } }
      : { seat: request.of, command: { kind: 'answer-takeback', agree: rng.int(2) === 0 } };
  }
  if (wish !== undefined) {
    if (rng.int(6) === 0) return { seat: REFEREE, command: { kind: 'concede-timeout' } };
    const seat = rng.pick(waitingFor(wish));
    return { seat, command: { kind: 'answer-concede', agree: rng.int(3) > 0 } };
  }
  const asker = askerOf(match);
  if (takebacks && asker !== undefined && rng.int(3) === 0) {
    return { seat: asker, command: { kind: 'takeback' } };
  }
  if (wishes && rng.int(12) === 0) {
    const { together } = concessionView(game, match);
    if (together.length > 0) return { seat: rng.pick(together), command: { kind: 'concede' } };
  }
  const timers = game.timers(state);
  const aside = rng.int(5) === 0 ? kit.unlisted(state, rng) : undefined;
  if (aside !== undefined && game.decide(state, aside.seat, aside.action, rng).ok) {
    return { seat: aside.seat, command: { kind: 'act', action: aside.action } };
  }
  const timer = timers.length > 0 ? rng.pick(timers) : undefined;
  if (timer === undefined || rng.int(6) > 0) {
    for (const seat of [...rng.shuffle(game.toAct(state)), REFEREE]) {
      const action =
        rng.int(2) === 0 ? game.sampleAction(state, seat, rng) : pickLegal(game, state, seat, rng);
      if (action !== undefined) return { seat, command: { kind: 'act', action } };
    }
  }
  if (timer === undefined) return undefined;
  return { seat: REFEREE, command: { kind: 'act', action: timer.action } };
}

function pickLegal<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  rng: Rng,
): T['action'] | undefined {
  const { actions } = listLegal(game, state, seat);
  return actions.length === 0 ? undefined : rng.pick(actions);
}

export function listLegal<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  limit: number = LIST_LIMIT,
): { readonly actions: readonly T['action'][]; readonly complete: boolean } {
  const actions: T['action'][] = [];
  for (const action of game.legalActions(state, seat)) {
    if (actions.length >= limit) return { actions, complete: false };
    actions.push(action);
  }
  return { actions, complete: true };
}
