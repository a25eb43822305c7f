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
import { mafia } from '../game.js';
import { actionShape, flagShapes, optionsInput } from '../input.js';
import { packShape } from '../read-pack.js';
import {
  type Action,
  type FlagName,
  type Mafia,
  type Notice,
  type OutcomeCode,
  type Phase,
  type RefusalCode,
  CLAN_ROLE,
} from '../types.js';
import { agreedShape, noticeShape, viewShape } from './shapes.js';

/** Every word of the closed lists of Mafia, with what it means. */

const ROLE_WORDS: readonly RoleWords[] = [
  {
    role: CLAN_ROLE,
    seats: 'clan-1 to clan-4',
    secret: true,
    meaning: 'One of four clans, clockwise; those opposite each other are a team.',
  },
  {
    role: REFEREE,
    seats: REFEREE,
    secret: false,
    meaning: 'Not a player: deals, clocks, the scanner of the table and decisions of the host.',
  },
];

const PHASE_WORDS: readonly (PhaseWords & { readonly phase: Phase })[] = [
  { phase: 'deal', actors: [REFEREE], meaning: 'A timer deals the cards of the next round.' },
  { phase: 'cards', actors: [CLAN_ROLE], meaning: 'Printed cards are read by their owners.' },
  { phase: 'exchange', actors: [CLAN_ROLE, REFEREE], meaning: 'Each seat in turn may swap cards.' },
  { phase: 'layout', actors: [CLAN_ROLE, REFEREE], meaning: 'Each seat lays its cards face down.' },
  {
    phase: 'play',
    actors: [CLAN_ROLE, REFEREE],
    meaning: 'In turn a seat opens a card, moves a prisoner or passes.',
  },
  {
    phase: 'ransom',
    actors: [CLAN_ROLE, REFEREE],
    meaning: 'Prisoners may be bought out, until all have confirmed the round.',
  },
  { phase: 'over', actors: [], meaning: 'The game is over.' },
];

/** Each round begins so. */
const SET_UP_STEPS: readonly SetUpStep[] = [
  {
    actions: ['configure'],
    times: 'optional',
    meaning: 'Flags may be changed before the first deal.',
  },
  {
    timer: 'deal-{round}',
    times: 'once',
    meaning: 'The referee deals a round: so many cards as a seat has figures that are not in prison.',
  },
  {
    actions: ['readCards'],
    when: { card_source: 'printed_cards' },
    times: 'all',
    meaning: 'Printed cards are read, each hand from its own seat.',
  },
  {
    actions: ['exchange'],
    times: 'all',
    meaning: 'In turn order from view.game.first on, each seat that has cards swaps some or none.',
  },
  {
    actions: ['readCards', 'lay'],
    times: 'all',
    meaning:
      'Each seat reads printed cards that it drew, and lays its hand; published in turn order. With layout_order free a seat may lay earlier, and again until its turn comes.',
  },
];

