import { z } from 'zod';
import {
  type ActionWords,
  flagWords,
  type GameDescriber,
  type OutcomeWords,
  type PhaseWords,
  type RoleWords,
  type SetUpStep,
  type TimerWords,
  type Words,
} from '@mister-x/engine/core/describe/describer';
import { REFEREE } from '@mister-x/engine/core/game';
import { FLAG_CHOICES, PRESETS } from '../flags.js';
import { sherlockHolmes } from '../game.js';
import { actionShape, flagShapes, optionsInput } from '../input.js';
import { packShape } from '../read-pack.js';
import {
  type Action,
  type FlagName,
  type Notice,
  type OutcomeCode,
  type Phase,
  type RefusalCode,
  SLEUTH_ROLE,
  type SherlockHolmes,
} from '../types.js';
import { agreedShape, noticeShape, viewShape } from './shapes.js';

/** Every word of the closed lists of Sherlock Holmes, with what it means. */

const ROLE_WORDS: readonly RoleWords[] = [
  {
    role: SLEUTH_ROLE,
    seats: 'sleuth-1 to sleuth-5',
    secret: true,
    meaning: 'Plays for himself: has a case, a hand and a notebook that nobody else sees.',
  },
  {
    role: REFEREE,
    seats: REFEREE,
    secret: false,
    meaning: 'Not a player: deals and other timers, and decisions of the host.',
  },
];

const PHASE_WORDS: readonly (PhaseWords & { readonly phase: Phase })[] = [
  {
    phase: 'setup',
    actors: [REFEREE],
    meaning: 'The table names the first player and lays the tokens; a timer deals.',
  },
  {
    phase: 'cards',
    actors: [SLEUTH_ROLE, REFEREE],
    meaning: 'First hands and the line of printed cards are read.',
  },
  {
    phase: 'move',
    actors: [SLEUTH_ROLE, REFEREE],
    meaning: 'The player on turn walks, stays or takes a cab.',
  },
  {
    phase: 'investigate',
    actors: [SLEUTH_ROLE, REFEREE],
    meaning: 'He may search, arrest, or go on to draw; others react to a look.',
  },
  { phase: 'draw', actors: [SLEUTH_ROLE, REFEREE], meaning: 'He draws one card after the other.' },
  { phase: 'refill', actors: [REFEREE], meaning: 'Printed cards of the line are read.' },
  {
    phase: 'reveal',
    actors: [SLEUTH_ROLE, REFEREE],
    meaning: 'All note the token on which Holmes stands.',
  },
  { phase: 'over', actors: [], meaning: 'The game is over.' },
];

const SET_UP_STEPS: readonly SetUpStep[] = [
  {
    actions: ['configure'],
    times: 'optional',
    meaning: 'Flags may be changed until the first token lies, or the table is laid.',
  },
  {
    actions: ['nameFirst'],
    when: { first_player: 'table' },
    times: 'once',
    meaning: 'The host names who begins; another name replaces it until begin.',
  },
  {
    actions: ['enterSymbol'],
    when: { token_source: 'entered_symbols' },
    times: 'all',
    meaning: 'The host says which type of token lies on each place; unbind takes one back.',
  },
  {
    actions: ['loadCodes'],
    when: { token_source: 'scanned_tokens' },
    times: 'once',
    meaning: 'The host loads the codes of all tokens.',
  },
  {
    actions: ['bindToken'],
    when: { token_source: 'scanned_tokens' },
    times: 'all',
    meaning: 'The host says which token lies on each place; unbind takes one back.',
  },
  {
    actions: ['begin'],
    times: 'all',
    meaning: 'The table is laid. Not listed where the host has nothing to name and nothing to lay.',
  },
  { timer: 'deal', times: 'once', meaning: 'The referee deals what it deals.' },
  {
    actions: ['registerHand'],
    when: { card_source: 'printed_cards' },
    times: 'all',
    meaning: 'First hands are read, each from its own seat.',
  },
  {
    actions: ['scan'],
    when: { card_source: 'printed_cards' },
    times: 'all',
    meaning: 'The cards of the line are read, from referee: {card}, from place 1 on.',
  },
  {
    actions: ['noted'],
    when: { holmes_moves_at_setup: true },
    times: 'all',
    meaning: 'Where the opening line moved Holmes, all note the token on which he stands.',
  },
];

