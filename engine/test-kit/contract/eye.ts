import type { Game, GameTypes, Seat, SeatSpec, Viewer } from '../../src/game.js';
import { REFEREE, TABLE } from '../../src/game.js';
import {
  type Batch,
  type Command,
  decideMatch,
  foldEvent,
  foldMatch,
  type Match,
  type MatchEvent,
  matchTimers,
  startMatch,
} from '../../src/match.js';
import { matchChoices } from '../../src/match-choices.js';
import { matchNotice, matchView } from '../../src/match-view.js';
import { unwrap } from '../../src/result.js';
import { slotsOf } from '../../src/trust/posting.js';
import type { GameKit, History } from './kit.js';
import { bytes } from './plain.js';
import { testRng } from './test-rng.js';
import { listLegal } from './walk.js';

/** A viewer, the seats he may act for, and what he tries at every moment to learn more. */
export interface Eye<T extends GameTypes> {
  readonly viewer: Viewer;
  /** His own seat; for the table every secret-free seat and the referee. */
  readonly own: readonly Seat[];
  readonly probes: readonly { readonly seat: Seat; readonly command: Command<T['action']> }[];
}

export function ownSeats(viewer: Viewer, seats: readonly SeatSpec[]): readonly Seat[] {
  if (viewer !== TABLE) return [viewer];
  return [...seats.filter(({ secret }) => !secret).map(({ seat }) => seat), REFEREE];
}

/** Everything the viewer can find out between two commands, refusals included. */
export function glimpse<T extends GameTypes>(game: Game<T>, match: Match<T>, eye: Eye<T>): string {
  return bytes({
    view: matchView(game, match, eye.viewer),
    toAct: game.toAct(match.state),
    timers: matchTimers(game, match),
    outcome: game.outcome(match.state) ?? null,
    legal: eye.own.map((seat) => {
      const { commands, omitted } = matchChoices(game, match, seat);
      return [listLegal(game, match.state, seat, 800).actions, commands, omitted];
    }),
    refusals: eye.probes.map(({ seat, command }) => {
      const decided = decideMatch(game, match, seat, command, testRng(5));
      return decided.ok ? 'accepted' : decided.error;
    }),
  });
}

export interface Told<T extends GameTypes> {
  readonly match: Match<T>;
  /** What the viewer was told on the way, in order. */
  readonly notices: readonly string[];
  /** What of the table's events would be hashed and stored in the open. */
  readonly open: readonly string[];
  /** Some of it he was told by a rule that ends a secret. */
  readonly declassified: boolean;
}

/** Folds a batch and collects what it told the viewer. */
export function tell<T extends GameTypes>(
  kit: GameKit<T>,
  game: Game<T>,
  from: Match<T>,
  batch: Batch<T['event']>,
  viewer: Viewer,
): Told<T> {
  const notices: string[] = [];
  const open: string[] = [];
  let declassified = false;
  let before = from;
  for (const event of batch.events) {
    const notice = matchNotice(game, before, event, viewer);
    if (notice !== undefined) notices.push(bytes(notice));
    if (notice !== undefined && viewer === TABLE) open.push(publicPart(event));
    if (event.kind === 'game') {
      declassified ||= kit.declassifies(before.state, event.event, viewer);
    }
    before = foldEvent(game, before, event);
  }
  // Receipts of a batch that the table is told of name the windows that it fills.
  if (open.length > 0) open.push(bytes(slotsOf(game, batch).map(({ window }) => window)));
  return { match: foldMatch(game, from, batch), notices, open, declassified };
}

/** All of an event but what lies under `secret`. */
function publicPart<Event>(event: MatchEvent<Event>): string {
  return bytes(event.kind === 'game' ? { ...event.event, secret: undefined } : event);
}

/**
 * All that reached the viewer: for each batch its notices and the glimpse after it. Batches that
 * changed nothing for him left no trace on his wire, so they leave none here.
 */
export function transcript<T extends GameTypes>(
  kit: GameKit<T>,
  game: Game<T>,
  history: History<T>,
  eye: Eye<T>,
): { readonly lines: readonly string[]; readonly match: Match<T> } {
  let match = unwrap(startMatch(game, history.setup));
  let seen = glimpse(game, match, eye);
  const lines = [seen];
  for (const batch of history.batches) {
    const told = tell(kit, game, match, batch, eye.viewer);
    match = told.match;
    const now = glimpse(game, match, eye);
    if (told.notices.length > 0 || now !== seen) {
      lines.push([...told.notices, ...told.open, now].join('\n'));
    }
    seen = now;
  }
  return { lines, match };
}
