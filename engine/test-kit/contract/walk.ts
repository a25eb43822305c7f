import type { Game, GameTypes, Seat, SeatSpec } from '../../src/core/game.js';
import { REFEREE, TABLE } from '../../src/core/game.js';
import { askerOf, type Command } from '../../src/core/match.js';
import { unwrap } from '../../src/core/result.js';
import type { Rng } from '../../src/core/rng.js';
import { MatchRun, type Step } from '../../src/core/run.js';
import { guard } from './guard.js';
import type { GameKit, History } from './kit.js';
import { testRng } from './test-rng.js';

/** Lists are read so far; a longer list counts as endless and is sampled. */
export const LIST_LIMIT = 3_000;

export type Chosen<T extends GameTypes> = {
  readonly seat: Seat;
  readonly command: Command<T['action']>;
};

/** One moment of a random game, and the step that is made from it. */
export interface Pace<T extends GameTypes> {
  readonly run: MatchRun<T>;
  readonly history: History<T>;
  readonly seats: readonly SeatSpec[];
  /** `undefined` when nobody can do anything. */
  readonly next: (Chosen<T> & { readonly step: Step<T> }) | undefined;
}

export interface Table<T extends GameTypes> {
  readonly game: Game<T>;
  readonly kit: GameKit<T>;
  readonly options: T['options'];
  readonly seats: readonly SeatSpec[];
  readonly setup: T['setup'];
  readonly rng: Rng;
}

export function openTable<T extends GameTypes>(
  kit: GameKit<T>,
  input: unknown,
  seed: number,
): Table<T> {
  const game = guard(kit.game);
  const rng = testRng(seed);
  const options = unwrap(game.parseOptions(input));
  return {
    game,
    kit,
    options,
    seats: game.seatPlan(options),
    setup: game.setup(options, rng),
    rng,
  };
}

/** What players ask one another on the way: for moves back, and whether to give up (mostly they do not). */
export type Asking = { readonly takebacks?: boolean; readonly wishes?: boolean };

/** A random game from its start to its end, `maxCommands`, or a dead end. */
export function* walk<T extends GameTypes>(
  table: Table<T>,
  asking: Asking = {},
): Generator<Pace<T>, void> {
  const { game, kit, seats, setup, rng } = table;
  let run = unwrap(MatchRun.begin(game, setup, () => rng));
  let history: History<T> = { setup, batches: [] };
  for (;;) {
    const over = run.outcome !== undefined || run.steps >= kit.maxCommands;
    const chosen = over ? undefined : choose(table, run, asking);
    if (chosen === undefined) {
      yield { run, history, seats, next: undefined };
      return;
    }
    const step = unwrap(run.step(chosen.seat, chosen.command));
    yield { run, history, seats, next: { ...chosen, step } };
    run = step.after;
    history = { setup, batches: [...history.batches, step.batch] };
  }
}

export function choose<T extends GameTypes>(
  { game, kit, rng }: Table<T>,
  run: MatchRun<T>,
  { takebacks = false, wishes = false }: Asking,
): Chosen<T> | undefined {
  const { state, request, wish } = run.match;
  if (request !== undefined) {
    return rng.int(4) === 0
      ? { seat: REFEREE, command: { kind: 'takeback-timeout' } }
      : { seat: request.of, command: { kind: 'answer-takeback', agree: rng.int(2) === 0 } };
  }
  if (wish !== undefined) {
    if (rng.int(6) === 0) return { seat: REFEREE, command: { kind: 'concede-timeout' } };
    const seat = rng.pick(run.toAct);
    return { seat, command: { kind: 'answer-concede', agree: rng.int(3) > 0 } };
  }
  const asker = askerOf(run.match);
  if (takebacks && asker !== undefined && rng.int(3) === 0) {
    return { seat: asker, command: { kind: 'takeback' } };
  }
  if (wishes && rng.int(12) === 0) {
    const { together } = run.view(TABLE).concession;
    if (together.length > 0) return { seat: rng.pick(together), command: { kind: 'concede' } };
  }
  const { timers } = run;
  const aside = rng.int(5) === 0 ? kit.unlisted(state, rng) : undefined;
  if (aside !== undefined) {
    const { seat, action } = aside;
    const command = { kind: 'act', action } as const;
    if (run.step(seat, command, rng).ok) return { seat, command };
  }
  const timer = timers.length > 0 ? rng.pick(timers) : undefined;
  if (timer === undefined || rng.int(6) > 0) {
    for (const seat of [...rng.shuffle(game.toAct(state)), REFEREE]) {
      const action =
        rng.int(2) === 0 ? game.sampleAction(state, seat, rng) : pickLegal(game, state, seat, rng);
      if (action !== undefined) return { seat, command: { kind: 'act', action } };
    }
  }
  return timer && { seat: REFEREE, command: timer.action };
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
