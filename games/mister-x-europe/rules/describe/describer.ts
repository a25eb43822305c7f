import {
  type ActionWords,
  type DescribedBoard,
  flagWords,
  type OutcomeWords,
  type PhaseWords,
  type SetUpStep,
  type SpecialWords,
  type TicketWords,
  type TimerWords,
  type Words,
} from '@mister-x/engine/core/describe/describer';
import { boardChoiceShape, boardFileShape, boardShape } from '../../../pursuit/rules/describe/board-shapes.js';
import { whereaboutsShape } from '../../../pursuit/rules/describe/shapes.js';
import {
  ALL_ROLES,
  CONCEDED_WORDS,
  HUNTER_ROLE,
  PURSUIT_CODE_WORDS,
  PURSUIT_FLAG_WORDS,
  type PursuitDescriber,
  REFEREE_ROLE,
  ROLE_WORDS,
  X_ROLE,
} from '../../../pursuit/rules/describe/words.js';
import { BOARDS } from '../board.js';
import { FLAG_CHOICES, PRESETS } from '../flags.js';
import { misterXEurope } from '../game.js';
import { actionShape, boardOf, flagShapes, optionsInput } from '../input.js';
import { SPECIALS, type SpecialName } from '../specials.js';
import { symbolOf, transportOf } from '../tickets.js';
import {
  type Action,
  type FlagName,
  TICKET_KINDS,
  type MisterXEurope,
  type Notice,
  type Options,
  type OutcomeCode,
  type Phase,
  type RefusalCode,
  type TicketSymbol,
  TRANSPORTS,
  type Transport,
} from '../types.js';
import { agreedShape, noticeShape, viewShape } from './shapes.js';

/** Every word of Mister X across Europe's closed lists, with what it means. */

const PHASE_WORDS: readonly (PhaseWords & { readonly phase: Phase })[] = [
  {
    phase: 'registration',
    actors: ALL_ROLES,
    meaning: 'Start cards, first hands and the mission are registered, or dealt by timers.',
  },
  {
    phase: 'x_move',
    actors: [X_ROLE],
    meaning: 'Mister X moves, plays a special, or swaps his hand.',
  },
  { phase: 'x_redraw', actors: [X_ROLE], meaning: 'He registers the hand he drew after a swap.' },
  { phase: 'x_refill', actors: [X_ROLE], meaning: 'He may discard, and draws up to his limit.' },
  { phase: 'moves', actors: [HUNTER_ROLE], meaning: 'Each detective moves once, in any order.' },
  {
    phase: 'specials',
    actors: [HUNTER_ROLE],
    meaning: 'The hunters may play a special together, or decline.',
  },
  {
    phase: 'refill',
    actors: [HUNTER_ROLE, REFEREE_ROLE],
    meaning: 'Hunters discard and draw; discs come off the board.',
  },
  { phase: 'over', actors: [], meaning: 'The game is over.' },
];

const BEFORE_DETECTIVES = { x_start_choice: 'before_detectives' };
const SET_UP_STEPS: readonly SetUpStep[] = [
  {
    actions: ['configure'],
    times: 'optional',
    meaning: 'Flags may be changed until the first card, hand or choice.',
  },
  {
    actions: ['registerHand'],
    when: { hand_source: 'registered' },
    times: 'all',
    meaning: 'First hands, each from its own seat; also later, until the last one begins play.',
  },
  {
    actions: ['chooseMission'],
    when: BEFORE_DETECTIVES,
    times: 'once',
    meaning: 'Mister X chooses before the detectives stand.',
  },
  {
    actions: ['registerStart'],
    when: { start_source: 'registered' },
    times: 'all',
    meaning: 'Start cards of the five detectives, from the seats of their hunters or from referee.',
  },
  {
    timer: 'starts',
    when: { start_source: 'server' },
    times: 'once',
    meaning: 'The referee deals them.',
  },
  {
    timer: 'hands',
    when: { hand_source: 'server' },
    times: 'once',
    meaning: 'The referee deals all first hands.',
  },
  {
    actions: ['chooseMission'],
    when: { x_start_choice: 'after_detectives' },
    times: 'once',
    meaning: 'Mister X chooses his mission and where he starts.',
  },
];

