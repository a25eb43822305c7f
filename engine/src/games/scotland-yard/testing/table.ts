import { REFEREE, type Seat, TABLE, type Viewer } from '../../../game.js';
import {
  type Batch,
  type Command,
  decideMatch,
  foldEvent,
  foldMatch,
  type Match,
  type MatchNotice,
  matchNotice,
  matchView,
  startMatch,
} from '../../../match.js';
import { unwrap } from '../../../result.js';
import { rngFor } from '../../../rng.js';
import type {
  Action,
  Confiscation,
  Event,
  Leg,
  Notice,
  ScotlandYard,
  Setup,
  State,
  SyRefusal,
  Ticket,
  View,
} from '../types.js';
import { yard } from './boards.js';
import { options, type Place, setupOf } from './position.js';

const SEED = '5a'.repeat(32);

/** A match under test: commands go in, events and what each viewer is told come out. */
export class Table {
  match: Match<ScotlandYard>;
  readonly batches: Batch<Event>[] = [];
  /** Every line a viewer was told so far. */
  private readonly told = new Map<Viewer, MatchNotice<Notice>[]>();

  constructor(setup: Setup) {
    this.match = unwrap(startMatch(yard, setup));
  }

  get state(): State {
    return this.match.state;
  }

  get code(): string | undefined {
    return this.state.end?.code;
  }

  send(seat: Seat, command: Command<Action>) {
    const rng = rngFor(SEED, this.batches.length);
    const decided = decideMatch(yard, this.match, seat, command, rng);
    if (decided.ok) this.fold(decided.value);
    return decided;
  }

  /** The events of an action that must be legal. */
  play(seat: Seat, action: Action): readonly Event[] {
    const { events } = unwrap(this.send(seat, { kind: 'act', action }));
    return events.flatMap((event) => (event.kind === 'game' ? [event.event] : []));
  }

  /** The refusal of an action that must not be legal; fails when it changes anything (CM-2). */
  refuse(seat: Seat, action: Action): SyRefusal | { readonly code: string } {
    return this.refuseCommand(seat, { kind: 'act', action });
  }

  refuseCommand(seat: Seat, command: Command<Action>): SyRefusal | { readonly code: string } {
    const before = JSON.stringify(this.match);
    const decided = this.send(seat, command);
    if (decided.ok) throw new Error(`accepted: ${JSON.stringify(decided.value.events)}`);
    if (JSON.stringify(this.match) !== before) throw new Error('a refusal changed the match');
    return decided.error;
  }

  travel(legs: string, show?: Confiscation): readonly Event[] {
    return this.play('x', travel(legs, show));
  }

  /** `d1`, `underground 46`: sent from the seat of the hunter whose pawn it is. */
  move(detective: string, leg: string): readonly Event[] {
    return this.play(this.hunterOf(detective), move(detective, leg));
  }

  hunterOf(detective: string): Seat {
    const found = this.view(TABLE).detectives.find(({ id }) => id === detective);
    if (found === undefined) throw new Error(`no pawn ${detective}`);
    return found.hunter;
  }

  view(viewer: Viewer): View {
    return matchView(yard, this.match, viewer).game;
  }

  takeback(viewer: Viewer) {
    return matchView(yard, this.match, viewer).takeback;
  }

  /** The log of a viewer so far. */
  feed(viewer: Viewer): readonly MatchNotice<Notice>[] {
    return this.told.get(viewer) ?? [];
  }

  /** The same log without the wrapping of the match, game lines only. */
  lines(viewer: Viewer): readonly Notice[] {
    return this.feed(viewer).flatMap((line) => (line.kind === 'game' ? [line.notice] : []));
  }

  /** Everything public that was ever sent, as text. */
  get publicText(): string {
    return JSON.stringify([this.feed(TABLE), this.view(TABLE)]);
  }

  private fold(batch: Batch<Event>): void {
    let before = this.match;
    for (const event of batch.events) {
      for (const viewer of [TABLE, 'x', 'h1']) {
        const notice = matchNotice(yard, before, event, viewer);
        if (notice === undefined) continue;
        const lines = this.told.get(viewer) ?? [];
        lines.push(notice);
        this.told.set(viewer, lines);
      }
      before = foldEvent(yard, before, event);
    }
    this.match = foldMatch(yard, this.match, batch);
    this.batches.push(batch);
  }
}

/** A match that begins in this position. */
export function table(place: Place): Table {
  return new Table(setupOf(place));
}

/** A match that begins with the registration of the start stops. */
export function newTable(place: Partial<Place>): Table {
  return new Table({ options: options(place) });
}

/** The same, with these start stops registered: the detectives' and X's. */
export function registered(place: Partial<Place>, at: readonly number[], x: number): Table {
  const made = newTable(place);
  at.forEach((stop, i) => {
    made.play(made.hunterOf(`d${i + 1}`), { type: 'registerStart', pawn: `d${i + 1}`, stop });
  });
  made.play('x', { type: 'registerStart', pawn: 'x', stop: x });
  return made;
}

/** `bus 74`, or `taxi 74, underground 46` for a double. */
export function travel(legs: string, show?: Confiscation): Action {
  return {
    type: 'travel',
    legs: legs.split(', ').map(leg),
    ...(show === undefined ? {} : { show }),
  };
}

/** The first leg of a stepwise double. */
export function declare(text: string): Action {
  return { type: 'travel', legs: [leg(text)], double: true };
}

export function move(detective: string, text: string): Action {
  return { type: 'move', detective, ...leg(text) };
}

function leg(text: string): Leg {
  const [ticket = '', stop = '0'] = text.split(' ');
  return { ticket, stop: Number(stop) };
}

/** Types of events, the legs with window and ticket. */
export function summary(events: readonly Event[]): readonly string[] {
  return events.map((event) => {
    switch (event.type) {
      case 'legTaken':
        return `window ${event.window}: ${event.ticket}`;
      case 'revealed':
        return `X on ${event.stop}`;
      case 'skipped':
        return `${event.detective} ${event.cause}`;
      case 'ended':
        return event.end.code;
      default:
        return event.type;
    }
  });
}

export function reachOf(view: View, detective: string, ticket: Ticket): readonly number[] {
  const moves = view.moves.find((entry) => entry.detective === detective);
  return moves?.reach.find((entry) => entry.ticket === ticket)?.stops ?? [];
}

export { REFEREE, TABLE };
