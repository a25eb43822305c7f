import { REFEREE, type Seat } from '@mister-x/engine/core/game';
import type { Rng } from '@mister-x/engine/core/rng';
import { chosenPack } from '../rules/chosen-pack.js';
import { cardOf } from '../rules/pack.js';
import { drawsLeftInTurn, sleuthsOf, tokenAt } from '../rules/position.js';
import type { Action, RefusalCode, Sleuth, State } from '../rules/types.js';

/** What someone might try who does not know the rules well, one for each reason to refuse it. */
export type Mistake = { readonly seat: Seat; readonly action: Action };
type MakeMistake = (state: State, rng: Rng) => Mistake | undefined;

const cardOfCharacterIn = (state: State, seat: Sleuth, character: string, other = false): string | undefined =>
  state.sleuths[seat].hand.find((card) => (cardOf(chosenPack(state.options), card).character === character) !== other);
const mistakeOnTurn = (state: State, action: Action): Mistake => ({
  seat: state.turn.seat,
  action,
});
const playOf = (card: string, mode?: string) => [{ card, ...(mode === undefined ? {} : { mode }) }];
const sleuthNotOnTurn = (state: State): Sleuth =>
  sleuthsOf(state.options).find((seat) => seat !== state.turn.seat) ?? 'sleuth-1';
const cardNotHeld = (state: State, seat: Sleuth): string =>
  [...chosenPack(state.options).cards.keys()].find((card) => !state.sleuths[seat].hand.includes(card)) ?? '';

