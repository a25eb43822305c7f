import { hasNoHandoverLeft } from './match-batch.js';
import { concessionView } from './concession.js';
import {
  type Game,
  type GameTypes,
  type Outcome,
  type Seat,
  type SecretMove,
  TABLE,
  type Timer,
  type Viewer,
} from './game.js';
import type { Json } from './json.js';
import {
  takebackAskerOf,
  type Batch,
  type Command,
  decideMatch,
  foldBatch,
  type Match,
  type MatchNotice,
  type MatchRefusal,
  type MatchView,
  type EventStep,
  matchNotice,
  matchTimers,
  type SeatDetails,
  type SeatEvent,
  type SharedView,
  seatBatch,
  startMatch,
} from './match.js';
import { type Choices, seatsAsked, matchChoices, seatsToAct, sampleChoice } from './match-choices.js';
import type { ObservedStep, PublicKnowledge, PublicKnowledgeFactory } from './public-knowledge.js';
import { ok, type Result } from './result.js';
import { type Rng, rngFor } from './rng.js';

/** The generator of each decision of a match, by its number; 0 is the set-up. */
export type RngOfEntry = (sequence: number) => Rng;

/** @param seed secret of the match, 64 hexadecimal digits */
export const seededRngs =
  (seed: string): RngOfEntry =>
  (sequence) =>
    rngFor(seed, sequence);

/**
 * A match being played, at one moment: the one piece of code that plays, for people and computers alike. It is a
 * value: a step leads to another run and leaves this one as it was, so that a caller that writes steps down
 * first, or tries several, simply keeps the run that he stands at.
 *
 * Everything that comes in is JSON and is checked by the game itself, but for batches out of a log,
 * for which the log must vouch. So a run of any game is a `MatchRun<GameTypes>`.
 */
export class MatchRun<T extends GameTypes> {
  readonly outcome: Outcome | undefined;
  /** The options in force, changes before play included. */
  readonly options: T['options'];
  /** Set once, before anybody has the run: it hears of the step that led here. */
  private knowledge: PublicKnowledge<T> | undefined;

  private constructor(
    private readonly game: Game<T>,
    readonly match: Match<T>,
    /** Steps that led here, changes of seats included. */
    readonly steps: number,
    private readonly chance: RngOfEntry,
    private readonly publicKnowledge?: PublicKnowledgeFactory<T>,
  ) {
    this.outcome = game.outcome(match.state);
    this.options = game.optionsOf(match.state);
  }

  /** @param publicKnowledge makes what everybody may know, by the options in force */
  static begin<T extends GameTypes>(
    game: Game<T>,
    setup: T['setup'],
    chance: RngOfEntry,
    publicKnowledge?: PublicKnowledgeFactory<T>,
  ): Result<MatchRun<T>, T['refusal']> {
    const started = startMatch(game, setup);
    if (!started.ok) return started;
    const run = new MatchRun(game, started.value, 0, chance, publicKnowledge);
    run.knowledge = publicKnowledge?.of(run.options);
    return ok(run);
  }

  /** At a match that stands already. */
  static at<T extends GameTypes>(game: Game<T>, match: Match<T>, chance: RngOfEntry): MatchRun<T> {
    return new MatchRun(game, match, 0, chance);
  }

  get state(): T['state'] {
    return this.match.state;
  }

  /** What the referee waits for; nothing once the match is over. */
  get timers(): readonly Timer<Command<T['action']>>[] {
    return this.outcome === undefined ? matchTimers(this.game, this.match) : [];
  }

  /** Seats that play waits for and that can act (`seatsToAct`). */
  get toAct(): readonly Seat[] {
    return seatsToAct(this.game, this.match);
  }

  /** Seats that everybody may know play waits for (`seatsAsked`). */
  get asked(): readonly Seat[] {
    return seatsAsked(this.game, this.match);
  }

  /** Everything that `seat` may send now. */
  choices(seat: Seat): Choices<T['action']> {
    return matchChoices(this.game, this.match, seat);
  }

