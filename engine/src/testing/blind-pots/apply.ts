import { type Card, DECK, type PotEvent, type PotSetup, type PotState, SEATS } from './types.js';

export function firstState({ options, deck }: PotSetup): PotState {
  const nobody = { north: null, east: null, south: null };
  return {
    options,
    phase: 'deal',
    round: 0,
    hands: { north: [], east: [], south: [] },
    stock: sortedCards(deck),
    pile: [],
    shown: [],
    exchanged: [],
    orders: nobody,
    laid: nobody,
    answered: [],
    shouted: [],
    stake: 1,
    points: { north: 0, east: 0, south: 0 },
    end: null,
  };
}

export function apply(state: PotState, event: PotEvent): PotState {
  switch (event.type) {
    case 'dealt': {
      const { cards } = event.secret;
      return {
        ...state,
        hands: { ...state.hands, [event.seat]: sortedCards(cards) },
        stock: cardsWithout(state.stock, cards),
      };
    }
    case 'roundOpened':
      return { ...state, phase: 'exchange', round: event.round, exchanged: [], answered: [] };
    case 'ordered':
      return { ...state, orders: { ...state.orders, [event.seat]: event.secret.order } };
    case 'orderStale':
      return { ...state, orders: { ...state.orders, [event.seat]: null } };
    case 'exchanged': {
      const exchanged = [...state.exchanged, { seat: event.seat, count: event.count }];
      return {
        ...swapped(state, event),
        orders: { ...state.orders, [event.seat]: null },
        exchanged,
        phase: exchanged.length === SEATS.length ? 'lay' : 'exchange',
      };
    }
    case 'laid': {
      const before = state.laid[event.seat];
      const back = before === null ? [] : [before];
      const hand = cardsWithout([...state.hands[event.seat], ...back], [event.secret.card]);
      return {
        ...state,
        hands: { ...state.hands, [event.seat]: sortedCards(hand) },
        laid: { ...state.laid, [event.seat]: event.secret.card },
      };
    }
    case 'windowOpened':
      return { ...state, phase: 'window' };
    case 'passed':
      return { ...state, answered: [...state.answered, event.seat] };
    case 'shouted':
      return {
        ...state,
        answered: [...state.answered, event.seat],
        shouted: [...state.shouted, event.seat],
        stake: state.stake + 1,
      };
    case 'revealed': {
      const { winner } = event;
      const won = winner === null ? state.points : addTo(state.points, winner, state.stake);
      return {
        ...state,
        laid: { north: null, east: null, south: null },
        shown: sortedCards([...state.shown, ...Object.values(event.cards)]),
        points: won,
        stake: winner === null ? state.stake : 1,
      };
    }
    case 'ended':
      return { ...state, phase: 'over', end: event.end };
  }
}

/** The new cards come from the stock, and from the pile once the stock has run out in the middle. */
function swapped(state: PotState, event: PotEvent & { type: 'exchanged' }): PotState {
  const { out, in: drawn } = event.secret;
  const kept = cardsWithout(state.hands[event.seat], out);
  let stock = state.stock;
  let pile: readonly Card[] = [...state.pile, ...out];
  for (const card of drawn) {
    if (stock.length === 0) [stock, pile] = [sortedCards(pile), []];
    stock = cardsWithout(stock, [card]);
  }
  return {
    ...state,
    hands: { ...state.hands, [event.seat]: sortedCards([...kept, ...drawn]) },
    stock,
    pile,
  };
}

function addTo<K extends string>(counts: Readonly<Record<K, number>>, key: K, by: number) {
  return { ...counts, [key]: counts[key] + by };
}

export function cardsWithout(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  return cards.filter((card) => !gone.includes(card));
}

export function sortedCards(cards: readonly Card[]): readonly Card[] {
  return DECK.filter((card) => cards.includes(card));
}
