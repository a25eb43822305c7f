import { REFEREE, type Seat } from '@mister-x/engine/core/game';
import type { Rng } from '@mister-x/engine/core/rng';
import { chosenPack } from '../rules/chosen-pack.js';
import { clansYetToExchange, clansYetToLay } from '../rules/position.js';
import { type Action, CLANS, type Clan, type RefusalCode, type State } from '../rules/types.js';

/** What someone might try who does not know the rules well, one for each reason to refuse it. */
export type Mistake = { readonly seat: Seat; readonly action: Action };
type MakeMistake = (state: State, rng: Rng) => Mistake | undefined;

const onTurn = ({ turn }: State): Clan => turn ?? 'clan-1';
const clanNotOnTurn = (state: State): Clan => CLANS.find((seat) => seat !== onTurn(state)) ?? 'clan-2';
const mistakeOnTurn = (state: State, action: Action): Mistake => ({ seat: onTurn(state), action });
const mistakeOfHost = (action: Action): Mistake => ({ seat: REFEREE, action });
const quarters = (state: State, seat: Clan) => chosenPack(state.options).quartersOf[seat];

/** Someone who may lay his hand, and how he would. */
function clanToLay(state: State) {
  const [seat] = clansYetToLay(state);
  if (state.phase !== 'layout' || seat === undefined) return undefined;
  const own = quarters(state, seat);
  const { hand } = state.clans[seat];
  return { seat, cards: hand.map((card, at) => ({ quarter: own[at] ?? '', card })) };
}

function layingWrong(
  state: State,
  change: (cards: readonly { readonly quarter: string; readonly card: string }[], seat: Clan) => Action,
): Mistake | undefined {
  const found = clanToLay(state);
  return found === undefined ? undefined : { seat: found.seat, action: change(found.cards, found.seat) };
}

const prisoner = (state: State, stays: string | null, at = 'cell') =>
  Object.entries(state.figures).find(([, place]) => place.at === at && 'stays' in place && place.stays === stays)?.[0];

function moved(state: State, figure: string | undefined): Mistake | undefined {
  const seat = figure === undefined ? undefined : chosenPack(state.options).clanOf.get(figure);
  if (figure === undefined || seat === undefined || state.turn !== seat) return undefined;
  return { seat, action: { type: 'movePrisoner', figure } };
}

const shot = (state: State, target: string): Mistake | undefined =>
  state.choice?.kind === 'target' ? { seat: state.choice.seat, action: { type: 'choose', choice: target } } : undefined;

