import type { Viewer } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import type { GameKit, History } from '../contract/kit.js';
import { blindPots } from './game.js';
import { resample } from './resample.js';
import {
  type BlindPots,
  DECK,
  type StandingOrder,
  type PotAction,
  type PotEvent,
  type PotState,
  SEATS,
} from './types.js';
import { seesCardsOf } from './view.js';

export const blindPotsKit: GameKit<BlindPots> = {
  game: blindPots,
  publicKnowledge: undefined,
  tables: [
    { name: 'three rounds', options: {} },
    { name: 'two rounds, the host is asked', options: { rounds: 2, takeback: 'host' } },
    { name: 'one round, no take-back', options: { rounds: 1, takeback: 'none' } },
  ],
  // Cards may be laid again and again until the last one lies.
  maxCommands: 400,
  actionInput,
  unlistedMove(at, rng) {
    const seat = rng.pick(SEATS);
    const { view, choices } = at(seat);
    const { phase, known } = view.game;
    if (phase === 'over' || phase === 'deal') return undefined;
    // Whose turn it is to exchange gives no order any more.
    for (const { type } of choices.actions) if (type === 'exchange') return undefined;
    const hand = known.find((one) => one.seat === seat)?.hand ?? [];
    const cards = rng.shuffle(hand).slice(0, rng.int(3));
    return { seat, action: { type: 'order', order: anyOrder(cards, rng) } };
  },
  respelled: () => false,
  actionKey: (action) =>
    JSON.stringify(action.type === 'exchange' ? { ...action, cards: [...action.cards].sort() } : action),
  brokenInvariants,
  resample: (history: History<BlindPots>, viewer: Viewer, rng: Rng) => resample(history, viewer, rng),
  declassifies,
  receipts: {
    expected: ({ round }, seat, action) =>
      action.type === 'lay' ? [{ slot: `${round}/${seat}`, move: { card: action.card } }] : [],
    committed: (event) => event,
    boundOtherwise: ({ type }) => ['dealt', 'exchanged', 'ordered', 'orderStale'].includes(type),
    shows: (event) =>
      event.type === 'revealed'
        ? SEATS.map((seat) => ({
            slot: `${event.round}/${seat}`,
            move: { card: event.cards[seat] },
          }))
        : [],
  },
};

/** Cards turned up, a standing order that is carried out, and that the last card has been laid. */
function declassifies(before: PotState, event: PotEvent, viewer: Viewer): boolean {
  if (event.type === 'exchanged') {
    return before.orders[event.seat] !== null && !seesCardsOf(viewer, event.seat);
  }
  return ['windowOpened', 'revealed', 'ended'].includes(event.type);
}

function anyOrder(cards: readonly string[], rng: Rng): StandingOrder | null {
  return rng.int(4) === 0 ? null : { cards, atMost: rng.int(3) };
}

function actionInput(rng: Rng): unknown {
  const cards = rng.shuffle(DECK).slice(0, rng.int(4));
  return rng.pick<PotAction>([
    { type: 'deal' },
    { type: 'exchange', cards },
    { type: 'exchange', cards: [...cards, ...cards] },
    { type: 'order', order: anyOrder(cards, rng) },
    { type: 'lay', card: rng.pick(DECK) },
    { type: 'shout' },
    { type: 'pass' },
    { type: 'closeWindow', round: 1 + rng.int(3) },
  ]);
}

/** Every card is in exactly one place; nobody's hand changes its size but by a reveal. */
function brokenInvariants(state: PotState): readonly string[] {
  const laid = SEATS.flatMap((seat) => state.laid[seat] ?? []);
  const cards = [...SEATS.flatMap((seat) => state.hands[seat]), ...laid, ...state.stock, ...state.pile, ...state.shown];
  const found: string[] = [];
  if (cards.length !== DECK.length || new Set(cards).size !== DECK.length) {
    found.push(`cards are not conserved: ${[...cards].sort().join(' ')}`);
  }
  const sizes = SEATS.map((seat) => state.hands[seat].length + (state.laid[seat] === null ? 0 : 1));
  if (new Set(sizes).size !== 1) found.push(`hands of different sizes: ${sizes.join(', ')}`);
  return found;
}

export type { PotAction, PotNotice, PotSeat, PotView } from './types.js';
