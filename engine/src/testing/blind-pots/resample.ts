import type { Viewer } from '../../core/game.js';
import type { Batch } from '../../core/match.js';
import type { Rng } from '../../core/rng.js';
import { gameEvents } from '../contract/hears.js';
import type { History } from '../contract/kit.js';
import { type BlindPots, type Card, DECK, type PotEvent, type PotSeat } from './types.js';
import { seesCardsOf } from './view.js';

type PotHistory = History<BlindPots>;

/**
 * What this viewer has never seen is drawn again: all cards he has not seen swap their names
 * throughout the history, what was done in silence and came to nothing is there or not, and cards are
 * laid in another order. Every such history was as likely as the one given.
 */
export function resample(history: PotHistory, viewer: Viewer, rng: Rng): PotHistory | undefined {
  if (history.batches.length === 0) return undefined;
  const events = history.batches.flatMap(gameEvents);
  const seen = new Set(events.flatMap((event) => seenCards(event, viewer)));
  const hidden = DECK.filter((card) => !seen.has(card));
  const others = rng.shuffle(hidden);
  const names = new Map(hidden.map((card, i) => [card, others[i] ?? card]));
  const rename = (card: Card): Card => names.get(card) ?? card;
  const batches = history.batches.map((batch) => mapBatch(batch, rename));
  const fewer = withoutSome({ ...history, batches }, viewer, rng);
  return { ...history, batches: reordered(fewer, viewer, rng) };
}

function seenCards(event: PotEvent, viewer: Viewer): readonly Card[] {
  switch (event.type) {
    case 'dealt':
      return seesCardsOf(viewer, event.seat) ? event.secret.cards : [];
    case 'exchanged':
      return seesCardsOf(viewer, event.seat) ? [...event.secret.in] : [];
    case 'revealed':
      return Object.values(event.cards);
    case 'ended':
      return Object.values(event.hands).flat();
    default:
      return [];
  }
}

function mapBatch(batch: Batch<PotEvent>, rename: (card: Card) => Card): Batch<PotEvent> {
  return {
    ...batch,
    events: batch.events.map((event) =>
      event.kind === 'game' ? { ...event, event: renamed(event.event, rename) } : event,
    ),
  };
}

function renamed(event: PotEvent, rename: (card: Card) => Card): PotEvent {
  switch (event.type) {
    case 'dealt':
      return { ...event, secret: { cards: event.secret.cards.map(rename) } };
    case 'exchanged': {
      const { out, in: drawn } = event.secret;
      return { ...event, secret: { out: out.map(rename), in: drawn.map(rename) } };
    }
    case 'laid':
      return { ...event, secret: { card: rename(event.secret.card) } };
    case 'ordered': {
      const { order } = event.secret;
      const cards = order?.cards.map(rename) ?? [];
      return { ...event, secret: { order: order && { ...order, cards } } };
    }
    default:
      return event;
  }
}

/**
 * Drops with the toss of a coin each silent command of others of which nothing has come: orders and
 * answers that still wait, and cards that were taken up again.
 */
function withoutSome(history: PotHistory, viewer: Viewer, rng: Rng): PotHistory['batches'] {
  const waiting = new Map<PotEvent['type'], Map<PotSeat, number[]>>();
  const of = (type: PotEvent['type']): Map<PotSeat, number[]> => {
    const made = waiting.get(type) ?? new Map<PotSeat, number[]>();
    waiting.set(type, made);
    return made;
  };
  const idle: (readonly [PotSeat, readonly number[]])[] = [];
  history.batches.forEach((batch, i) => {
    const silent = soleSilent(batch);
    if (silent !== undefined) {
      const { type, seat } = silent;
      of(type).set(seat, [...(of(type).get(seat) ?? []), i]);
    }
    for (const event of gameEvents(batch)) {
      if (event.type === 'exchanged' || event.type === 'orderStale') {
        of('ordered').delete(event.seat);
      } else if (event.type === 'windowOpened') {
        for (const [seat, laid] of of('laid')) idle.push([seat, laid.slice(0, -1)]);
        of('laid').clear();
      } else if (event.type === 'revealed') of('passed').clear();
    }
  });
  const droppable = [...idle, ...[...waiting.values()].flatMap((bySeat) => [...bySeat])]
    .filter(([seat]) => !seesCardsOf(viewer, seat))
    .flatMap(([, batches]) => batches);
  const dropped = new Set(droppable.filter(() => rng.int(2) === 0));
  return history.batches.filter((_, i) => !dropped.has(i));
}

/** In each round others lay their cards in any order, where nobody of them lays twice. */
function reordered(batches: PotHistory['batches'], viewer: Viewer, rng: Rng): PotHistory['batches'] {
  const rounds = new Map<number, { readonly at: number; readonly event: Laid }[]>();
  batches.forEach((batch, at) => {
    for (const event of gameEvents(batch)) {
      if (event.type !== 'laid' || seesCardsOf(viewer, event.seat)) continue;
      rounds.set(event.round, [...(rounds.get(event.round) ?? []), { at, event }]);
    }
  });
  const moved = new Map<number, Laid>();
  for (const laid of rounds.values()) {
    if (new Set(laid.map(({ event }) => event.seat)).size < laid.length) continue;
    const events = rng.shuffle(laid.map(({ event }) => event));
    for (const [i, { at, event }] of laid.entries()) moved.set(at, events[i] ?? event);
  }
  return batches.map((batch, at) => {
    const laid = moved.get(at);
    if (laid === undefined) return batch;
    const [, ...rest] = batch.events;
    return { ...batch, by: laid.seat, events: [{ kind: 'game', event: laid }, ...rest] };
  });
}

type Laid = PotEvent & { type: 'laid' };
type Silent = PotEvent & { type: 'ordered' | 'laid' | 'passed' };

function soleSilent({ events }: Batch<PotEvent>): Silent | undefined {
  const [first, ...rest] = events;
  if (first?.kind !== 'game' || rest.length > 0) return undefined;
  const { event } = first;
  return event.type === 'ordered' || event.type === 'laid' || event.type === 'passed' ? event : undefined;
}