const TRANSPORT_WORDS: Words<Transport> = {
  car: 'Stops everywhere.',
  train: 'Stops at the cities where a train line ends.',
  plane: 'Stops at the cities where an air line ends; trains stop there as well.',
};

const SYMBOL_WORDS: Words<TicketSymbol> = {
  footprints: 'Three let Mister X play a double move.',
  silhouette: 'Three let Mister X play a secret trip.',
  magnifier: 'Three to five let the hunters investigate.',
  beacon: 'Three to five let the hunters send a detective one leg further.',
};

/** A ticket is spent on a leg of its transport, or on a special by its symbol. */
const TICKET_WORDS: readonly TicketWords[] = TICKET_KINDS.map((ticket) => ({
  ticket,
  rides: [transportOf(ticket)],
  symbol: symbolOf(ticket),
  holders: [X_ROLE, HUNTER_ROLE],
  meaning: `One leg by ${transportOf(ticket)}; or ${symbolOf(ticket)}: ${SYMBOL_WORDS[symbolOf(ticket)]}`,
}));

const SPECIAL_MEANINGS: Words<SpecialName> = {
  double: 'travel with special double: two legs in one turn, each with a ticket of its own.',
  secret: 'travel with special secret: the ticket goes face down, and any ticket will do.',
  investigate: 'Mister X names the city of an earlier leg, that many legs back.',
  operate: 'One detective makes another leg by that transport.',
};

const SPECIAL_WORDS: readonly SpecialWords[] = Object.keys(SPECIALS).map((name) => {
  const special = name as SpecialName;
  const { by, prices } = SPECIALS[special];
  const price = prices(PRESETS.default).map(({ symbol, cost, ...buys }) => ({
    ...{ pieces: symbol, count: cost },
    ...(Object.keys(buys).length > 0 && { buys }),
  }));
  return {
    special,
    by: by === 'x' ? X_ROLE : HUNTER_ROLE,
    price,
    meaning: SPECIAL_MEANINGS[special],
  };
});

const ACTION_WORDS: Readonly<Record<Action['type'], ActionWords>> = {
  configure: { from: [HUNTER_ROLE, REFEREE_ROLE], meaning: 'Change flags before the first start.' },
  registerStart: {
    from: [HUNTER_ROLE, REFEREE_ROLE],
    meaning: 'Register a detective’s start card.',
  },
  dealStarts: { from: [REFEREE_ROLE], meaning: 'Deal the start cards; sent by the timer starts.' },
  chooseMission: { from: [X_ROLE], meaning: 'Choose a mission and one of its start cities.' },
  registerHand: { from: [X_ROLE, HUNTER_ROLE], meaning: 'Register the first hand that was drawn.' },
  dealHands: { from: [REFEREE_ROLE], meaning: 'Deal all first hands; sent by the timer hands.' },
  travel: {
    from: [X_ROLE],
    meaning: 'Move: one leg, two with special double, or one with special secret; pay names what the special costs.',
  },
  swap: { from: [X_ROLE], meaning: 'Discard the whole hand.' },
  discard: { from: [X_ROLE, HUNTER_ROLE], meaning: 'Discard unused tickets before drawing.' },
  draw: {
    from: [X_ROLE, HUNTER_ROLE],
    meaning: 'Draw up to the limit; tickets names what was drawn where people draw.',
  },
  move: { from: [HUNTER_ROLE], meaning: 'Move a detective; hand names whose ticket it is.' },
  pass: {
    from: [X_ROLE, HUNTER_ROLE],
    meaning: 'A detective stays, where flags allow it; never Mister X.',
  },
  closeMoves: { from: [HUNTER_ROLE], meaning: 'All who have not moved stay, if they cannot move.' },
  offer: {
    from: [HUNTER_ROLE],
    meaning: 'Put tickets in for a special; an empty list takes them back.',
  },
  investigate: { from: [HUNTER_ROLE], meaning: 'Play an investigation with all parts.' },
  operate: { from: [HUNTER_ROLE], meaning: 'Play a special operation with all parts.' },
  noSpecial: { from: [HUNTER_ROLE], meaning: 'No special, or no further one, in this round.' },
  disc: {
    from: [HUNTER_ROLE, REFEREE_ROLE],
    meaning: 'Put a helper disc on a city, or take it off.',
  },
  endTurn: {
    from: [HUNTER_ROLE, REFEREE_ROLE],
    meaning: 'The hunters are done; discsRemoved says that no disc is on the board.',
  },
  audit: { from: ALL_ROLES, meaning: 'Ask whether Mister X’s log is consistent so far.' },
  report: {
    from: ALL_ROLES,
    meaning: 'Always refused: the report is part of the view at the end.',
  },
};

