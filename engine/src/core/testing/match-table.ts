import { type Game, type GameTypes, type Seat, TABLE, type Viewer } from '../game.js';
import type { Json } from '../json.js';
import type { Batch, Command, Match, MatchNotice } from '../match.js';
import { unwrap } from '../result.js';
import type { Rng } from '../rng.js';
import { MatchRun } from '../run.js';

/** What the tests of a game look at in any case. */
type TestedGameTypes = GameTypes & {
  readonly state: { readonly phase: string };
  readonly notice: { readonly type: string };
};

/** A match under test: actions go in, events and what each viewer is told come out. */
export class MatchTable<T extends TestedGameTypes> {
  protected run: MatchRun<T>;
  readonly batches: Batch<T['event']>[] = [];
  private readonly told = new Map<Viewer, MatchNotice<T['notice']>[]>();

  constructor(
    protected readonly game: Game<T>,
    setup: T['setup'],
    private readonly seats: readonly Seat[],
    protected readonly chance: Rng,
  ) {
    this.run = unwrap(MatchRun.begin(game, setup, () => chance));
  }

  get match(): Match<T> {
    return this.run.match;
  }

  get state(): T['state'] {
    return this.run.state;
  }

  /** How it ended, if it did. */
  get code(): string | undefined {
    return this.run.outcome?.code;
  }

  get timers() {
    return this.run.timers;
  }

  get toAct() {
    return this.run.toAct;
  }

  send(seat: Seat, command: Command<Json>) {
    const made = this.run.step(seat, command, this.chance);
    if (made.ok) {
      for (const viewer of [TABLE, ...this.seats]) {
        this.told.set(viewer, [...(this.told.get(viewer) ?? []), ...made.value.notices(viewer)]);
      }
      this.run = made.value.after;
      this.batches.push(made.value.batch);
    }
    return made;
  }

  /** The events of an action that must be legal. */
  play(seat: Seat, action: T['action']): readonly T['event'][] {
    return gameEvents(unwrap(this.send(seat, { kind: 'act', action })).batch);
  }

  /** The code of an action that must not be legal; fails when it changes or tells anything. */
  refuse(seat: Seat, action: T['action']): string {
    return this.refuseCommand(seat, { kind: 'act', action });
  }

  refuseCommand(seat: Seat, command: Command<Json>): string {
    const before = JSON.stringify([this.match, [...this.told]]);
    const made = this.send(seat, command);
    if (made.ok) throw new Error(`accepted: ${JSON.stringify(made.value.batch.events)}`);
    if (JSON.stringify([this.match, [...this.told]]) !== before) {
      throw new Error('a refusal changed the match');
    }
    return made.error.code;
  }

  /** The code of a refusal, or how the action left the game. */
  answer(seat: Seat, action: T['action']): string {
    const made = this.send(seat, { kind: 'act', action });
    return made.ok ? (this.code ?? this.state.phase) : made.error.code;
  }

  view(viewer: Viewer): T['view'] {
    return this.run.gameView(viewer);
  }

  mayTakeBack(viewer: Viewer): boolean {
    return this.run.takeback(viewer).mayAsk;
  }

  legal(seat: Seat): readonly T['action'][] {
    return [...this.run.choices(seat).actions];
  }

  /** Votes, and what takes something back. */
  sides(seat: Seat): readonly T['action'][] {
    return [...this.run.choices(seat).sideActions];
  }

  /** What the game told this viewer. */
  notices(viewer: Viewer): readonly T['notice'][] {
    return (this.told.get(viewer) ?? []).flatMap((told) => (told.kind === 'game' ? [told.notice] : []));
  }

  /** The same, by types. */
  toldTypes(viewer: Viewer): readonly string[] {
    return this.notices(viewer).map(({ type }) => type);
  }

  /** Everything that this viewer was ever sent, as text. */
  textFor(viewer: Viewer): string {
    return JSON.stringify([this.told.get(viewer) ?? [], this.view(viewer)]);
  }

  events(): readonly T['event'][] {
    return this.batches.flatMap(gameEvents);
  }
}

export function gameEvents<Event>({ events }: Batch<Event>): readonly Event[] {
  return events.flatMap((event) => (event.kind === 'game' ? [event.event] : []));
}
