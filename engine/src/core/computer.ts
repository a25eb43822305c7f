import type { Game, GameTypes, Seat, SeatSpec } from './game.js';
import type { HostedGame } from './hosted.js';
import type { Json } from './json.js';
import { LEVELS, type Level } from './level.js';
import type { SharedCommand } from './match-choices.js';
import { type ObservedStep, type Player, type Observation, playOut } from './player.js';
import { unwrap } from './result.js';
import type { Rng } from './rng.js';
import type { MatchRun, Step } from './run.js';

export { LEVELS, type Level } from './level.js';

/** A player who remembers. It is told of every step from the first on, as its own seat is. */
export interface Computer<T extends GameTypes> extends Player<T> {
  observe(step: ObservedStep<T>): void;
}

/** How long a computer may think about one choice; only those who search look at it. */
export interface SearchBudget {
  readonly iterations: number;
  /**
   * Asked now and then; a search stops as soon as it is true.
   *
   * @param part of the time, for who shares it out: 1, as where it is left out, for all of it
   */
  readonly isOver?: (part?: number) => boolean;
}

export type TableOptions = {
  readonly [option: string]: Json | undefined;
  readonly flags?: { readonly [flag: string]: Json };
};

/** Who can sit down in the seats of a game in which nobody sits. */
export interface Computers<T extends GameTypes> {
  readonly game: Game<T>;
  /** Levels at which such a seat can be played, the weakest first. */
  levels(seat: Seat): readonly Level[];
  /** Computers can sit at such a table: nobody has to draw real cards for them. */
  fits(options: T['options']): boolean;
  /** Options, not yet parsed, of a table of so many seats without people: the referee draws all that is drawn. */
  table(seats: number): TableOptions;
  /**
   * Works out ahead what players of this level know of a board, which can take seconds the first time: a player who
   * sits down without it does so itself. It is kept as long as the board is.
   */
  prepare(options: T['options'], level: Level): void;
  /**
   * Someone for one seat of one match. Throws on a level that is none of `levels`.
   *
   * @param rng its own chance: never the match's
   */
  create(options: T['options'], seat: Seat, level: Level, rng: Rng, budget: SearchBudget): Computer<T>;
}

/** Takes a seat of one match at one level. */
export type ComputerFactory<T extends GameTypes> = (
  options: T['options'],
  rng: Rng,
  budget: SearchBudget,
) => Computer<T>;

/** Who plays a seat, by level. */
export type FactoriesByLevel<T extends GameTypes> = Partial<Readonly<Record<Level, ComputerFactory<T>>>>;

/**
 * @param byLevel who plays a seat, by level: others are refused
 * @param rest without `prepare` there is nothing to work out
 */
export function makeComputers<T extends GameTypes>(
  byLevel: (seat: Seat) => FactoriesByLevel<T>,
  rest: Pick<Computers<T>, 'game' | 'fits' | 'table'> & Partial<Pick<Computers<T>, 'prepare'>>,
): Computers<T> {
  return {
    prepare: () => {},
    ...rest,
    levels: (seat) => LEVELS.filter((level) => byLevel(seat)[level] !== undefined),
    create: (options, seat, level, rng, budget) => {
      const there = byLevel(seat);
      // A level that came over a network may be the name of anything.
      const sit = Object.hasOwn(there, level) ? there[level] : undefined;
      if (sit === undefined) throw new Error(`nobody plays ${seat} at ${level}`);
      return sit(options, rng, budget);
    },
  };
}

/** Computers in JSON terms, for anyone who seats them without knowing their game. */
export interface HostedComputers {
  readonly game: HostedGame;
  levels(seat: Seat): readonly Level[];
  /** Throws on options that `parseOptions` would not give, as do `prepare` and `create`. */
  fits(options: Json): boolean;
  table(seats: number): TableOptions;
  prepare(options: Json, level: Level): void;
  create(options: Json, seat: Seat, level: Level, rng: Rng, budget: SearchBudget): Computer<GameTypes>;
}

export function hostComputers<T extends GameTypes>(computers: Computers<T>, game: HostedGame): HostedComputers {
  return {
    game,
    levels: (seat) => computers.levels(seat),
    table: (seats) => computers.table(seats),
    fits: (options) => computers.fits(unwrap(computers.game.parseOptions(options))),
    prepare: (options, level) => computers.prepare(unwrap(computers.game.parseOptions(options)), level),
    create: (options, ...seated) =>
      // What it is shown and told comes from this game alone.
      computers.create(unwrap(computers.game.parseOptions(options)), ...seated) as Computer<GameTypes>,
  };
}

/** Computers in the seats of one match. */
export type BySeat<Who> = ReadonlyMap<Seat, Who>;

/** @param sit someone for each seat, in the order of the plan */
export function makeForSeats<Who>(plan: readonly SeatSpec[], sit: (seat: Seat, nth: number) => Who): BySeat<Who> {
  return new Map(plan.map(({ seat }, nth) => [seat, sit(seat, nth)]));
}

/** Throws for a seat in which nobody sits. */
export function occupantOf<Who>(seated: BySeat<Who>, seat: Seat): Who {
  const sitter = seated.get(seat);
  if (sitter === undefined) throw new Error(`nobody sits at ${seat}`);
  return sitter;
}

/**
 * The steps of a match among computers, until it is over or nobody goes on. Of each they have heard before it is
 * handed on. Where a host has to begin, someone sits at `REFEREE` as well.
 */
export function* playAmong<T extends GameTypes>(
  run: MatchRun<T>,
  seated: BySeat<Computer<T>>,
): Generator<Step<T>, MatchRun<T>> {
  let now = run;
  for (const step of playOut(run, (seat) => occupantOf(seated, seat))) {
    showStepToComputers(seated, step);
    yield step;
    now = step.after;
  }
  return now;
}

/** Everybody hears of a step what their seats are told. */
export function showStepToComputers<T extends GameTypes>(
  computers: Iterable<readonly [Seat, Computer<T>]>,
  step: Step<T>,
): void {
  for (const [seat, computer] of computers) computer.observe(step.observedBy(seat));
}

/**
 * Someone who plays as `player` does and needs no memory of it. What the match asks beside the moves of the
 * game (a move that someone wants back, a game that others give up) it agrees to: it is a guest at a table
 * of people.
 */
export function computerOf<T extends GameTypes>(
  player: Player<T>,
  observe: (step: ObservedStep<T>) => void = () => {},
): Computer<T> {
  return { observe, choose: (seen) => consentOf(seen) ?? player.choose(seen) };
}

function consentOf<T extends GameTypes>({ choices }: Observation<T>): SharedCommand | undefined {
  return choices.commands.find(
    (command) => (command.kind === 'answer-takeback' || command.kind === 'answer-concede') && command.agree,
  );
}