const NOTICE_WORDS: Words<Notice['type']> = {
  startRegistered: 'A detective’s start is known.',
  roundOpened: 'A round begins; Mister X is to move.',
  skipped: 'A detective stays.',
  audited: 'The answer to an audit.',
  moved: 'A detective has moved.',
  xStayed: 'Mister X makes no leg in this round.',
  reshuffled: 'The stack ran out and was refilled.',
  movesClosed: 'The step of moves is over.',
  discsCleared: 'All discs are off the board.',
  checked: 'The position check, with what it found.',
  ringPlaced: 'A pair of rings goes onto a city and its slot.',
  investigated: 'Mister X says where an earlier leg led.',
  operated: 'A detective was sent one leg further.',
  configured: 'Flags were changed.',
  missionChosen: 'Mister X has chosen his mission, and in secret his start.',
  specialPaid: 'Mister X has paid for a special.',
  legTaken: 'Mister X has made a secret leg.',
  openLegTaken: 'Mister X has made a leg with his pawn on the board.',
  swapped: 'Mister X has discarded his hand.',
  discarded: 'Someone has discarded tickets.',
  drew: 'Someone has drawn.',
  ended: 'The game is over.',
};

const CODE_WORDS: Words<RefusalCode> = {
  ...PURSUIT_CODE_WORDS,
  SETUP_MISSION_UNKNOWN: 'The board has no such mission.',
  DETECTIVE_MUST_MOVE: 'A detective who can move has not moved.',
  MOVES_NOT_FINISHED: 'The step of moves is not over.',
  SPECIAL_TOO_EARLY: 'Detectives may not play specials yet.',
  SPECIAL_ALREADY_USED: 'They have played all the specials they may in this round.',
  SPECIAL_COUNT: 'Not the number of tickets that this special costs.',
  SPECIAL_SYMBOL: 'Tickets with the wrong symbol.',
  SPECIAL_CONTRIBUTION_LIMIT: 'A hunter gives more than he may, or not what he offered.',
  SPECIAL_OP_TRANSPORT: 'This number of beacons does not buy this transport, or it does not stop there.',
  INVESTIGATION_NO_POSITION: 'Mister X made no leg that far back.',
  SWAP_NOT_ALLOWED: 'He can move, or play a special.',
  DRAW_COUNT: 'Not the number of tickets to draw.',
  DISCS_NOT_CLEARED: 'Discs lie on the board.',
  DISCS_NONE_LEFT: 'All discs are on the board.',
};

const OUTCOME_WORDS: Readonly<Record<OutcomeCode, OutcomeWords>> = {
  CAUGHT: {
    winner: HUNTER_ROLE,
    meaning: 'A detective stands where Mister X stands.',
    report: 'Mister X was caught',
  },
  X_SURROUNDED: {
    winner: HUNTER_ROLE,
    meaning: 'Every stop next to him is occupied.',
    report: 'Mister X was surrounded',
  },
  MISSION_COMPLETE: {
    winner: X_ROLE,
    meaning: 'He has reached a goal of his mission.',
    report: 'Mister X completed his mission',
  },
  ...CONCEDED_WORDS,
};

