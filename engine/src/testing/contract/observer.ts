import type { Game, GameTypes, Seat, SeatSpec, Viewer } from '../../core/game.js';
import { REFEREE, TABLE } from '../../core/game.js';
import type { Command, MatchEvent } from '../../core/match.js';
import type { MatchRun, Step } from '../../core/run.js';
import type { Ledger } from '../../trust/index.js';
import { begun } from './history.js';
import type { GameKit, History } from './kit.js';
import { jsonText } from './plain.js';
import { freshLedger, publish } from './published.js';
import { testRng } from './test-rng.js';
import { listLegal } from './walk.js';

/** A viewer, the seats he may act for, and what he tries at every moment to learn more. */
export interface Observer<T extends GameTypes> {
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
export function observableBy<T extends GameTypes>(game: Game<T>, run: MatchRun<T>, eye: Observer<T>): string {
  return jsonText({
    view: run.view(eye.viewer),
    toAct: game.toAct(run.state),
    timers: run.timers,
    outcome: run.outcome ?? null,
    legal: eye.own.map((seat) => {
      const { sideActions, commands, omitted } = run.choices(seat);
      return [listLegal(game, run.state, seat, 800).actions, [...sideActions], commands, omitted];
    }),
    refusals: eye.probes.map(({ seat, command }) => {
      const made = run.step(seat, command, testRng(5));
      return made.ok ? 'accepted' : made.error;
    }),
  });
}

export interface Disclosure<T extends GameTypes> {
  readonly step: Step<T>;
  /** What the viewer was told on the way, in order. */
  readonly notices: readonly string[];
  /** What of the table's events would be hashed and stored in the open. */
  readonly open: readonly string[];
  /** Some of it he was told by a rule that ends a secret. */
  readonly declassified: boolean;
}

/** What a step told the viewer. */
export function disclosureTo<T extends GameTypes>(kit: GameKit<T>, step: Step<T>, viewer: Viewer): Disclosure<T> {
  const { eventSteps } = step;
  const told = viewer === TABLE ? step.disclosure.told : [];
  const open = eventSteps.flatMap(({ event }, i) => (told[i] ? [publicPart(event)] : []));
  const declassified = eventSteps.some(
    ({ event, before }) => event.kind === 'game' && kit.declassifies(before.state, event.event, viewer),
  );
  return { step, notices: step.notices(viewer).map(jsonText), open, declassified };
}

/** All of an event but what lies under `secret`. */
function publicPart<Event>(event: MatchEvent<Event>): string {
  return jsonText(event.kind === 'game' ? { ...event.event, secret: undefined } : event);
}

/**
 * All that reached the viewer: for each batch its notices, what the ledger published with it, and the
 * view after it. Batches that changed nothing for him left no trace on his wire, so they leave none here.
 */
export function transcript<T extends GameTypes>(
  kit: GameKit<T>,
  game: Game<T>,
  history: History<T>,
  eye: Observer<T>,
): { readonly lines: readonly string[]; readonly run: MatchRun<T>; readonly ledger: Ledger } {
  let run = begun(game, history, kit.publicKnowledge);
  let ledger = freshLedger();
  let seen = observableBy(game, run, eye);
  const lines = [seen];
  for (const step of run.play(history.batches)) {
    const told = disclosureTo(kit, step, eye.viewer);
    const booked = publish(ledger, step);
    const { published } = booked;
    [run, ledger] = [step.after, booked.ledger];
    const now = observableBy(game, run, eye);
    if (told.notices.length > 0 || published !== '' || now !== seen) {
      lines.push([...told.notices, ...told.open, published, now].join('\n'));
    }
    seen = now;
  }
  return { lines, run, ledger };
}
