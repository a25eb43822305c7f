import { type GameTypes, REFEREE, type Seat } from './game.js';
import type { Command, MatchView } from './match.js';
import type { Choices } from './match-choices.js';
import { unwrap } from './result.js';
import type { Rng } from './rng.js';
import type { MatchRun, Step } from './run.js';

/** What a seat knows when it is to choose, and nothing more: never a state. */
export interface Position<T extends GameTypes> {
  readonly seat: Seat;
  readonly view: MatchView<T['view'], T['notice']>;
  readonly choices: Choices<T['action']>;
  /** Something to go on with, by chance, where there are too many choices to list. */
  sample(rng: Rng): Command<T['action']> | undefined;
}

/** Whoever chooses for a seat: a person's stand-in, a bot, a test. */
export interface Player<T extends GameTypes> {
  /** `undefined`: nothing now. */
  choose(position: Position<T>): Command<T['action']> | undefined;
}

export function positionOf<T extends GameTypes>(run: MatchRun<T>, seat: Seat): Position<T> {
  return {
    seat,
    view: run.view(seat),
    choices: run.choices(seat),
    sample: (rng) => run.sample(seat, rng),
  };
}

/** Plays whatever it may, each choice with a chance. */
export function randomPlayer<T extends GameTypes>(rng: Rng): Player<T> {
  return { choose: (position) => position.sample(rng) };
}

/**
 * The steps of a match among players, until it is over or nobody goes on. What the referee waits for
 * happens when no seat can act.
 */
export function* playOut<T extends GameTypes>(
  run: MatchRun<T>,
  playerOf: (seat: Seat) => Player<T>,
): Generator<Step<T>, MatchRun<T>> {
  let now = run;
  while (now.outcome === undefined) {
    const next = nextCommand(now, playerOf);
    if (next === undefined) break;
    const step = unwrap(now.step(next.seat, next.command));
    yield step;
    now = step.after;
  }
  return now;
}

function nextCommand<T extends GameTypes>(
  run: MatchRun<T>,
  playerOf: (seat: Seat) => Player<T>,
): { readonly seat: Seat; readonly command: Command<T['action']> } | undefined {
  for (const seat of run.toAct) {
    const command = playerOf(seat).choose(positionOf(run, seat));
    if (command !== undefined) return { seat, command };
  }
  const [timer] = run.timers;
  return timer && { seat: REFEREE, command: timer.action };
}
