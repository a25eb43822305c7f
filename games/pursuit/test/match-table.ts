import type { Game, GameTypes, Seat, Viewer } from '@mister-x/engine/core/game';
import { TABLE } from '@mister-x/engine/core/game';
import type { Batch, Command, Match, MatchNotice } from '@mister-x/engine/core/match';
import { unwrap } from '@mister-x/engine/core/result';
import { type RngOfEntry, MatchRun, type Step, seededRngs } from '@mister-x/engine/core/run';

const SEEDED_RNGS = seededRngs('5a'.repeat(32));
/** The first command draws from the generator that a set-up would have. */
const RNG_OF_ENTRY: RngOfEntry = (sequence) => SEEDED_RNGS(Math.max(0, sequence - 1));
const VIEWERS: readonly Viewer[] = [TABLE, 'x', 'h1', 'h2'];

type Pawns = { readonly detectives: readonly { readonly id: string; readonly hunter: Seat }[] };

/** A match of a pursuit under test: commands go in, events and what each viewer is told come out. */
export class MatchTable<T extends GameTypes & { view: Pawns }> {
  private run: MatchRun<T>;
  readonly batches: Batch<T['event']>[] = [];
  /** Every notice that a viewer had so far. */
  private readonly told = new Map<Viewer, MatchNotice<T['notice']>[]>();

  constructor(
    readonly game: Game<T>,
    setup: T['setup'],
  ) {
    this.run = unwrap(MatchRun.begin(game, setup, RNG_OF_ENTRY));
  }

  get match(): Match<T> {
    return this.run.match;
  }

  /** Puts things as a test wants them. */
  set match(match: Match<T>) {
    const played = this.batches.length;
    this.run = MatchRun.at(this.game, match, (sequence) => RNG_OF_ENTRY(played + sequence));
  }

  get state(): T['state'] {
    return this.match.state;
  }

  /** How it ended, if it did. */
  get code(): string | undefined {
    return this.run.outcome?.code;
  }

  send(seat: Seat, command: Command<T['action']>) {
    const made = this.run.step(seat, command);
    if (made.ok) this.take(made.value);
    return made;
  }

  /** The events of an action that must be legal. */
  play(seat: Seat, action: T['action']): readonly T['event'][] {
    const { batch } = unwrap(this.send(seat, { kind: 'act', action }));
    return batch.events.flatMap((event) => (event.kind === 'game' ? [event.event] : []));
  }

  /** The refusal of an action that must not be legal; fails when it changes anything (CM-2). */
  refuse(seat: Seat, action: T['action']): T['refusal'] | { readonly code: string } {
    return this.refuseCommand(seat, { kind: 'act', action });
  }

  refuseCommand(seat: Seat, command: Command<T['action']>): T['refusal'] | { readonly code: string } {
    const before = JSON.stringify(this.match);
    const made = this.send(seat, command);
    if (made.ok) throw new Error(`accepted: ${JSON.stringify(made.value.batch.events)}`);
    if (JSON.stringify(this.match) !== before) throw new Error('a refusal changed the match');
    return made.error;
  }

  view(viewer: Viewer): T['view'] {
    return this.run.view(viewer).game;
  }

  takeback(viewer: Viewer) {
    return this.run.view(viewer).takeback;
  }

  /** The log of a viewer so far. */
  feed(viewer: Viewer): readonly MatchNotice<T['notice']>[] {
    return this.told.get(viewer) ?? [];
  }

  /** The same log without the wrapping of the match: what the game told. */
  notices(viewer: Viewer): readonly T['notice'][] {
    return this.feed(viewer).flatMap((told) => (told.kind === 'game' ? [told.notice] : []));
  }

  hunterOf(detective: string): Seat {
    const found = this.view(TABLE).detectives.find(({ id }) => id === detective);
    if (found === undefined) throw new Error(`no pawn ${detective}`);
    return found.hunter;
  }

  /** Everything public that was ever sent, as text. */
  get publicText(): string {
    return JSON.stringify([this.feed(TABLE), this.view(TABLE)]);
  }

  private take(step: Step<T>): void {
    for (const viewer of VIEWERS) {
      this.told.set(viewer, [...this.feed(viewer), ...step.notices(viewer)]);
    }
    this.run = step.after;
    this.batches.push(step.batch);
  }
}