const TIMER_WORDS: readonly TimerWords[] = [
  { id: 'starts', ms: 0, meaning: 'dealStarts: the referee deals the start cards.' },
  { id: 'hands', ms: 0, meaning: 'dealHands: the referee deals the first hands.' },
];

const FLAG_WORDS: Words<FlagName> = {
  ...PURSUIT_FLAG_WORDS,
  hunters: 'Fewest and most hunters.',
  detectives: 'Pawns of the detectives.',
  x_hand: 'Tickets of Mister X’s full hand.',
  hunter_hand: 'Tickets of a hunter’s full hand: base, and more for each detective.',
  hand_source: 'People draw tickets and register them, or the referee deals.',
  hunter_hands: 'Hunters see one another’s hands, or only their own.',
  x_start_choice: 'Mister X chooses after the detectives’ starts are known, or before.',
  x_start_on_detective: 'Whether he may begin where a detective stands.',
  x_double: 'What a double move costs.',
  x_secret: 'What a secret trip costs.',
  x_special_combination: 'Whether double and secret may be played together.',
  x_swap_condition: 'He may swap if he can neither move nor play a special, or if he cannot move.',
  x_swap_then: 'After a swap he moves in the same turn, or loses it.',
  forced_moves: 'A detective must move if he can; or as many of them as possible.',
  detective_specials_per_round: 'Specials of the detectives in one round.',
  first_special: 'The round, or the leg of Mister X, from which detectives play specials.',
  investigation: 'How many legs back, by the number of magnifiers.',
  special_op: 'Which transport, by the number of beacons.',
  special_op_exact: 'Beacons buy only the transport for their number, or a cheaper one as well.',
  special_op_needs_travel_ticket: 'A special operation spends a travel ticket, too.',
  capture_timing: 'Mister X is caught at once, or in the position check.',
  check_depth: 'How many of his last positions the check looks at.',
  check_arrivals: 'The check compares every stop that detectives reached, or where they end.',
  check_includes_start: 'Whether his start counts as a position.',
  check_duplicates: 'A city that he visited twice: its latest slot, or all.',
  ring_pairs: 'Pairs of rings.',
  ring_reuse: 'When all are on the board: the ring of the oldest slot is moved, or the one placed first.',
  discs: 'Helper discs.',
  goal_timing: 'When reaching a goal counts.',
  secret_moves: 'How many legs, or rounds, are secret.',
  open_secret_trip: 'Whether a secret trip is played once moves are open.',
  discard_view: 'Everybody learns how many tickets were discarded, or which.',
  supply_order: 'An empty stack: the discard pile and then the box come back, or both together.',
};

export const describer: PursuitDescriber<MisterXEurope> = {
  game: misterXEurope,
  title: 'Mister X across Europe',
  roles: ROLE_WORDS,
  shapes: {
    options: optionsInput.extend({
      board: boardChoiceShape(Object.keys(BOARDS)).default('europe'),
    }),
    agreed: agreedShape,
    action: actionShape,
    view: viewShape,
    known: whereaboutsShape,
    notice: noticeShape,
    board: boardShape(TRANSPORTS),
    parts: { boardFile: boardFileShape },
  },
  flags: flagWords(flagShapes, FLAG_WORDS, FLAG_CHOICES),
  presets: PRESETS,
  phases: PHASE_WORDS,
  setUp: SET_UP_STEPS,
  transports: TRANSPORT_WORDS,
  tickets: TICKET_WORDS,
  specials: SPECIAL_WORDS,
  actions: ACTION_WORDS,
  notices: NOTICE_WORDS,
  timers: TIMER_WORDS,
  codes: CODE_WORDS,
  outcomes: OUTCOME_WORDS,
  boards: Object.keys(BOARDS).map((board) => described({ board })),
  boardOf: described,
};

function described({ board }: Pick<Options, 'board'>): DescribedBoard {
  const { data } = boardOf(BOARDS, { board });
  return { options: { board: data.id }, data };
}
