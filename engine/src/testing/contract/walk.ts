import { type Game, type GameTypes, type Seat, type SeatSpec, REFEREE, TABLE } from '../../core/game.js';
import { TAKEBACK_WITHDRAWAL } from '../../core/match-choices.js';
import { type SeatCommand, commandChosenBy, type Player, observationOf, firstTimerCommand } from '../../core/player.js';
import { unwrap } from '../../core/result.js';
import type { Rng } from '../../core/rng.js';
import { MatchRun, type Step } from '../../core/run.js';
import { takebackAsker } from '../../core/testing/fickle.js';
import { guardGame } from './guard.js';
import type { GameKit, History } from './kit.js';
import { answeringPlayer, LISTED_ACTIONS_MAX, readList, restlessPlayer, concedingPlayer } from './restless.js';
import { testRng } from './test-rng.js';

/** One moment of a random game, and the step that is made from it. */
export interface WalkMoment<T extends GameTypes> {
  readonly run: MatchRun<T>;
  readonly history: History<T>;
  readonly seats: readonly SeatSpec[];
  /** `undefined` when nobody can do anything. */
  readonly next: (SeatCommand<T> & { readonly step: Step<T> }) | undefined;
}

export interface ContractTable<T extends GameTypes> {
  readonly game: Game<T>;
  readonly kit: GameKit<T>;
  readonly options: T['options'];
  readonly seats: readonly SeatSpec[];
  readonly setup: T['setup'];
  readonly rng: Rng;
}

export function openTable<T extends GameTypes>(kit: GameKit<T>, input: unknown, seed: number): ContractTable<T> {
  const game = guardGame(kit.game);
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
export type WalkOptions = { readonly takebacks?: boolean; readonly concessions?: boolean };

/** A random game from its start to its end, `maxCommands`, or a dead end. */
export function* walkMatch<T extends GameTypes>(
  table: ContractTable<T>,
  asking: WalkOptions = {},
): Generator<WalkMoment<T>, void> {
  const { game, kit, seats, setup, rng } = table;
  let run = unwrap(MatchRun.begin(game, setup, () => rng, kit.publicKnowledge));
  let history: History<T> = { setup, batches: [] };
  for (;;) {
    const over = run.outcome !== undefined || run.steps >= kit.maxCommands;
    const chosen = over ? undefined : chooseCommand(table, run, asking);
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

/**
 * What happens next. Who is asked, and when time runs out, is for the walk to say, which is no player: it
 * goes by the public part of the match and by `Game.toAct`, seats included that cannot act. What a seat
 * does, its player chooses from its position; only what is unlisted is tried beforehand.
 */
export function chooseCommand<T extends GameTypes>(
  { game, kit, rng }: ContractTable<T>,
  run: MatchRun<T>,
  { takebacks = false, concessions = false }: WalkOptions,
): SeatCommand<T> | undefined {
  const ask = (player: Player<T>, ...seats: readonly Seat[]) => commandChosenBy(run, () => player, seats);
  const { open: request, asker } = run.takeback(TABLE);
  const { open, together } = run.concession;
  if (request !== null) {
    const meanwhile = commandWhileTakebackAsked(kit, run, request.by, rng);
    if (meanwhile !== undefined) return meanwhile;
    const late = rng.int(4) === 0 ? firstTimerCommand(run) : undefined;
    return late ?? ask(answeringPlayer(rng), request.of);
  }
  if (open !== null) {
    return rng.int(6) === 0 ? firstTimerCommand(run) : ask(answeringPlayer(rng), rng.pick(open.waiting));
  }
  const regrets = takebacks && asker !== null ? ask(takebackAsker(rng, 3), asker) : undefined;
  if (regrets !== undefined) return regrets;
  if (concessions && rng.int(12) === 0 && together.length > 0) {
    return ask(concedingPlayer(), rng.pick(together));
  }
  const aside = rng.int(5) === 0 ? unlistedCommand(kit, run, rng) : undefined;
  if (aside !== undefined && run.step(aside.seat, aside.command, rng).ok) return aside;
  const timer = run.timers.length > 0 ? rng.pick(run.timers) : undefined;
  if (timer === undefined || rng.int(6) > 0) {
    const chosen = ask(restlessPlayer(rng), ...rng.shuffle(game.toAct(run.state)), REFEREE);
    if (chosen !== undefined) return chosen;
  }
  return timer && { seat: REFEREE, command: timer.action };
}

/** By correspondence a request is open for days: some store something meanwhile, some withdraw it. */
function commandWhileTakebackAsked<T extends GameTypes>(
  kit: GameKit<T>,
  run: MatchRun<T>,
  asker: Seat,
  rng: Rng,
): SeatCommand<T> | undefined {
  const { commands } = run.choices(asker);
  if (!commands.some(({ kind }) => kind === TAKEBACK_WITHDRAWAL.kind)) return undefined;
  const aside = rng.int(3) === 0 ? unlistedCommand(kit, run, rng) : undefined;
  if (aside !== undefined && run.step(aside.seat, aside.command, rng).ok) return aside;
  return rng.int(6) === 0 ? { seat: asker, command: TAKEBACK_WITHDRAWAL } : undefined;
}

/** Something that no list has; whether it is accepted, nobody knows. */
export function unlistedCommand<T extends GameTypes>(
  kit: GameKit<T>,
  run: MatchRun<T>,
  rng: Rng,
): SeatCommand<T> | undefined {
  const move = kit.unlistedMove((seat) => observationOf(run, seat), rng);
  return move && { seat: move.seat, command: { kind: 'act', action: move.action } };
}

export function listLegal<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  limit: number = LISTED_ACTIONS_MAX,
): { readonly actions: readonly T['action'][]; readonly complete: boolean } {
  return readList(game.legalActions(state, seat), limit);
}