const ACTION_WORDS: Readonly<Record<Action['type'], ActionWords>> = {
  configure: { from: [REFEREE], meaning: 'Change flags before the first deal.' },
  deal: { from: [REFEREE], meaning: 'Deal a round; sent by the timer deal.' },
  readCards: { from: [CLAN_ROLE], meaning: 'Register printed cards that came into the hand.' },
  exchange: { from: [CLAN_ROLE], meaning: 'Swap these cards, or none.' },
  lay: {
    from: [CLAN_ROLE],
    meaning: 'Lay the hand on own quarters; before one’s turn it is stored until then.',
  },
  plan: {
    from: [CLAN_ROLE],
    meaning:
      'Store an exchange, a layout, moves or ransoms ahead, unnoticed by others. A member of plan that is left out stays as it was stored; null clears it, as an empty list of moves or ransoms or confirm false does. Clearing a stored layout clears moves that are left out.',
  },
  open: {
    from: [CLAN_ROLE],
    meaning: 'Open an own card, with its choice or without. A choice that cannot be made is dropped, and asked for.',
  },
  choose: {
    from: [CLAN_ROLE],
    meaning:
      'What view.game.choice asks for. buyer: quarter of an open Buyer; target: quarter to shoot at, or air; prisoner: figure that runs, or nobody.',
  },
  movePrisoner: { from: [CLAN_ROLE], meaning: 'Move an own prisoner one cell towards freedom.' },
  pass: { from: [CLAN_ROLE], meaning: 'Do nothing more in this round.' },
  several: { from: [CLAN_ROLE], meaning: 'Always refused: a turn is one action.' },
  ransom: { from: [CLAN_ROLE], meaning: 'Buy a prisoner out.' },
  confirm: { from: [CLAN_ROLE], meaning: 'The round may be closed.' },
  withdraw: {
    from: [CLAN_ROLE],
    meaning: 'Take the confirmation back. Never asked for; listed last by legal.',
  },
  vote: {
    from: [CLAN_ROLE],
    meaning: 'Vote to stop after this round, or take the vote back. Never asked for; listed last by legal.',
  },
  peek: { from: [CLAN_ROLE], meaning: 'Always refused: what a seat may see is in its view.' },
  give: { from: [CLAN_ROLE], meaning: 'Always refused: money moves only by the rules.' },
  scan: {
    from: [REFEREE],
    meaning: 'The scanner of the table has read a quarter to be opened, or the opened face.',
  },
  correctCard: { from: [REFEREE], meaning: 'Say which card really lies where one is opened.' },
  expire: {
    from: [REFEREE],
    meaning:
      'Time is up for all who are waited for; sent by timers. step is view.game.step. Only where turn_seconds or deadline_minutes has a time.',
  },
  standIn: {
    from: [REFEREE],
    meaning: 'Answer for a seat that is away: the next one that is waited for, in ransom any. step is view.game.step.',
  },
};

const NOTICE_WORDS: Words<Notice['type']> = {
  configured: 'Flags were changed.',
  firstDrawn: 'It is known who begins the first round.',
  roundBegan: 'A round begins.',
  dealt: 'A seat has its cards.',
  cardsAwaited: 'A seat is to read printed cards.',
  cardsRead: 'It has read them.',
  exchangeBegan: 'Cards may be swapped.',
  exchanged: 'A seat has swapped so many cards.',
  drawn: 'This seat has drawn for them.',
  layoutBegan: 'Cards are laid out.',
  laidOut: 'The cards of a seat lie on these quarters.',
  planned: 'This seat has stored something ahead.',
  dropped:
    'Something that this seat stored or chose could not be done, and why; to this seat alone. After a stored move the rest waits (halted).',
  playBegan: 'Cards are opened.',
  turnBegan: 'It is the turn of a seat.',
  turning: 'A printed card is opened; its face is to be read.',
  opened: 'A card lies open.',
  choiceAsked: 'Its owner has to choose.',
  traded: 'A Good and a Buyer deal.',
  paid: 'A card is paid.',
  feePaid: 'A card pays the Prostitute beside it.',
  arrested: 'A crime is under arrest.',
  jailed: 'A figure goes to prison; its card leaves the board.',
  released: 'A Lawyer has freed a figure; its card leaves the board.',
  bribed: 'A Lawyer takes the money of a law card.',
  shotInAir: 'A Pistol was fired in the air.',
  killed: 'A card was shot; a figure stands on its quarter.',
  escapeBegan: 'A prisoner is on the run.',
  escapeFoiled: 'He is back in his cell.',
  nobodyEscaped: 'Nobody runs; the card leaves the board.',
  prisonerMoved: 'A prisoner has moved towards freedom, and others may be thrown back.',
  passed: 'A seat does nothing more in this round.',
  lastRoundBegan: 'The bank is empty: this round is the last.',
  playEnded: 'All cards are open, or their owners have passed.',
  escaped: 'A prisoner has got away.',
  collected: 'Money goes from a card to its owner.',
  figureHome: 'A figure goes home from a murder place.',
  cardsReturned: 'All cards go back to the deck.',
  ransomBegan: 'Prisoners may be bought out.',
  ransomed: 'A prisoner was bought out.',
  confirmed: 'A seat has confirmed the round.',
  withdrawn: 'It no longer does.',
  roundClosed: 'The round is over.',
  voted: 'A seat votes to stop, or no longer does.',
  stopAsked: 'Nobody opened a card: the table is asked whether to stop.',
  stopping: 'All want to stop: this round is the last.',
  stoodIn: 'The clock or the host answered for a seat.',
  boughtOut: 'After the last round a seat buys its prisoners out.',
  covered: 'A team member pays what the other lacks.',
  ranked: 'Who has which place.',
  ended: 'The game is over.',
};