export const MISTAKES: Partial<Readonly<Record<RefusalCode, MakeMistake>>> = {
  GAME_NOT_STARTED: () => ({ seat: 'clan-1', action: { type: 'pass' } }),
  OPTION_LOCKED: () => mistakeOfHost({ type: 'configure', flags: {} }),
  BAD_REQUEST: () => mistakeOfHost({ type: 'configure', flags: { tie: 'lost' } }),
  GAME_OVER: () => ({ seat: 'clan-1', action: { type: 'pass' } }),
  ALREADY_OPEN: (state) => {
    const open = quarters(state, onTurn(state)).find((id) => state.city[id]?.state === 'open');
    return open === undefined ? undefined : mistakeOnTurn(state, { type: 'open', quarter: open });
  },
  BUYER_NOT_ELIGIBLE: (state) =>
    state.choice?.kind === 'buyer' ? { seat: state.choice.seat, action: { type: 'choose', choice: 'A9' } } : undefined,
  CARDS_LEFT: (state) => layingWrong(state, (cards) => ({ type: 'lay', cards: cards.slice(1) })),
  CARD_FIXED: (state) =>
    state.phase === 'layout'
      ? {
          seat: CLANS.find((seat) => state.clans[seat].laid) ?? 'clan-1',
          action: { type: 'lay', cards: [] },
        }
      : undefined,
  CARD_MISMATCH: (state) => {
    const { opening } = state;
    if (opening === null) return undefined;
    const there = state.city[opening.quarter]?.card;
    const card = [...chosenPack(state.options).cards.keys()].find((id) => id !== there) ?? '';
    return mistakeOfHost({ type: 'scan', code: card });
  },
  CARD_NOT_IN_HAND: (state) =>
    state.phase === 'exchange'
      ? {
          seat: clansYetToExchange(state)[0] ?? 'clan-1',
          action: { type: 'exchange', cards: ['MF-none'] },
        }
      : undefined,
  CARD_USED_TWICE: (state) =>
    layingWrong(state, (cards) => ({
      type: 'lay',
      cards: cards.map(({ quarter }) => ({ quarter, card: cards[0]?.card ?? '' })),
    })),
  CHOICE_REQUIRED: ({ choice }) => (choice === null ? undefined : { seat: choice.seat, action: { type: 'pass' } }),
  DEATH_ROW_LOCKED: (state) => moved(state, prisoner(state, null, 'death-row')),
  ESCAPEE_LOCKED: (state) => moved(state, prisoner(state, 'escapee', 'escaping')),
  EXCHANGE_DONE: (state) => {
    const done = CLANS.find((seat) => state.clans[seat].swapped !== null);
    if (state.phase !== 'exchange' || done === undefined) return undefined;
    return { seat: done, action: { type: 'exchange', cards: [] } };
  },
  EXCHANGE_ORDER: (state) =>
    state.phase === 'exchange'
      ? { seat: clansYetToExchange(state)[1] ?? 'clan-1', action: { type: 'exchange', cards: [] } }
      : undefined,
  FORBIDDEN_VIEW: (state) => ({
    seat: clanNotOnTurn(state),
    action: { type: 'peek', quarter: 'A1' },
  }),
  INSUFFICIENT_FUNDS: (state, rng) => ({
    seat: rng.pick(CLANS),
    action: { type: 'ransom', figure: prisoner(state, null) ?? prisoner(state, 'new') ?? '' },
  }),
  LAYOUT_ORDER: (state) =>
    state.phase === 'layout'
      ? { seat: clansYetToLay(state)[1] ?? 'clan-1', action: { type: 'lay', cards: [] } }
      : undefined,
  NOT_YOUR_CARD: (state) =>
    mistakeOnTurn(state, { type: 'open', quarter: quarters(state, clanNotOnTurn(state))[0] ?? '' }),
  NOT_YOUR_QUARTER: (state) =>
    layingWrong(state, (cards, seat) => {
      const foreign = quarters(state, CLANS.find((one) => one !== seat) ?? 'clan-2');
      return {
        type: 'lay',
        cards: cards.map(({ card }, at) => ({ card, quarter: foreign[at] ?? '' })),
      };
    }),
  NOT_YOUR_TURN: (state) => ({ seat: clanNotOnTurn(state), action: { type: 'pass' } }),
  NO_ACTION_LEFT: (_state, rng) => ({ seat: rng.pick(CLANS), action: { type: 'pass' } }),
  NO_CARD_THERE: (state) => mistakeOnTurn(state, { type: 'open', quarter: 'E9' }),
  PASSED: (state) => ({
    seat: CLANS.find((seat) => state.clans[seat].passed) ?? 'clan-1',
    action: { type: 'pass' },
  }),
  PEEK_FORBIDDEN: (state, rng) => {
    const seat = rng.pick(CLANS);
    const closed = quarters(state, seat).find((id) => state.city[id]?.state === 'closed');
    return { seat, action: { type: 'peek', quarter: closed ?? 'A1' } };
  },
  PHASE_WRONG: () => ({ seat: 'clan-1', action: { type: 'readCards', cards: [] } }),
  PRISONER_MOVED: (state) => moved(state, prisoner(state, 'moved')),
  PRISONER_NEW: (state) => moved(state, prisoner(state, 'new')),
  PRISONER_NOT_YOURS: (state) =>
    mistakeOnTurn(state, {
      type: 'movePrisoner',
      figure: chosenPack(state.options).figuresOf[clanNotOnTurn(state)][0] ?? '',
    }),
  PRISONER_UNKNOWN: (state) => mistakeOnTurn(state, { type: 'movePrisoner', figure: 'black-9' }),
  QUARTER_TAKEN: (state) =>
    layingWrong(state, (cards) => ({
      type: 'lay',
      cards: cards.map(({ card }) => ({ card, quarter: cards[0]?.quarter ?? '' })),
    })),
  RANSOM_CLOSED: () => ({ seat: 'clan-1', action: { type: 'ransom', figure: 'blue-1' } }),
  RANSOM_NOT_ALLOWED: (state, rng) => ({
    seat: rng.pick(CLANS),
    action: { type: 'ransom', figure: prisoner(state, null) ?? prisoner(state, 'new') ?? '' },
  }),
  ROUND_CONFIRMED: (state) => ({
    seat: CLANS.find((seat) => state.clans[seat].confirmed) ?? 'clan-1',
    action: { type: 'confirm' },
  }),
  SCAN_INCOMPLETE: (state) => {
    const seat = CLANS.find((one) => state.clans[one].unread > 0);
    return seat === undefined ? undefined : { seat, action: { type: 'readCards', cards: [] } };
  },
  SCAN_WOULD_EXPOSE: (state) =>
    mistakeOfHost({ type: 'scan', code: [...chosenPack(state.options).cards.keys()][0] ?? '' }),
  TARGET_ARRESTED: (state) => {
    const held = Object.entries(state.city).find(([, { state: how }]) => how === 'arrested')?.[0];
    return held === undefined ? undefined : shot(state, held);
  },
  TARGET_EMPTY: (state) => {
    const pack = chosenPack(state.options);
    const near = pack.adjacent.get(state.choice?.quarter ?? '') ?? [];
    const empty = near.find((id) => state.city[id] === undefined);
    return empty === undefined ? undefined : shot(state, empty);
  },
  TARGET_NOT_ADJACENT: (state) => shot(state, 'E9'),
  TRANSFER_FORBIDDEN: (state) => mistakeOnTurn(state, { type: 'give', to: clanNotOnTurn(state), sum: 10 }),
  TURN_SPENT: (state) => mistakeOnTurn(state, { type: 'several', actions: [{ type: 'pass' }, { type: 'pass' }] }),
  UNKNOWN_CODE: () => mistakeOfHost({ type: 'scan', code: 'nothing' }),
};
