import type { Viewer } from '../../../src/core/game.js';
import type { Batch } from '../../../src/core/match.js';
import type { Rng } from '../../../src/core/rng.js';
import type { History } from '../../contract/kit.js';
import { type BlindPots, type Card, DECK, type PotEvent, type PotSeat } from './types.js';
import { sees } from './view.js';

type Pots = History<BlindPots>;

/**
 * What this viewer has never seen is drawn anew: all cards he has not seen swap their names
 * throughout the history, and silent orders that were not carried out are there or not.
 * Every such history was as likely as the one given.
 */
export function resample(history: Pots, viewer: Viewer, rng: Rng): Pots | undefined {
  if (history.batches.length === 0) return undefined;
  const events = history.batches.flatMap((batch) =>
    batch.events.flatMap((event) => (event.kind === 'game' ? [event.event] : [])),
  );
  const seen = new Set(events.flatMap((event) => seenCards(event, viewer)));
  const hidden = DECK.filter((card) => !seen.has(card));
  const others = rng.shuffle(hidden);
  const names = new Map(hidden.map((card, i) => [card, others[i] ?? card]));
  const rename = (card: Card): Card => names.get(card) ?? card;
  const batches = history.batches.map((batch) => mapBatch(batch, rename));
  return { ...history, batches: withoutSomeOrders({ ...history, batches }, viewer, rng) };
}

function seenCards(event: PotEvent, viewer: Viewer): readonly Card[] {
  switch (event.type) {
    case 'dealt':
      return sees(viewer, event.seat) ? event.secret.cards : [];
    case 'exchanged':
      return sees(viewer, event.seat) ? [...event.secret.in] : [];
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

/** Drops each order of others that is still waiting, or was replaced, with the toss of a coin. */
function withoutSomeOrders(history: Pots, viewer: Viewer, rng: Rng): Pots['batches'] {
  const waiting = new Map<PotSeat, number[]>();
  history.batches.forEach((batch, i) => {
    const ordered = soleOrder(batch);
    if (ordered !== undefined) {
      waiting.set(ordered, [...(waiting.get(ordered) ?? []), i]);
    }
    for (const event of batch.events) {
      const done =
        event.kind === 'game' &&
        (event.event.type === 'exchanged' || event.event.type === 'orderStale');
      if (done) waiting.delete(event.event.seat);
    }
  });
  const droppable = [...waiting]
    .filter(([seat]) => !sees(viewer, seat))
    .flatMap(([, batches]) => batches);
  const dropped = new Set(droppable.filter(() => rng.int(2) === 0));
  return history.batches.filter((_, i) => !dropped.has(i));
}

function soleOrder({ events }: Batch<PotEvent>): PotSeat | undefined {
  const [first] = events;
  return first?.kind === 'game' && first.event.type === 'ordered' ? first.event.seat : undefined;
}