const ACTION_WORDS: Readonly<Record<Action['type'], ActionWords>> = {
  configure: { from: [REFEREE], meaning: 'Change flags before the table is laid.' },
  nameFirst: { from: [REFEREE], meaning: 'Name the first player.' },
  enterSymbol: { from: [REFEREE], meaning: 'Say which type of token lies on a place.' },
  loadCodes: { from: [REFEREE], meaning: 'Load the private list of the codes on tokens.' },
  bindToken: { from: [REFEREE], meaning: 'Say which token, by its code, lies on a place.' },
  unbind: { from: [REFEREE], meaning: 'Take back what was entered for a place.' },
  begin: { from: [REFEREE], meaning: 'The table is laid.' },
  deal: { from: [REFEREE], meaning: 'Deal tokens, cases and cards; sent by the timer deal.' },
  registerHand: { from: [SLEUTH_ROLE], meaning: 'Register the first hand of printed cards.' },
  scan: {
    from: [REFEREE],
    meaning:
      'The scanner of the table has read a printed card, a place, or both: a card that is laid down, and where it leads.',
  },
  walk: { from: [SLEUTH_ROLE], meaning: 'Walk along a path; an empty one means to stay.' },
  cab: { from: [SLEUTH_ROLE], meaning: 'Discard a cab card and go anywhere.' },
  look: { from: [SLEUTH_ROLE], meaning: 'Discard a Holmes card and look at a token of its type.' },
  search: {
    from: [SLEUTH_ROLE],
    meaning: 'Look at the token under the pawn, with one opening card.',
  },
  take: {
    from: [SLEUTH_ROLE],
    meaning: 'Take the token that was looked at, and pay with these cards.',
  },
  leave: { from: [SLEUTH_ROLE], meaning: 'Leave the token that was looked at.' },
  answer: {
    from: [SLEUTH_ROLE],
    meaning: 'Answer a look of someone else’s with a Lestrade card, or with none.',
  },
  closeLook: { from: [SLEUTH_ROLE], meaning: 'Put away what was looked at.' },
  draw: {
    from: [SLEUTH_ROLE],
    meaning: 'Draw from the line, then from the deck; holmes gives one more.',
  },
  drawOne: { from: [SLEUTH_ROLE], meaning: 'Draw one card.' },
  drawExtra: { from: [SLEUTH_ROLE], meaning: 'Discard a Holmes card to draw one more.' },
  endDraw: { from: [SLEUTH_ROLE], meaning: 'All cards are drawn.' },
  arrest: {
    from: [SLEUTH_ROLE],
    meaning: 'Discard a Lestrade card at the Yard and name the hideout.',
  },
  noted: { from: [SLEUTH_ROLE], meaning: 'The token that lies open is noted.' },
  noteFor: { from: [REFEREE], meaning: 'A seat whose phone is away need not note it.' },
  vote: {
    from: [SLEUTH_ROLE],
    meaning: 'Vote to stop the game, or take the vote back. Never asked for; listed last by legal.',
  },
  voteFor: {
    from: [REFEREE],
    meaning: 'Vote for a seat whose phone is away. Never asked for; listed last by legal.',
  },
  mark: { from: [SLEUTH_ROLE], meaning: 'Write in the notebook beside a place.' },
  jot: { from: [SLEUTH_ROLE], meaning: 'Write on the free page of the notebook.' },
  peek: {
    from: [SLEUTH_ROLE],
    meaning: 'Always refused: what belongs to others is nobody’s to see.',
  },
  expire: {
    from: [REFEREE],
    meaning:
      'Time is up; sent by timers, which name what and id as close does. Only where the flag of that timer has a time.',
  },
  close: {
    from: [REFEREE],
    meaning:
      'The host closes what waits for a seat that is away. what window: id is look.id as text, only where lestrade_window_s is null; reveal: turn.number as text, only where reveal_seconds is null; step: as legal lists it for referee, at any time.',
  },
};

