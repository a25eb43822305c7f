import { type Closing, type Game, REFEREE, type Seat, TABLE } from '../../core/game.js';
import { err, ok } from '../../core/result.js';
import { apply, firstState } from './apply.js';
import { allHands, decide, isSeat, nextSeat } from './decide.js';
import { facets } from './facets.js';
import { parseAction, parseOptions } from './input.js';
import {
  type BlindPots,
  type Card,
  REFUSAL_CODES,
  DECK,
  OUTCOMES,
  type PotAction,
  type PotEvent,
  type PotState,
  SEATS,
  slotName,
  VARIANTS,
  WINDOW_MS,
} from './types.js';
import { notice, seesCardsOf, view } from './view.js';

export const blindPots: Game<BlindPots> = {
  ...facets,
  id: 'blind-pots',
  version: 1,
  seats: { min: 3, max: 3 },
  variants: VARIANTS,
  codes: REFUSAL_CODES,
  outcomes: OUTCOMES,
  parseOptions,
  parseAction,
  seatPlan: () => SEATS.map((seat) => ({ seat, role: seat === 'east' ? 'loner' : 'partner', secret: true })),
  setup: (options) => ({ options, deck: DECK }),
  optionsOf: ({ options }) => options,
  start: (setup) => (new Set(setup.deck).size === DECK.length ? ok(firstState(setup)) : err({ code: 'SETUP_INVALID' })),
  toAct,
  legalActions,
  sampleAction: (state, seat, rng) => {
    const actions = [...legalActions(state, seat)];
    return actions.length === 0 ? undefined : rng.pick(actions);
  },
  timers: ({ phase, round }) =>
    phase === 'window' ? [{ id: `window-${round}`, ms: WINDOW_MS, action: { type: 'closeWindow', round } }] : [],
  decide,
  apply,
  outcome: ({ end }) => end ?? undefined,
  viewGroup: (viewer) => (seesCardsOf(viewer, 'east') ? 'east' : seesCardsOf(viewer, 'north') ? 'pair' : TABLE),
  view,
  notice: (_before, event, viewer) => notice(event, viewer),
  // Cards are laid in silence: the revelation opens what each seat laid last.
  secretMove: (event) =>
    event.type === 'laid' ? { slot: slotName(event.round, event.seat), move: { card: event.secret.card } } : undefined,
  opens: (event) => (event.type === 'revealed' ? SEATS.map((seat) => slotName(event.round, seat)) : []),
  close,
};

/** All three while cards are laid or the clock runs: who has already answered is not public. */
function toAct(state: PotState): readonly Seat[] {
  switch (state.phase) {
    case 'deal':
      return [REFEREE];
    case 'exchange': {
      const seat = nextSeat(state);
      return seat === undefined ? [] : [seat];
    }
    case 'lay':
    case 'window':
      return SEATS;
    case 'over':
      return [];
  }
}

function* legalActions(state: PotState, seat: Seat): Iterable<PotAction> {
  if (state.phase === 'deal' && seat === REFEREE) yield { type: 'deal' };
  if (state.phase === 'window' && seat === REFEREE) {
    yield { type: 'closeWindow', round: state.round };
  }
  if (!isSeat(seat)) return;
  if (nextSeat(state) === seat) {
    for (const cards of subsets(state.hands[seat])) yield { type: 'exchange', cards };
  }
  if (state.phase === 'lay') {
    for (const card of state.hands[seat]) yield { type: 'lay', card };
  }
  if (state.phase === 'window' && !state.answered.includes(seat)) {
    yield { type: 'pass' };
    if (!state.shouted.includes(seat)) yield { type: 'shout' };
  }
}

function* subsets(cards: readonly Card[]): Iterable<readonly Card[]> {
  for (let mask = 0; mask < 1 << cards.length; mask++) {
    yield cards.filter((_, i) => (mask >> i) & 1);
  }
}

function close(state: PotState, closing: Closing): readonly PotEvent[] {
  const hands = allHands(state);
  if (closing.kind === 'abandoned') {
    return [{ type: 'ended', end: { code: 'ABANDONED', winners: [] }, hands }];
  }
  const { by } = closing;
  if (!isSeat(by)) return [];
  const winners = SEATS.filter((seat) => (seat === 'east') !== (by === 'east'));
  return [{ type: 'ended', end: { code: 'CONCEDED', winners }, hands }];
}
