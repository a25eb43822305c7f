import type { Viewer } from '@mister-x/engine/core/game';
import type { Batch } from '@mister-x/engine/core/match';
import type { Rng } from '@mister-x/engine/core/rng';
import type { MatchRun } from '@mister-x/engine/core/run';
import { chosenPack } from '../rules/chosen-pack.js';
import { mafia } from '../rules/game.js';
import { inDeckOrder, type Pack } from '../rules/pack.js';
import { storedPlan } from '../rules/stored-plan.js';
import type { CardId, Clan, Event, CityLayout, Mafia, Plan } from '../rules/types.js';
import { gameEvents } from '@mister-x/engine/testing/contract/hears';
import { begun } from '@mister-x/engine/testing/contract/history';
import type { History } from '@mister-x/engine/testing/contract/kit';
import { clansWithOverduePlans } from './breaches.js';

type MafiaHistory = History<Mafia>;

/**
 * In every round the cards that this viewer has not seen change places: in hands and on quarters of others,
 * among what was swapped, in the deck. What someone else stored and nobody noticed is there or not. Every
 * such history was as likely as the one given. After the end all is open.
 */
export function resample(history: MafiaHistory, viewer: Viewer, rng: Rng): MafiaHistory | undefined {
  const events = history.batches.flatMap(gameEvents);
  if (events.length === 0 || events.some(({ type }) => type === 'ended')) return undefined;
  const pack = chosenPack(optionsOf(history, events));
  const swaps = roundsOf(events).map((round) => swapUnseen(round, viewer, pack, rng));
  const kept = withoutUnnoticed(history, viewer, rng);
  let round = 0;
  return {
    ...history,
    batches: kept.map((batch) => ({
      ...batch,
      events: batch.events.map((event) => {
        if (event.kind !== 'game') return event;
        if (event.event.type === 'roundBegan') round += 1;
        const swap = swaps[round] ?? new Map<CardId, CardId>();
        return { ...event, event: withCardsSwapped(event.event, swap, pack) };
      }),
    })),
  };
}

function optionsOf(history: MafiaHistory, events: readonly Event[]) {
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
function swapUnseen(events: readonly Event[], viewer: Viewer, pack: Pack, rng: Rng): ReadonlyMap<CardId, CardId> {
  const seen = new Set(events.flatMap((event) => cardsSeenIn(event, viewer)));
  const unseen = [...pack.cards.keys()].filter((card) => !seen.has(card));
  const others = rng.shuffle(unseen);
  return new Map(unseen.map((card, at) => [card, others[at] ?? card]));
}

function cardsSeenIn(event: Event, viewer: Viewer): readonly CardId[] {
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

function withCardsSwapped(event: Event, swap: ReadonlyMap<CardId, CardId>, pack: Pack): Event {
  const one = (card: CardId): CardId => swap.get(card) ?? card;
  const all = (cards: readonly CardId[]) => inDeckOrder(pack, cards.map(one));
  const laid = (layout: CityLayout): CityLayout => layout.map(({ quarter, card }) => ({ quarter, card: one(card) }));
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

/** About half of what others stored in silence is missing, where all goes on the same without it. */
function withoutUnnoticed(history: MafiaHistory, viewer: Viewer, rng: Rng): readonly Batch<Event>[] {
  const kept: Batch<Event>[] = [];
  let run = begun(mafia, history);
  for (const [at, batch] of history.batches.entries()) {
    const seat = silentPlanner(batch);
    const mayBeMissing = seat !== undefined && seat !== viewer && rng.int(2) === 0;
    if (mayBeMissing && isUnnoticed(run, history.batches.slice(at + 1), seat)) continue;
    kept.push(batch);
    run = run.retell(batch).after;
  }
  return kept;
}

/** The seat that stored a plan with this batch, of which nothing came at once. */
function silentPlanner({ events }: Batch<Event>): Clan | undefined {
  const [only, ...more] = events;
  const isSilent = only?.kind === 'game' && more.length === 0;
  return isSilent && only.event.type === 'planned' ? only.event.seat : undefined;
}

/**
 * Whether nobody else can notice that a plan is missing from this run: until its seat stored another, nothing
 * of it was carried out, and nothing of what it replaced would have been. A seat that empties its queue
 * says nothing, but its turn then comes without the move that it had stored before (MF-97).
 */
function isUnnoticed(without: MatchRun<Mafia>, later: readonly Batch<Event>[], seat: Clan): boolean {
  for (const { batch, after } of without.play(later)) {
    const next = gameEvents(batch).find((event) => isConsequenceOf(event, seat));
    if (next !== undefined) return next.type === 'planned' || next.type === 'roundBegan';
    if (clansWithOverduePlans(after.state).includes(seat)) return false;
  }
  return true;
}

function isConsequenceOf(event: Event, seat: Clan): boolean {
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