const NOTICE_WORDS: Words<Notice['type']> = {
  configured: 'Flags were changed.',
  firstNamed: 'The first player is named.',
  symbolEntered: 'The type of the token on a place is known.',
  codesLoaded: 'The list of the codes on tokens is there.',
  tokenBound: 'A token lies on a place.',
  unbound: 'What was entered for a place was taken back.',
  tableLaid: 'The table is laid.',
  tokensLaid: 'All tokens lie on the board.',
  caseDealt: 'A seat has its case.',
  handDealt: 'A seat has its first hand.',
  cardsAwaited: 'First hands and the line are to be read.',
  turnBegan: 'A turn begins.',
  walked: 'A pawn has walked, or stayed.',
  rode: 'A pawn took a cab.',
  looked: 'Someone looks at a token.',
  passed: 'This seat has passed in a window.',
  reacted: 'A Lestrade card was played: its owner sees the token, too.',
  decided: 'This seat has decided its search.',
  windowClosed: 'Nobody can react to the look any more.',
  resolved: 'A search is over: the token was taken or left.',
  lapsed: 'Time ran out for the searcher.',
  lookEnded: 'A look by a Holmes card is over.',
  extraPlayed: 'A Holmes card was discarded for one more card.',
  lineTaken: 'A card of the line was drawn.',
  deckDrawn: 'A card of the deck was drawn.',
  reshuffled: 'The discards became the deck.',
  drawEnded: 'All cards are drawn; the line is topped up.',
  lineAwaited: 'Cards of the line are to be read.',
  lineFilled: 'A card was turned up in the line.',
  holmesMoved: 'Holmes has moved.',
  holmesStayed: 'There was no token for Holmes to go to.',
  revealed: 'The token on which Holmes stands lies open.',
  noted: 'A seat has noted it.',
  revealClosed: 'It lies face down again.',
  penalised: 'A seat loses a point.',
  eliminated: 'A seat is out of the game.',
  arrested: 'A seat has named its hideout.',
  voted: 'A seat votes to stop, or no longer does.',
  ended: 'The game is over.',
};

const CODE_WORDS: Words<RefusalCode> = {
  ABILITY_USED: 'This ability was used in this turn.',
  ALREADY_MOVED: 'The pawn has moved in this turn, or stayed.',
  ALREADY_SEARCHED: 'No more searches in this turn.',
  ARREST_TARGET: 'Not a place that can be named as a hideout.',
  BAD_REQUEST: 'Not of the shape of an action, or of options; see member and cause.',
  CARD_MISMATCH: 'The card is known to be somewhere else.',
  CARD_NOT_IN_HAND: 'The seat does not hold this card.',
  CARD_USED_TWICE: 'The same card is named twice.',
  CHOICE_REQUIRED: 'Say how each card is meant.',
  COLOUR_TAKEN: 'Two seats have the same colour.',
  DRAW_CAP: 'Nobody draws so many cards in a turn.',
  DRAW_COUNT: 'Not the number of cards to draw.',
  FORBIDDEN_VIEW: 'Not for this seat to see.',
  GAME_NOT_STARTED: 'The table is still being laid.',
  GAME_OVER: 'The game is over.',
  HAND_LIMIT: 'More cards than a hand may hold.',
  LINE_POSITION: 'An empty place of the line, or one named twice.',
  NOT_ADJACENT: 'No road joins these places.',
  NOT_AT_YARD: 'Arrests are made at Scotland Yard.',
  NOT_ENOUGH_SYMBOLS: 'The cards are not enough to pay for the token.',
  NOT_YOUR_LOCATION: 'The pawn stands somewhere else.',
  NOT_YOUR_TURN: 'Another seat, or the referee, is to act.',
  NO_TOKEN_HERE: 'No token lies there.',
  NO_WINDOW: 'Nobody looks at a token, or this seat has answered.',
  ONE_OPENING_CARD: 'A search is opened with one card.',
  OPTION_LOCKED: 'Flags are changed before the table is laid.',
  OWN_LOOK: 'Nobody reacts to his own look.',
  PACK_INVALID: 'The pack cannot be played with; see causes, or member and cause.',
  PHASE_WRONG: 'Not in this phase.',
  SAME_LOCATION: 'The pawn stands there.',
  SCAN_INCOMPLETE: 'Cards are still to be read.',
  SCAN_WOULD_EXPOSE: 'This card is nobody’s to see now.',
  SEAT_FULL: 'More seats than the game has.',
  SEAT_OUT: 'This seat has arrested, or is eliminated.',
  SETUP_INCOMPLETE: 'A token or the first player is missing.',
  SYMBOL_MISMATCH: 'The card or the token has another type.',
  TAKEBACK_NOT_NOW: 'There is nothing of this seat to take back now.',
  TOKEN_BOUND_TWICE: 'The place has a token, or the token has a place.',
  TOKEN_COUNT: 'Not as many tokens of this type as the pack has.',
  TOKEN_NOT_YOUR_CASE: 'The token belongs to another case.',
  TOO_FAR: 'More steps than a walk may have.',
  TOO_FEW_PLAYERS: 'Fewer seats than the table agreed on.',
  TOO_FEW_TOKENS: 'An arrest needs more tokens.',
  UNKNOWN_CODE: 'The pack has no such card, token or type.',
  UNKNOWN_LOCATION: 'There is no such place.',
  UNKNOWN_SEAT: 'Nobody has this seat.',
  WRONG_CHARACTER: 'The card does not have this ability.',
};

