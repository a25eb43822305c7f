import type { Viewer } from '../../../src/core/game.js';
import type { Batch } from '../../../src/core/match.js';
import type { Rng } from '../../../src/core/rng.js';
import { boxOf } from '../../../src/games/mafia/box.js';
import { inOrder, type Pack } from '../../../src/games/mafia/pack.js';
import { storedPlan } from '../../../src/games/mafia/stored-plan.js';
import {
  type CardId,
  type Event,
  isClan,
  type Laying,
  type Mafia,
  type Plan,
} from '../../../src/games/mafia/types.js';
import { gameEvents } from '../../contract/hears.js';
import type { History } from '../../contract/kit.js';

type Past = History<Mafia>;

/**
 * In every round the cards that this viewer has not seen change places: in hands and on quarters of others,
 * among what was swapped, in the deck. What somebody else stored and nobody noticed is there or not. Every
 * such history was as likely as the one given. After the end all is open.
 */
export function resample(history: Past, viewer: Viewer, rng: Rng): Past | undefined {
  const events = history.batches.flatMap(gameEvents);
  if (events.length === 0 || events.some(({ type }) => type === 'ended')) return undefined;
  const pack = boxOf(optionsOf(history, events));
  const swaps = roundsOf(events).map((round) => swapUnseen(round, viewer, pack, rng));
  const kept = history.batches.filter(
    (batch, at) => !isUnnoticed(history.batches, batch, at, viewer) || rng.int(2) === 0,
  );
  let round = 0;
  return {
    ...history,
    batches: kept.map((batch) => ({
      ...batch,
      events: batch.events.map((event) => {
        if (event.kind !== 'game') return event;
        if (event.event.type === 'roundBegan') round += 1;
        const swap = swaps[round] ?? new Map<CardId, CardId>();
        return { ...event, event: retold(event.event, swap, pack) };
      }),
    })),
  };
}

function optionsOf(history: Past, events: readonly Event[]) {
  const last = events.filter((event) => event.type === 'configured').at(-1);
  return last?.type === 'configured' ? last.options : history.setup.options;
}

/** What came before the first round, then one list for each. */
function roundsOf(events: readonly Event[]): readonly (readonly Event[])[] {
  const rounds: Event[][] = [[]];
  for (const event of events) {
    if (event.type === 'roundBegan') rounds.push([]);
    rounds.at(-1)?.push(event);
  }
  return rounds;
}

/** Who is which now. A card that is seen stays what it is, from the beginning of its round on. */
function swapUnseen(
  events: readonly Event[],
  viewer: Viewer,
  pack: Pack,
  rng: Rng,
): ReadonlyMap<CardId, CardId> {
  const seen = new Set(events.flatMap((event) => seenIn(event, viewer)));
  const unseen = [...pack.cards.keys()].filter((card) => !seen.has(card));
  const others = rng.shuffle(unseen);
  return new Map(unseen.map((card, at) => [card, others[at] ?? card]));
}

function seenIn(event: Event, viewer: Viewer): readonly CardId[] {
  switch (event.type) {
    case 'dealt':
    case 'drawn':
    case 'cardsRead':
      return event.seat === viewer ? event.secret.cards : [];
    case 'opened':
      return [event.card];
    case 'killed':
      return event.card === null ? [] : [event.card];
    case 'cardsReturned':
      return event.closed.flatMap(({ card }) => card ?? []);
    default:
      return [];
  }
}

function retold(event: Event, swap: ReadonlyMap<CardId, CardId>, pack: Pack): Event {
  const one = (card: CardId): CardId => swap.get(card) ?? card;
  const all = (cards: readonly CardId[]) => inOrder(pack, cards.map(one));
  const laid = (layout: Laying): Laying =>
    layout.map(({ quarter, card }) => ({ quarter, card: one(card) }));
  switch (event.type) {
    case 'dealt':
    case 'drawn':
    case 'exchanged':
    case 'cardsRead':
      return { ...event, secret: { cards: all(event.secret.cards) } };
    case 'laidOut':
      return { ...event, secret: { cards: laid(event.secret.cards) } };
    case 'planned': {
      const { exchange, layout, queue, ...rest } = event.secret;
      const plan: Plan = {
        ...rest,
        exchange: exchange === null ? null : exchange.map(one),
        layout: layout === null ? null : laid(layout),
      };
      return { ...event, secret: storedPlan(plan, queue) };
    }
    default:
      return event;
  }
}

/**
 * A plan of somebody else's that was stored in silence, and of which nothing came: until the same seat
 * stored another, nothing of it was carried out.
 */
function isUnnoticed(
  batches: readonly Batch<Event>[],
  batch: Batch<Event>,
  at: number,
  viewer: Viewer,
): boolean {
  const [only, ...more] = batch.events;
  if (only?.kind !== 'game' || more.length > 0 || only.event.type !== 'planned') return false;
  const { seat } = only.event;
  if (seat === viewer || !isClan(seat)) return false;
  const later = batches.slice(at + 1).flatMap(gameEvents);
  const next = later.find((event) => comesOf(event, seat));
  return next === undefined || next.type === 'planned' || next.type === 'roundBegan';
}

function comesOf(event: Event, seat: string): boolean {
  switch (event.type) {
    case 'planned':
    case 'planMoved':
    case 'exchanged':
    case 'laidOut':
    case 'ransomsRun':
      return event.seat === seat;
    case 'roundBegan':
      return true;
    default:
      return false;
  }
}