  /** Something that `seat` may do to go on, by chance. */
  sample(seat: Seat, rng: Rng): Command<T['action']> | undefined {
    return sampleChoice(this.game, this.match, seat, rng);
  }

  /** A command as the game understands it, or why it has the wrong shape. */
  parse(command: Command<Json>): Result<Command<T['action']>, T['refusal']> {
    if (command.kind !== 'act') return ok(command);
    const parsed = this.game.parseAction(command.action);
    return parsed.ok ? ok({ kind: 'act', action: parsed.value }) : parsed;
  }

  /** Seats for which the host would answer with this command (`HostActions.standsInFor`). */
  standsInFor(command: Command<Json>): readonly Seat[] {
    const parsed = this.parse(command);
    if (!parsed.ok || parsed.value.kind !== 'act') return [];
    return this.game.host?.standsInFor?.(this.match.state, parsed.value.action) ?? [];
  }

  /** @param rng in the place of the match's own, for anyone who tries what chance might bring */
  step(
    seat: Seat,
    command: Command<Json>,
    rng: Rng = this.chance(this.steps + 1),
  ): Result<Step<T>, MatchRefusal<T['refusal']>> {
    const parsed = this.parse(command);
    if (!parsed.ok) return parsed;
    const decided = decideMatch(this.game, this.match, seat, parsed.value, rng);
    if (!decided.ok) return decided;
    const { batch, states } = decided.value;
    return ok(this.folding(batch, parsed.value, states));
  }

  /** Whether the log has room for another change of hands in this round. */
  mayChangeSeat(seat: Seat): boolean {
    return !hasNoHandoverLeft(this.match, seat);
  }

  /** A seat changes hands, which no rule forbids. */
  changeSeat(seat: Seat, what: SeatEvent['what'], details?: SeatDetails): Step<T> {
    return this.folding(seatBatch(seat, what, details));
  }

  /**
   * The step that a log tells of. Throws, or leads astray, where the batch is not of this match.
   *
   * @param states what its events lead to, from a caller that has folded them already
   */
  retell(batch: Batch<Json>, states?: readonly T['state'][]): Step<T> {
    return this.folding(batch as Batch<T['event']>, null, states);
  }

  /** The steps that a log tells of, in order. */
  *play(batches: Iterable<Batch<Json>>): Generator<Step<T>, MatchRun<T>> {
    let run: MatchRun<T> = this;
    for (const batch of batches) {
      const step = run.retell(batch);
      yield step;
      run = step.after;
    }
    return run;
  }

  /** Whom `gameView` and `Step.notices` tell the same (`Game.viewGroup`). */
  viewGroup(viewer: Viewer): string {
    return this.game.viewGroup(viewer, this.options);
  }

  view(viewer: Viewer): MatchView<T['view'], T['notice']> {
    const { concession, known } = this;
    return {
      game: this.gameView(viewer),
      ...(known === undefined ? {} : { known }),
      takeback: this.takeback(viewer),
      concession,
    };
  }

  /** What everybody can know, where the table wants to be shown that. */
  get known(): Json | undefined {
    return this.knowledge?.known;
  }

  /** The part of a view that all of a group see alike. */
  gameView(viewer: Viewer): T['view'] {
    return this.game.view(this.match.state, viewer);
  }

  /** The part that differs from viewer to viewer. */
  takeback(viewer: Viewer): SharedView<T['notice']>['takeback'] {
    const { request, undo } = this.match;
    const asker = takebackAskerOf(this.match) ?? null;
    const open = request && {
      by: request.by,
      of: request.of,
      yours: request.of === viewer,
      move: undo?.move ?? null,
    };
    return { mayAsk: asker === viewer, asker, open: open ?? null };
  }

  /** The part that everybody sees alike. */
  get concession(): SharedView['concession'] {
    return concessionView(this.game, this.match);
  }