const OUTCOME_WORDS: Readonly<Record<OutcomeCode, OutcomeWords>> = {
  ALL_OUT: {
    winner: SLEUTH_ROLE,
    meaning: 'All have arrested or are eliminated; most points win.',
    report: 'the last seat was out, and points were counted',
  },
  STOPPED: {
    winner: SLEUTH_ROLE,
    meaning: 'All agreed to stop; most points win.',
    report: 'all agreed to stop, and points were counted',
  },
  ROUND_CAP: {
    winner: SLEUTH_ROLE,
    meaning: 'The last round is over; most points win.',
    report: 'the last round was over, and points were counted',
  },
  ABANDONED: {
    winner: null,
    meaning: 'The host ended the game; nobody wins.',
    report: 'the game was broken off',
  },
};

const TIMER_WORDS: readonly TimerWords[] = [
  { id: 'deal', ms: 0, meaning: 'deal: the referee deals.' },
  {
    id: 'window-{look}',
    ms: null,
    flags: ['lestrade_window_s'],
    meaning: 'expire, what window: nobody can react to look.id any more. Without a time: close.',
  },
  {
    id: 'reveal-{turn}',
    ms: null,
    flags: ['reveal_seconds'],
    meaning: 'expire, what reveal: the token of Holmes lies face down again. Without a time: close.',
  },
  {
    id: 'step-{step}',
    ms: null,
    flags: ['turn_seconds'],
    meaning:
      'expire, what step: the step of the seat on turn ends in the smallest way: stay, no search, leave, draw from the deck.',
  },
];

const FLAG_WORDS: Words<FlagName> = {
  players_min: 'Fewest players.',
  first_player: 'The table names who begins, or chance does.',
  holmes_moves_at_setup: 'Holmes cards of the opening line move him.',
  auto_notebook: 'What a seat has seen stays on its phone, or vanishes when it is put away.',
  notebook_median: 'The referee names the hideout once all five places are known.',
  searches_per_turn: 'Searches in a turn.',
  collected_tokens_public: 'Collected tokens lie open.',
  hand_limit: 'Cards that a hand may hold; null: any number.',
  reveal_seconds: 'How long the token of Holmes lies open; null: until all have noted it.',
  log_reveals: 'What was shown to all can be looked up.',
  holmes_abilities: 'Each ability of Holmes once a turn, or one of the two.',
  holmes_draw_from_fresh: 'A Holmes card that is just drawn may give one more.',
  draw_order: 'All at once, the line first; or one card after the other.',
  lestrade_window_s: 'How long others may react to a look; null: until all have answered.',
  lestrade_window_ends: 'The window closes with the last answer, or always runs to its end.',
  arrest_at_yard: 'Scotland Yard may be named as a hideout.',
  wrong_arrest: 'A wrong arrest brings no bonus, or no place at all.',
  return_hand_on_exit: 'Hands of seats that are out go to the discards.',
  loop_full_circle: 'Holmes may go once round to where he stands.',
  loop_two_way: 'Pawns may walk arrowed roads in both directions.',
  stalemate: 'All may agree to stop; or nobody; or the game ends after so many rounds.',
  round_cap: 'The last round, with stalemate round_cap.',
  token_source: 'The referee lays the tokens; or the table enters their types, or scans them.',
  card_source: 'The referee deals the cards, or people read printed ones.',
  turn_seconds: 'Time for a step of a turn; null: any.',
};

export const describer: GameDescriber<SherlockHolmes> = {
  game: sherlockHolmes,
  title: 'Sherlock Holmes',
  roles: ROLE_WORDS,
  shapes: {
    options: optionsInput.extend({
      pack: z.union([z.literal('default'), packShape]).default('default'),
    }),
    agreed: agreedShape,
    action: actionShape,
    view: viewShape,
    notice: noticeShape,
    board: z.null(),
    parts: { pack: packShape },
  },
  flags: flagWords(flagShapes, FLAG_WORDS, FLAG_CHOICES),
  presets: PRESETS,
  phases: PHASE_WORDS,
  setUp: SET_UP_STEPS,
  actions: ACTION_WORDS,
  notices: NOTICE_WORDS,
  timers: TIMER_WORDS,
  codes: CODE_WORDS,
  outcomes: OUTCOME_WORDS,
  boards: [],
  boardOf: () => ({ options: {}, data: null }),
};
