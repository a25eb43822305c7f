import { type GameTypes, REFEREE, type Seat, TABLE } from './game.js';
import type { Command, MatchView } from './match.js';
import type { Choices } from './match-choices.js';
import type { ObservedStep } from './public-knowledge.js';
import { unwrap } from './result.js';
import type { Rng } from './rng.js';
import type { MatchRun, Step } from './run.js';

export type { ObservedStep } from './public-knowledge.js';

/** What a seat is shown. A player who needs no more can play where nothing else arrives: over a network. */
export interface SeatView<T extends GameTypes> {
  readonly seat: Seat;
  readonly view: MatchView<T['view'], T['notice']>;
}

/** What a seat knows when it is to choose, and nothing more: never a state. */
export interface Observation<T extends GameTypes> extends SeatView<T> {
  readonly choices: Choices<T['action']>;
  /** Something to go on with, by chance, where there are too many choices to list. */
  sample(rng: Rng): Command<T['action']> | undefined;
}

/** Chooses for a seat: a person's stand-in, a bot, a test. */
export interface Player<T extends GameTypes> {
  /** `undefined`: nothing now. */
  choose(position: Observation<T>): Command<T['action']> | undefined;
}

/** For anyone who reckons with what everybody may know. */
export function tableObservationOf<T extends GameTypes>(step: Step<T>): ObservedStep<T> {
  return step.observedBy(TABLE);
}

export function observationOf<T extends GameTypes>(run: MatchRun<T>, seat: Seat): Observation<T> {
  // Made when it is asked for: who plays by chance looks at nothing.
  return {
    seat,
    get view() {
      return run.view(seat);
    },
    get choices() {
      return run.choices(seat);
    },
    sample: (rng) => run.sample(seat, rng),
  };
}

/** Plays whatever it may, each choice with a chance. */
export function randomPlayer<T extends GameTypes>(rng: Rng): Player<T> {
  return { choose: (position) => position.sample(rng) };
}

/** What a seat does next. */
export type SeatCommand<T extends GameTypes> = {
  readonly seat: Seat;
  readonly command: Command<T['action']>;
};

/** What the first of `seats` does that goes on. */
export function commandChosenBy<T extends GameTypes>(
  run: MatchRun<T>,
  playerOf: (seat: Seat) => Player<T>,
  seats: readonly Seat[],
): SeatCommand<T> | undefined {
  for (const seat of seats) {
    const command = playerOf(seat).choose(observationOf(run, seat));
    if (command !== undefined) return { seat, command };
  }
  return undefined;
}

/**
 * The steps of a match among players, until it is over or nobody goes on. What the referee waits for
 * happens when no seat can act.
 *
 * @param order whom to ask, one after another, until someone goes on
 */
export function* playOut<T extends GameTypes>(
  run: MatchRun<T>,
  playerOf: (seat: Seat) => Player<T>,
  order: (run: MatchRun<T>) => readonly Seat[] = ({ toAct }) => toAct,
): Generator<Step<T>, MatchRun<T>> {
  let now = run;
  while (now.outcome === undefined) {
    const next = commandChosenBy(now, playerOf, order(now)) ?? firstTimerCommand(now);
    if (next === undefined) break;
    const step = unwrap(now.step(next.seat, next.command));
    yield step;
    now = step.after;
  }
  return now;
}

/** The first thing that the referee waits for happens. */
export function firstTimerCommand<T extends GameTypes>({ timers }: MatchRun<T>): SeatCommand<T> | undefined {
  const [timer] = timers;
  return timer && { seat: REFEREE, command: timer.action };
}
