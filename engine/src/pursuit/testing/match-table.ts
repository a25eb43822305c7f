import type { Game, GameTypes, Seat, Viewer } from '../../game.js';
import { TABLE } from '../../game.js';
import {
  type Batch,
  type Command,
  decideMatch,
  foldEvent,
  foldMatch,
  type Match,
  type MatchNotice,
  startMatch,
} from '../../match.js';
import { matchNotice, matchView } from '../../match-view.js';
import { unwrap } from '../../result.js';
import { rngFor } from '../../rng.js';

const SEED = '5a'.repeat(32);

/** A match of a pursuit under test: commands go in, events and what each viewer is told come out. */
export class MatchTable<T extends GameTypes> {
  match: Match<T>;
  readonly batches: Batch<T['event']>[] = [];
  /** Every line a viewer was told so far. */
  private readonly told = new Map<Viewer, MatchNotice<T['notice']>[]>();

  constructor(
    readonly game: Game<T>,
    setup: T['setup'],
  ) {
    this.match = unwrap(startMatch(game, setup));
  }

  get state(): T['state'] {
    return this.match.state;
  }

  /** How it ended, if it did. */
  get code(): string | undefined {
    return this.game.outcome(this.state)?.code;
  }

  send(seat: Seat, command: Command<T['action']>) {
    const rng = rngFor(SEED, this.batches.length);
    const decided = decideMatch(this.game, this.match, seat, command, rng);
    if (decided.ok) this.fold(decided.value);
    return decided;
  }

  /** The events of an action that must be legal. */
  play(seat: Seat, action: T['action']): readonly T['event'][] {
    const { events } = unwrap(this.send(seat, { kind: 'act', action }));
    return events.flatMap((event) => (event.kind === 'game' ? [event.event] : []));
  }

  /** The refusal of an action that must not be legal; fails when it changes anything (CM-2). */
  refuse(seat: Seat, action: T['action']): T['refusal'] | { readonly code: string } {
    return this.refuseCommand(seat, { kind: 'act', action });
  }

  refuseCommand(
    seat: Seat,
    command: Command<T['action']>,
  ): T['refusal'] | { readonly code: string } {
    const before = JSON.stringify(this.match);
    const decided = this.send(seat, command);
    if (decided.ok) throw new Error(`accepted: ${JSON.stringify(decided.value.events)}`);
    if (JSON.stringify(this.match) !== before) throw new Error('a refusal changed the match');
    return decided.error;
  }

  view(viewer: Viewer): T['view'] {
    return matchView(this.game, this.match, viewer).game;
  }

  takeback(viewer: Viewer) {
    return matchView(this.game, this.match, viewer).takeback;
  }

  /** The log of a viewer so far. */
  feed(viewer: Viewer): readonly MatchNotice<T['notice']>[] {
    return this.told.get(viewer) ?? [];
  }

  /** The same log without the wrapping of the match, game lines only. */
  lines(viewer: Viewer): readonly T['notice'][] {
    return this.feed(viewer).flatMap((line) => (line.kind === 'game' ? [line.notice] : []));
  }

  /** Everything public that was ever sent, as text. */
  get publicText(): string {
    return JSON.stringify([this.feed(TABLE), this.view(TABLE)]);
  }

  private fold(batch: Batch<T['event']>): void {
    let before = this.match;
    for (const event of batch.events) {
      for (const viewer of [TABLE, 'x', 'h1', 'h2']) {
        const notice = matchNotice(this.game, before, event, viewer);
        if (notice === undefined) continue;
        const lines = this.told.get(viewer) ?? [];
        lines.push(notice);
        this.told.set(viewer, lines);
      }
      before = foldEvent(this.game, before, event);
    }
    this.match = foldMatch(this.game, this.match, batch);
    this.batches.push(batch);
  }
}