const CODE_WORDS: Words<RefusalCode> = {
  ALREADY_OPEN: 'The card is open, or its choice was made.',
  BAD_REQUEST: 'Not of the shape of an action, or of options; see member and cause.',
  BUYER_NOT_ELIGIBLE: 'No open Buyer beside the Good.',
  CARDS_LEFT: 'All cards of the hand are to be laid.',
  CARD_FIXED: 'What lies may not be moved.',
  CARD_MISMATCH: 'Not the card that was laid there.',
  CARD_NOT_IN_HAND: 'The seat does not hold this card.',
  CARD_USED_TWICE: 'The same card is named twice.',
  CHOICE_REQUIRED: 'Something is to be chosen first.',
  COLOUR_TAKEN: 'Two seats have the same colour.',
  DEATH_ROW_LOCKED: 'Nobody leaves death row so.',
  ESCAPEE_LOCKED: 'The figure is on the run, or was caught at it.',
  EXCHANGE_DONE: 'This seat has had its exchange, or has none.',
  EXCHANGE_ORDER: 'Another seat swaps first.',
  FORBIDDEN_VIEW: 'Not for this seat to see.',
  GAME_NOT_STARTED: 'The first cards are not dealt yet.',
  GAME_OVER: 'The game is over.',
  INSUFFICIENT_FUNDS: 'The balance is below the ransom.',
  LAYOUT_ORDER: 'Another seat lays first.',
  NOT_YOUR_CARD: 'The card belongs to another seat.',
  NOT_YOUR_QUARTER: 'The quarter belongs to another seat.',
  NOT_YOUR_TURN: 'Another seat, or the referee, is to act.',
  NO_ACTION_LEFT: 'This seat has nothing left to do in this round.',
  NO_CARD_THERE: 'No card lies there.',
  OPTION_LOCKED: 'Flags are changed before the first deal.',
  PACK_INVALID: 'The pack cannot be played with; see causes, or member and cause.',
  PASSED: 'This seat has passed.',
  PEEK_FORBIDDEN: 'A card that was laid may not be looked at.',
  PHASE_WRONG: 'Not in this phase.',
  PRISONER_MOVED: 'The figure has moved in this round.',
  PRISONER_NEW: 'The figure was jailed in this round.',
  PRISONER_NOT_YOURS: 'The figure belongs to another seat.',
  PRISONER_UNKNOWN: 'No such prisoner.',
  QUARTER_TAKEN: 'Two cards on one quarter.',
  QUEUE_STALE: 'What was stored is not possible any more; see inside.',
  RANSOM_CLOSED: 'Nobody is bought out now.',
  RANSOM_NOT_ALLOWED: 'Not for this seat to buy out.',
  ROUND_CONFIRMED: 'This seat has confirmed the round.',
  SCAN_INCOMPLETE: 'Cards are still to be read.',
  SCAN_WOULD_EXPOSE: 'This card is nobody’s to see now.',
  SEAT_FULL: 'More colours than seats.',
  TAKEBACK_NOT_NOW: 'There is nothing of this seat to take back now.',
  TARGET_ARRESTED: 'A card under arrest is not shot.',
  TARGET_EMPTY: 'No card lies there to be shot.',
  TARGET_NOT_ADJACENT: 'Too far for a shot.',
  TOO_FEW_PLAYERS: 'Four play.',
  TRANSFER_FORBIDDEN: 'Money moves only by the rules.',
  TURN_SPENT: 'A turn is one action.',
  UNKNOWN_CODE: 'The pack has no such card.',
};