  private folding(
    batch: Batch<T['event']>,
    command: Command<T['action']> | null = null,
    states?: readonly T['state'][],
  ): Step<T> {
    const { game, match, chance } = this;
    const { eventSteps, after } = foldBatch(game, match, batch, states);
    const run = new MatchRun(game, after, this.steps + 1, chance, this.publicKnowledge);
    const step = new Step(game, this, command, batch, eventSteps, run);
    // Options change before play alone, while there is nothing to know: an observer with new ones has missed nothing.
    const isAgreed = run.options === this.options;
    const knowledge = isAgreed ? this.knowledge : this.publicKnowledge?.of(run.options);
    run.knowledge = knowledge?.observe(step.observedBy(TABLE));
    return step;
  }
}

type Notices<T extends GameTypes> = readonly (MatchNotice<T['notice']> | undefined)[];

/** What of a step becomes public. */
type Disclosure = {
  /** For each of its events: the table is told of it. */
  readonly told: readonly boolean[];
  /**
   * Whether it tells the table anything, or changes anything that it sees. Only such a step makes a link
   * of the public chain.
   */
  readonly isPublic: boolean;
  /** For each of its secret moves: the table is told nothing of the event that makes it. */
  readonly silent: readonly boolean[];
  /** Slots whose secret moves it makes public; the end of a match opens all. */
  readonly opens: readonly string[] | 'all';
};

/** What one accepted command, or a change of seats, leads to: from one moment of a match to the next. */
export class Step<T extends GameTypes> {
  private readonly byGroup = new Map<string, Notices<T>>();

  constructor(
    private readonly game: Game<T>,
    readonly before: MatchRun<T>,
    /** As the game read it, whatever was sent; `null` for a change of seats, and out of a log. */
    readonly command: Command<T['action']> | null,
    readonly batch: Batch<T['event']>,
    /** Its events, each folded once. */
    readonly eventSteps: readonly EventStep<T>[],
    readonly after: MatchRun<T>,
  ) {}

  /** How the match ended with it, if it did. */
  get outcome(): Outcome | undefined {
    return this.after.outcome;
  }

  /** All that it tells `viewer`, in order. */
  notices(viewer: Viewer): readonly MatchNotice<T['notice']>[] {
    return this.noticesByEvent(viewer).flatMap((notice) => notice ?? []);
  }

  /** The same, between the views that `viewer` had before and has after it. */
  observedBy(viewer: Viewer): ObservedStep<T> {
    return {
      before: this.before.gameView(viewer),
      notices: this.notices(viewer),
      after: this.after.gameView(viewer),
    };
  }

  /**
   * What each of its events tells `viewer`, `undefined` where that is nothing. The game's notices are made
   * once for a group; a match tells the one who asked more.
   */
  noticesByEvent(viewer: Viewer): Notices<T> {
    const group = this.after.viewGroup(viewer);
    const made = this.byGroup.get(group);
    const notices = this.eventSteps.map(({ event, before }, index) =>
      made !== undefined && event.kind === 'game' ? made[index] : matchNotice(this.game, before, event, viewer),
    );
    if (made === undefined) this.byGroup.set(group, notices);
    return notices;
  }

  /** The secret moves that it makes, in order. */
  get secretMoves(): readonly SecretMove[] {
    return this.batch.events.flatMap((event) =>
      event.kind === 'game' ? (this.game.secretMove(event.event) ?? []) : [],
    );
  }

  get disclosure(): Disclosure {
    const { game, before, after } = this;
    const told = this.noticesByEvent(TABLE).map((notice) => notice !== undefined);
    // By its bytes, as updates go by them too: whenever the table is sent its view, there is a link to send with it.
    const seen = (run: MatchRun<T>) => JSON.stringify(run.view(TABLE));
    const isPublic = told.includes(true) || seen(before) !== seen(after);
    const silent: boolean[] = [];
    const opens: string[] = [];
    for (const [index, event] of this.batch.events.entries()) {
      if (event.kind !== 'game') continue;
      if (game.secretMove(event.event) !== undefined) silent.push(told[index] !== true);
      opens.push(...game.opens(event.event));
    }
    return { told, isPublic, silent, opens: after.outcome === undefined ? opens : 'all' };
  }
}
