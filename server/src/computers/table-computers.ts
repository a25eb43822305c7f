import {
  type GameTypes,
  type ObservedStep,
  type Json,
  type MatchRun,
  type Observation,
  observationOf,
  rngFor,
  type Seat,
} from '@mister-x/engine';
import type { Command, Level, TableStatus } from '@mister-x/engine/protocol';
import { Logger } from '@nestjs/common';
import { newSeed } from '../runtime/random.js';
import type { RunAfter } from '../runtime/tokens.js';
import { randomCommand, type ComputerPool, type ComputerHandle } from './computer-pool.js';
import { type ChoiceRequest, steadyNow } from './messages.js';

const logger = new Logger('Computers');

/** After so many milliseconds a computer moves, whatever it has to think about. */
export const USUAL_MOVE_AFTER_MS = 1_000;
/** How much of that it may think; the rest is for getting there and back. */
const THINKING_SHARE = 0.7;
/** So long after the last change of a table that gathers the board is kept worked out for it, in milliseconds. */
const KEPT_PREPARED_MS = 600_000;
/** More choices than these are not listed: who has them moves by chance or by a search of its own. */
const LISTED_ACTIONS_MAX = 20_000;
const SAMPLED_ACTIONS = 4;

/** What computers need of a table. */
export type ComputersTable = {
  readonly game: string;
  readonly options: Json;
  readonly status: TableStatus;
  readonly seats: readonly { readonly seat: Seat; readonly computer: Level | null }[];
};

/** What they need of its match; each is given what its own seat may know. */
export type ComputersMatch = {
  readonly nextSequence: number;
  readonly run: MatchRun<GameTypes>;
  takeObserved(seat: Seat): readonly ObservedStep<GameTypes>[];
};

/** Plays a command for a computer, if the match still stands where it chose. Never rejects. */
export type PlayCommand = (seat: Seat, command: Command<Json>, sequence: number) => Promise<void>;

type PendingMove = { readonly sequence: number; cancel: () => void };

/**
 * The computers at one table. Each is told what its seat is told. When play waits for one it answers after
 * one and the same time, on which neither what it thinks about nor how busy this server is leaves a mark:
 * should it be late all the same, then after twice that time, or three times.
 */
export class TableComputers {
  private readonly sitting = new Map<Seat, ComputerHandle>();
  private readonly pending = new Map<Seat, PendingMove>();
  /** Levels for which a table that still gathers has the board worked out. */
  private readonly prepared = new Map<Level, Pick<ComputerHandle, 'leave'>>();
  private stopPreparing = () => {};
  /** Who would rather wait, at the moment of this number. */
  private waiting: { readonly sequence: number; readonly seats: Set<Seat> } | undefined;
  private match: ComputersMatch | undefined;
  /** By which those who sit reckon. */
  private options: Json = null;
  /** A match that is being read again: who sat down now would have missed its beginning. */
  private outdated: ComputersMatch | undefined;
  private isGone = false;

  constructor(
    private readonly pool: ComputerPool,
    private readonly after: RunAfter,
    private readonly paceMs: number,
    /** Has the match read again from its log, so that those who sit hear it from the first step on. */
    private readonly hearAgain: () => void,
  ) {}

  /** One of them is about to move: only this process knows. */
  get isBusy(): boolean {
    return this.pending.size > 0;
  }

  /** To be called whenever something may have changed. */
  sync(table: ComputersTable, match: ComputersMatch | undefined, play: PlayCommand): void {
    if (!this.isGone && table.status === 'gathering') {
      this.prepare(table);
      return;
    }
    if (this.isGone || match === undefined || table.status === 'over') {
      this.leave();
      return;
    }
    if (match === this.outdated) return;
    // Those who sit heard another fold of it, and would hear everything twice.
    if (match !== this.match) this.detach();
    else if (table.options !== this.options && this.sitting.size > 0) {
      // What was agreed changed before play, and who sits knows another board.
      this.detach();
      this.outdated = match;
      this.hearAgain();
      return;
    }
    this.match = match;
    this.options = table.options;
    for (const { seat, computer } of table.seats) {
      if (computer === null) continue;
      const { game, options } = table;
      const thinker = this.sitting.get(seat) ?? this.pool.attach({ game, options, seat, level: computer });
      this.sitting.set(seat, thinker);
      thinker.observe(match.takeObserved(seat));
    }
    if (this.prepared.size > 0) this.unprepare();
    if (this.sitting.size === 0) return;
    const sequence = match.nextSequence;
    for (const [seat, pending] of this.pending) {
      if (pending.sequence !== sequence) this.cancel(seat, pending);
    }
    for (const seat of match.run.toAct) {
      const thinker = this.sitting.get(seat);
      if (thinker === undefined || this.pending.has(seat)) continue;
      this.ask(seat, thinker, choiceRequest(observationOf(match.run, seat)), sequence, play);
    }
  }