const OUTCOME_WORDS: Readonly<Record<OutcomeCode, OutcomeWords>> = {
  BANK_EMPTY: {
    winner: CLAN_ROLE,
    meaning: 'The bank is empty and the last round is over; most money wins.',
    report: 'the bank was empty, and money was counted',
  },
  STOPPED: {
    winner: CLAN_ROLE,
    meaning: 'All agreed to stop; most money wins.',
    report: 'all agreed to stop, and money was counted',
  },
  ABANDONED: {
    winner: null,
    meaning: 'The host ended the game; nobody wins.',
    report: 'the game was broken off',
  },
};

const TIMER_WORDS: readonly TimerWords[] = [
  { id: 'deal-{round}', ms: 0, meaning: 'deal: the referee deals that round.' },
  {
    id: 'step-{step}',
    ms: null,
    flags: ['turn_seconds', 'deadline_minutes'],
    meaning:
      'expire: the referee answers for all who are waited for. It swaps none, lays at random, passes, takes the first Buyer, shoots in the air, lets nobody run, confirms.',
  },
];

const FLAG_WORDS: Words<FlagName> = {
  first_player: 'The colour that begins the first round, or lot.',
  layout_order: 'Layouts are stored until their turn, or laid strictly in turn.',
  peek_own_laid: 'A seat’s own phone shows its closed cards.',
  cell_labels: 'How cells are named: by a tenth of their value, or in dollars.',
  wait_for_prison_moves: 'A round goes on while prisoners can move.',
  reveal_unopened: 'Cards that were never opened are shown at the end of the round.',
  reveal_killed: 'A closed card that is shot is shown.',
  prostitute_timing: 'She earns when she is opened, or as long as she lies open.',
  shoot_arrested: 'Cards under arrest may be shot.',
  witness_prosecutor_scope: 'Whom a Witness lets the Prosecutor send to prison.',
  pistol_crime_at: 'Where a murder was committed: at the Pistol, or at its victim.',
  escape_from_death_row: 'Prisoners may run from death row.',
  escape_arrest_figure: 'An arrested Escape costs a figure, or leaves the board.',
  prison_collision: 'Who meets a prisoner goes one further and throws him back.',
  collision_chain: 'What happens when that meets another one.',
  death_row_ransom: 'Price of death row in $.',
  ransom_direction: 'Who gets a ransom: the next seat clockwise, or the previous one.',
  ransom_payee_of: 'Counted from who pays, or from the figure’s owner.',
  ransom_for: 'Whose figures a seat may buy out.',
  shortfall_direction: 'Who pays when the bank cannot.',
  partial_bank: 'A bank that has too little gives what it has, or nothing any more.',
  insolvency: 'Who cannot pay owes it, or the team pays first.',
  last_round_ransom: 'Prisoners may be bought out in the last round.',
  final_settlement: 'Compulsory ransoms all at once, or in turn order.',
  scoring: 'Teams win, or each for himself.',
  tie: 'Equal sums share a place.',
  pacing: 'At one table, or by correspondence with moves stored ahead.',
  masks: 'Who plays which colour is drawn, and secret until the end.',
  exchange_presubmit: 'An exchange may be stored ahead.',
  blitz: 'A smaller bank.',
  deadline_minutes: 'Time for an answer by correspondence; null: any.',
  card_source: 'The referee deals the cards, or people read printed ones.',
  turn_seconds: 'Time for an answer; null: any.',
  replace_player: 'A new person may take the seat of one who is gone, if the others agree.',
  early_end: 'All four may agree to stop, or nobody.',
};

export const describer: GameDescriber<Mafia> = {
  game: mafia,
  title: 'Mafia',
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
