import type { Viewer } from '../../../src/game.js';
import { deckOf } from '../../../src/games/scotland-yard/board-spec.js';
import { boardOf, LONDON_EDITIONS } from '../../../src/games/scotland-yard/boards.js';
import { openRound } from '../../../src/games/scotland-yard/flow.js';
import { scotlandYard } from '../../../src/games/scotland-yard/game.js';
import {
  canTravel,
  isHeld,
  linesOf,
  purseOf,
  spend,
} from '../../../src/games/scotland-yard/reach.js';
import { begin } from '../../../src/games/scotland-yard/run.js';
import {
  type Event,
  type ScotlandYard,
  type State,
  type Ticket,
  X_SEAT,
} from '../../../src/games/scotland-yard/types.js';
import { freeEnd } from '../../../src/games/scotland-yard/x-moves.js';
import { unwrap } from '../../../src/result.js';
import { type Rng, rngFor } from '../../../src/rng.js';
import type { History } from '../../contract/kit.js';

/** How many ways lead to each stop that X may stand on after so many legs. */
type Layer = Map<number, number>;

/** A turn opens without chance. */
const NO_CHANCE = rngFor('', 0);

/**
 * X's whole way drawn anew among all ways that the public record allows, each equally likely: the
 * start in X's deck and on no detective's start, every window by its ticket, reveals where they were, no
 * stop that a detective held or captured in vain, and X able (or unable) to move whenever the record says so.
 */
export function resample(
  history: History<ScotlandYard>,
  viewer: Viewer,
  rng: Rng,
): History<ScotlandYard> | undefined {
  if (viewer === X_SEAT) return undefined;
  const ways = new Ways(unwrap(scotlandYard.start(history.setup)));
  for (const batch of history.batches) {
    const events = batch.events.flatMap((event) => (event.kind === 'game' ? [event.event] : []));
    if (!ways.follow(events)) return undefined;
  }
  const path = ways.draw(rng);
  if (path === undefined) return undefined;
  let at = 0;
  const batches = history.batches.map((batch) => ({
    ...batch,
    events: batch.events.map((event) => {
      if (event.kind !== 'game' || !('secret' in event.event)) return event;
      const stop = path[at++];
      if (stop === undefined) throw new Error('the path is too short');
      return { ...event, event: { ...event.event, secret: { stop } } };
    }),
  }));
  return { ...history, batches };
}

class Ways {
  private readonly layers: Layer[] = [];
  private readonly tickets: Ticket[] = [];

  /** The true state; only what is public in it is used. */
  constructor(private state: State) {}

  /** `false` when the game has ended: then nothing is hidden. */
  follow(events: readonly Event[]): boolean {
    let opened = false;
    for (const [i, event] of events.entries()) {
      if (event.type === 'ended') return false;
      if (event.type === 'xReady') this.start();
      if (event.type === 'legTaken') this.leg(event);
      if (event.type === 'revealed') this.keep((stop) => stop === event.stop);
      if (event.type === 'moved') this.keep((stop) => stop !== event.to);
      if (event.type === 'roundOpened' && !opened) {
        opened = true;
        this.open(events.slice(i));
      }
      this.state = scotlandYard.apply(this.state, event);
    }
    return true;
  }

  draw(rng: Rng): readonly number[] | undefined {
    const last = this.layers.at(-1);
    if (last === undefined) return undefined;
    const path = [pick(last, rng)];
    for (let i = this.layers.length - 1; i > 0; i--) {
      const ticket = this.tickets[i - 1] as Ticket;
      const to = path[0] as number;
      const before = [...(this.layers[i - 1] as Layer)].filter(([from]) =>
        linesOf(this.board, from, ticket).includes(to),
      );
      path.unshift(pick(new Map(before), rng));
    }
    return path;
  }

  private get board() {
    return boardOf({ london: LONDON_EDITIONS }, this.state.options);
  }

  private start(): void {
    const deck = deckOf(this.board, this.state.options.flags.start_deck, true);
    this.layers.push(new Map(deck.filter((stop) => !isHeld(this.state, stop)).map((s) => [s, 1])));
  }

  private leg({ ticket, double }: Extract<Event, { type: 'legTaken' }>): void {
    const { state, board } = this;
    const { flags } = state.options;
    const first = double === 1;
    const transit = first && flags.double_transit_through_detective === 'allow';
    const purse = spend(purseOf(state), ticket);
    const mayStop = (stop: number): boolean =>
      (transit || !isHeld(state, stop)) &&
      (!first || canTravel(board, stop, purse, freeEnd(state)));
    const next: Layer = new Map();
    for (const [from, ways] of this.layers.at(-1) ?? []) {
      for (const stop of linesOf(board, from, ticket)) {
        if (mayStop(stop)) next.set(stop, (next.get(stop) ?? 0) + ways);
      }
    }
    this.layers.push(next);
    this.tickets.push(ticket);
  }

  /** What follows as X's turn opens depends on where he stands, and everybody saw what followed. */
  private open(followed: readonly Event[]): void {
    const seen = JSON.stringify(followed);
    this.keep((stop) => {
      const run = begin(this.board, { ...this.state, x: { ...this.state.x, stop } }, NO_CHANCE);
      openRound(run);
      return JSON.stringify(run.events) === seen;
    });
  }

  private keep(allowed: (stop: number) => boolean): void {
    const layer = this.layers.at(-1);
    if (layer === undefined) return;
    for (const stop of [...layer.keys()]) if (!allowed(stop)) layer.delete(stop);
  }
}

function pick(layer: Layer, rng: Rng): number {
  const total = [...layer.values()].reduce((sum, ways) => sum + ways, 0);
  let rest = (rng.int(2 ** 30) / 2 ** 30) * total;
  let chosen: number | undefined;
  for (const [stop, ways] of layer) {
    chosen = stop;
    rest -= ways;
    if (rest < 0) break;
  }
  if (chosen === undefined) throw new Error('the record allows no way at all');
  return chosen;
}