export const MISTAKES: Partial<Readonly<Record<RefusalCode, MakeMistake>>> = {
  GAME_NOT_STARTED: () => ({ seat: 'sleuth-1', action: { type: 'walk', path: [] } }),
  OPTION_LOCKED: () => ({ seat: REFEREE, action: { type: 'configure', flags: {} } }),
  BAD_REQUEST: (state) => ({
    seat: REFEREE,
    action: { type: 'configure', flags: { hand_limit: state.phase } },
  }),
  SETUP_INCOMPLETE: () => ({ seat: REFEREE, action: { type: 'begin' } }),
  UNKNOWN_SEAT: () => ({ seat: REFEREE, action: { type: 'nameFirst', seat: 'nobody' } }),
  TOKEN_BOUND_TWICE: ({ entered, options }) =>
    options.flags.token_source === 'entered_symbols'
      ? {
          seat: REFEREE,
          action: {
            type: 'enterSymbol',
            location: Object.keys(entered)[0] ?? '1',
            symbol: 'weapon',
          },
        }
      : {
          seat: REFEREE,
          action: { type: 'bindToken', location: Object.keys(entered)[0] ?? '1', code: 'code-0' },
        },
  TOKEN_COUNT: ({ entered, options }) => {
    const full = chosenPack(options).file.token_types.find(
      (type) => Object.values(entered).filter((each) => each === type).length === 6,
    );
    const free = chosenPack(options).tokenPlaces.find((place) => entered[place] === undefined);
    if (full === undefined || free === undefined) return undefined;
    return { seat: REFEREE, action: { type: 'enterSymbol', location: free, symbol: full } };
  },
  UNKNOWN_CODE: ({ options }) =>
    options.flags.card_source === 'printed_cards'
      ? { seat: REFEREE, action: { type: 'scan', card: 'SH-none' } }
      : { seat: REFEREE, action: { type: 'bindToken', location: '1', code: 'nothing' } },
  CARD_MISMATCH: ({ discards }) => ({
    seat: REFEREE,
    action: { type: 'scan', card: discards[0] ?? 'SH-none' },
  }),
  SCAN_WOULD_EXPOSE: (state) => ({
    seat: REFEREE,
    action: { type: 'scan', card: state.sleuths[state.turn.seat].hand[0] ?? 'SH-none' },
  }),
  SCAN_INCOMPLETE: (state) =>
    state.phase === 'cards'
      ? { seat: 'sleuth-1', action: { type: 'registerHand', cards: [] } }
      : mistakeOnTurn(state, {
          type: 'draw',
          line: [],
          deck: drawsLeftInTurn(state).base,
          holmes: null,
          cards: [],
        }),
  NOT_YOUR_TURN: (state) => ({ seat: sleuthNotOnTurn(state), action: { type: 'walk', path: [] } }),
  FORBIDDEN_VIEW: (state) => ({
    seat: sleuthNotOnTurn(state),
    action: { type: 'peek', at: 'case', seat: state.turn.seat },
  }),
  SEAT_OUT: (state) => {
    const out = sleuthsOf(state.options).find((seat) => state.sleuths[seat].arrest !== null);
    return out === undefined ? undefined : { seat: out, action: { type: 'noted' } };
  },
  PHASE_WRONG: (state) => mistakeOnTurn(state, { type: 'leave' }),
  ALREADY_MOVED: (state) => mistakeOnTurn(state, { type: 'walk', path: [] }),
  ALREADY_SEARCHED: (state) =>
    mistakeOnTurn(state, {
      type: 'search',
      cards: playOf(state.sleuths[state.turn.seat].hand[0] ?? '', 'symbol'),
    }),
  ABILITY_USED: (state) => {
    const { seat, used } = state.turn;
    const card = state.sleuths[seat].hand[0] ?? '';
    if (used.cab) return mistakeOnTurn(state, { type: 'cab', card, to: '1' });
    return mistakeOnTurn(state, { type: 'look', card, location: '1' });
  },
  NO_WINDOW: (state) => ({
    seat: sleuthNotOnTurn(state),
    action: { type: 'answer', look: state.looks + 1, card: null },
  }),
  OWN_LOOK: (state) => mistakeOnTurn(state, { type: 'answer', look: state.looks, card: null }),
  ONE_OPENING_CARD: (state) => mistakeOnTurn(state, { type: 'search', cards: [] }),
  CHOICE_REQUIRED: (state) =>
    mistakeOnTurn(state, {
      type: 'search',
      cards: playOf(state.sleuths[state.turn.seat].hand[0] ?? ''),
    }),
  CARD_USED_TWICE: (state) => {
    const card = state.look?.opening?.card ?? '';
    return mistakeOnTurn(state, { type: 'take', cards: playOf(card, 'symbol') });
  },
  CARD_NOT_IN_HAND: (state) => {
    const card = cardNotHeld(state, state.turn.seat);
    return mistakeOnTurn(
      state,
      state.phase === 'move' ? { type: 'cab', card, to: '1' } : { type: 'search', cards: playOf(card, 'symbol') },
    );
  },
  WRONG_CHARACTER: (state) => {
    const card = cardOfCharacterIn(state, state.turn.seat, 'cab', true);
    return card === undefined ? undefined : mistakeOnTurn(state, { type: 'cab', card, to: '1' });
  },
  UNKNOWN_LOCATION: (state) => mistakeOnTurn(state, { type: 'walk', path: ['nowhere'] }),
  SAME_LOCATION: (state) => {
    const card = cardOfCharacterIn(state, state.turn.seat, 'cab');
    const { at } = state.sleuths[state.turn.seat];
    return card === undefined ? undefined : mistakeOnTurn(state, { type: 'cab', card, to: at });
  },
  NOT_ADJACENT: (state) => {
    const { at } = state.sleuths[state.turn.seat];
    return mistakeOnTurn(state, { type: 'walk', path: [at === '1' ? '30' : '1', at] });
  },
  TOO_FAR: (state) => {
    const { at } = state.sleuths[state.turn.seat];
    const [next = ''] = chosenPack(state.options).oneWay.get(at) ?? [];
    const [back = ''] = chosenPack(state.options).oneWay.get(next) ?? [];
    const [on = ''] = chosenPack(state.options).oneWay.get(back) ?? [];
    return mistakeOnTurn(state, { type: 'walk', path: [next, back, on] });
  },
  NOT_YOUR_LOCATION: (state) => {
    const { at, hand } = state.sleuths[state.turn.seat];
    const location = at === '1' ? '2' : '1';
    return mistakeOnTurn(state, {
      type: 'search',
      cards: playOf(hand[0] ?? '', 'symbol'),
      location,
    });
  },
  NO_TOKEN_HERE: (state) => {
    const { at, hand } = state.sleuths[state.turn.seat];
    const isEmpty = tokenAt(state, at) === undefined;
    return isEmpty ? mistakeOnTurn(state, { type: 'search', cards: playOf(hand[0] ?? '', 'symbol') }) : undefined;
  },
  SYMBOL_MISMATCH: (state) => {
    const { at, hand } = state.sleuths[state.turn.seat];
    const type = tokenAt(state, at)?.type ?? '';
    const card = hand.find((each) => cardOf(chosenPack(state.options), each).symbols[type] === undefined);
    return card === undefined ? undefined : mistakeOnTurn(state, { type: 'search', cards: playOf(card, 'symbol') });
  },
  TOKEN_NOT_YOUR_CASE: (state) => mistakeOnTurn(state, { type: 'take', cards: [] }),
  NOT_ENOUGH_SYMBOLS: (state) => mistakeOnTurn(state, { type: 'take', cards: [] }),
  LINE_POSITION: (state) =>
    mistakeOnTurn(
      state,
      state.options.flags.draw_order === 'free'
        ? { type: 'drawOne', from: 9 }
        : { type: 'draw', line: [9], deck: 1, holmes: null },
    ),
  DRAW_COUNT: (state) =>
    mistakeOnTurn(
      state,
      state.options.flags.draw_order === 'free'
        ? { type: 'endDraw' }
        : { type: 'draw', line: [], deck: 0, holmes: null },
    ),
  DRAW_CAP: (state) => {
    const card = cardOfCharacterIn(state, state.turn.seat, 'holmes');
    if (card === undefined) return undefined;
    return mistakeOnTurn(
      state,
      state.options.flags.draw_order === 'free'
        ? { type: 'drawExtra', card }
        : { type: 'draw', line: [], deck: 4, holmes: card },
    );
  },
  HAND_LIMIT: (state) => {
    const { draw } = chosenPack(state.options).file;
    const deck = state.turn.moved ? draw.moved : draw.stayed;
    return mistakeOnTurn(
      state,
      state.options.flags.draw_order === 'free'
        ? { type: 'drawOne', from: 'deck' }
        : { type: 'draw', line: [], deck, holmes: null },
    );
  },
  NOT_AT_YARD: (state) => arrest(state, '1'),
  TOO_FEW_TOKENS: (state) => arrest(state, '1'),
  ARREST_TARGET: (state) => arrest(state, 'nowhere'),
  GAME_OVER: (state) => mistakeOnTurn(state, { type: 'noted' }),
};

function arrest(state: State, location: string): Mistake | undefined {
  const card = cardOfCharacterIn(state, state.turn.seat, 'lestrade');
  return card === undefined ? undefined : mistakeOnTurn(state, { type: 'arrest', card, location });
}