  /** They play here no more. */
  leave(): void {
    this.detach();
    this.unprepare();
  }

  /** The same, and for good. */
  retire(): void {
    this.isGone = true;
    this.leave();
  }

  private detach(): void {
    for (const [seat, pending] of this.pending) this.cancel(seat, pending);
    for (const thinker of this.sitting.values()) thinker.leave();
    this.sitting.clear();
  }

  private prepare({ game, options, seats }: ComputersTable): void {
    const levels = new Set(seats.flatMap(({ computer }) => computer ?? []));
    for (const level of levels) {
      const before = this.prepared.get(level);
      this.prepared.set(level, before ?? this.pool.prepare({ game, options, level }));
    }
    for (const [level, each] of this.prepared) {
      if (levels.has(level)) continue;
      each.leave();
      this.prepared.delete(level);
    }
    this.stopPreparing();
    if (levels.size > 0) this.stopPreparing = this.after(KEPT_PREPARED_MS, () => this.unprepare());
  }

  private unprepare(): void {
    this.stopPreparing();
    this.stopPreparing = () => {};
    for (const each of this.prepared.values()) each.leave();
    this.prepared.clear();
  }

  private cancel(seat: Seat, pending: PendingMove): void {
    pending.cancel();
    this.pending.delete(seat);
    this.sitting.get(seat)?.stop();
  }

  private ask(seat: Seat, thinker: ComputerHandle, request: ChoiceRequest, sequence: number, play: PlayCommand): void {
    let chosen: { readonly command: Command<Json> | null } | undefined;
    let isLost = false;
    const pending: PendingMove = { sequence, cancel: () => undefined };
    this.pending.set(seat, pending);
    thinker.choose(request, steadyNow() + this.paceMs * THINKING_SHARE).then(
      (command) => {
        chosen = { command };
      },
      () => {
        isLost = true;
      },
    );
    const look = () => {
      if (this.pending.get(seat) !== pending) return;
      if (isLost) {
        this.pending.delete(seat);
        logger.warn('A computer has to be told again what it knew.');
        this.hearAgain();
        return;
      }
      if (chosen === undefined) {
        pending.cancel = this.after(this.paceMs, look);
        return;
      }
      this.pending.delete(seat);
      const command = chosen.command ?? this.insteadOf(seat, request, sequence);
      if (command !== null) void play(seat, command, sequence);
    };
    pending.cancel = this.after(this.paceMs, look);
  }

  /** Someone would rather wait. Where all do for whom play waits, the last of them moves by chance. */
  private insteadOf(seat: Seat, request: ChoiceRequest, sequence: number): Command<Json> | null {
    if (this.waiting?.sequence !== sequence) this.waiting = { sequence, seats: new Set() };
    this.waiting.seats.add(seat);
    const { seats } = this.waiting;
    const everybody = this.match?.run.toAct.every((each) => seats.has(each)) === true;
    return everybody ? randomCommand(request) : null;
  }
}

/** Nothing of it is a function: it goes to another thread. */
function choiceRequest(position: Observation<GameTypes>): ChoiceRequest {
  const { seat, view, choices } = position;
  const actions: Json[] = [];
  for (const action of choices.actions) {
    if (actions.push(action) === LISTED_ACTIONS_MAX) break;
  }
  const rng = rngFor(newSeed(), 0);
  const samples = Array.from({ length: SAMPLED_ACTIONS }, () => position.sample(rng)).filter(
    (command) => command !== undefined,
  );
  return { seat, view, actions, commands: choices.commands, omitted: choices.omitted, samples };
}
