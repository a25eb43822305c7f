import type { GameDescriber } from '../../core/describe/describer.js';
import { z } from 'zod';
import { blindPots } from './game.js';
import { actionShape, optionsShape } from './input.js';
import { type BlindPots, WINDOW_MS } from './types.js';
import { noticeShape, viewShape } from './shapes.js';

const players = ['partner', 'loner'];

/** What programs are told of Blind Pots. */
export const describer: GameDescriber<BlindPots> = {
  game: blindPots,
  title: 'Blind Pots',
  roles: [
    {
      role: 'partner',
      seats: 'north, south',
      secret: true,
      meaning: 'Two who see each other’s cards.',
    },
    { role: 'loner', seats: 'east', secret: true, meaning: 'Plays alone.' },
    {
      role: 'referee',
      seats: 'referee',
      secret: false,
      meaning: 'Not a player: it deals, and a timer.',
    },
  ],
  shapes: {
    options: optionsShape,
    agreed: optionsShape,
    action: actionShape,
    view: viewShape,
    notice: noticeShape,
    board: z.null(),
    parts: {},
  },
  flags: [],
  presets: {},
  phases: [
    { phase: 'deal', actors: ['referee'], meaning: 'Cards are about to be dealt.' },
    { phase: 'exchange', actors: players, meaning: 'Each in turn exchanges cards.' },
    { phase: 'lay', actors: players, meaning: 'Each lays a card face down.' },
    { phase: 'window', actors: [...players, 'referee'], meaning: 'Each may shout once a game.' },
    { phase: 'over', actors: [], meaning: 'The game is over.' },
  ],
  setUp: [{ actions: ['deal'], times: 'once', meaning: 'The cards are dealt.' }],
  actions: {
    deal: { from: ['referee'], meaning: 'Deal the cards.' },
    exchange: { from: players, meaning: 'Exchange any number of cards.' },
    order: { from: players, meaning: 'Say beforehand what to exchange.' },
    lay: { from: players, meaning: 'Lay a card; may be replaced until the last one lies.' },
    shout: { from: players, meaning: 'Raise the stake.' },
    pass: { from: players, meaning: 'Do not shout.' },
    closeWindow: { from: ['referee'], meaning: 'Comes by the timer of the window.' },
  },
  notices: {
    dealt: 'A seat got its cards.',
    exchanged: 'A seat exchanged so many cards.',
    roundOpened: 'A round begins.',
    windowOpened: 'All cards lie; the clock runs.',
    ordered: 'An order stands, told to its side alone.',
    orderStale: 'An order could not be carried out.',
    laid: 'A card lies, told to its side alone.',
    passed: 'A seat does not shout, told to its side alone.',
    shouted: 'A seat raised the stake.',
    revealed: 'The laid cards are turned up.',
    ended: 'The game is over.',
  },
  timers: [{ id: 'window-{round}', ms: WINDOW_MS, meaning: 'Time for a shout is up.' }],
  codes: {
    MALFORMED: 'No such action.',
    OPTION_INVALID: 'No such option.',
    SETUP_INVALID: 'The deck is not complete.',
    GAME_OVER: 'The game is over.',
    NOT_YOUR_TURN: 'Another seat is to act.',
    PHASE_WRONG: 'Not in this phase.',
    EXCHANGE_DONE: 'There is no exchange any more for which an order could stand.',
    CARD_NOT_HELD: 'The card is not in the hand.',
    CARD_USED_TWICE: 'A card is named twice.',
    ALREADY_ANSWERED: 'The seat has shouted or passed.',
    ALREADY_SHOUTED: 'The seat has shouted in this game.',
    NO_WINDOW: 'The clock does not run.',
    TAKEBACK_DISABLED: 'This table allows no take-backs.',
  },
  outcomes: {
    // Either side may win: `winner` is left out.
    WON: { meaning: 'Most points.', report: 'the last round was played' },
    CONCEDED: { meaning: 'A side gave up.', report: 'a side gave up' },
    ABANDONED: { winner: null, meaning: 'Ended by the table.', report: 'it was ended' },
  },
  boards: [],
  boardOf: () => ({ options: {}, data: null }),
};
