import {
  type ActionWords,
  type DescribedBoard,
  flagWords,
  type OutcomeWords,
  type PhaseWords,
  type SetUpStep,
  type SpecialWords,
  type TicketWords,
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
import { FLAG_CHOICES, FLAGS, PRESETS } from '../flags.js';
import { scotlandYard } from '../game.js';
import { actionShape, type BoardOptions, boardOf, flagShapes, optionsInput } from '../input.js';
import {
  type Action,
  type FlagName,
  type Notice,
  type OutcomeCode,
  type Phase,
  type RefusalCode,
  type ScotlandYard,
  TRANSPORTS,
  type Transport,
} from '../types.js';
import { agreedShape, noticeShape, viewShape } from './shapes.js';

/** Every word of Scotland Yard's closed lists, with what it means. */

const PHASE_WORDS: readonly (PhaseWords & { readonly phase: Phase })[] = [
  {
    phase: 'registration',
    actors: ALL_ROLES,
    meaning: 'Start stops are registered in the order of view.game.next, or dealt by a timer.',
  },
  {
    phase: 'x_turn',
    actors: [X_ROLE],
    meaning: 'Mister X moves: one leg, or two with a double card.',
  },
  {
    phase: 'x_second_leg',
    actors: [X_ROLE],
    meaning: 'The second leg of a double move that is entered step by step.',
  },
  {
    phase: 'detectives',
    actors: [HUNTER_ROLE],
    meaning: 'Detectives move, one pawn of view.game.next at a time; who cannot move is skipped.',
  },
  { phase: 'over', actors: [], meaning: 'The game is over.' },
];

const SET_UP_STEPS: readonly SetUpStep[] = [
  {
    actions: ['configure'],
    times: 'optional',
    meaning: 'Flags may be changed until the first start.',
  },
  { actions: ['registerKit'], times: 'optional', meaning: 'Kits of tickets may be counted.' },
  {
    timer: 'deal',
    when: { start_source: 'server' },
    times: 'once',
    meaning: 'The referee deals all starts.',
  },
  {
    actions: ['registerStart'],
    when: { start_source: 'registered' },
    times: 'all',
    meaning: 'Start cards: all detectives, each from the seat of its hunter, then Mister X.',
  },
];

const TRANSPORT_WORDS: Words<Transport> = {
  taxi: 'Stops everywhere.',
  bus: 'Paid with bus tickets.',
  underground: 'Paid with underground tickets.',
  ferry: 'A boat on the river, for Mister X with a black ticket only.',
};

const TICKET_WORDS: readonly TicketWords[] = [
  { ticket: 'taxi', rides: ['taxi'], holders: [X_ROLE, HUNTER_ROLE], meaning: 'One taxi leg.' },
  { ticket: 'bus', rides: ['bus'], holders: [X_ROLE, HUNTER_ROLE], meaning: 'One bus leg.' },
  {
    ticket: 'underground',
    rides: ['underground'],
    holders: [X_ROLE, HUNTER_ROLE],
    meaning: 'One underground leg.',
  },
  {
    ticket: 'black',
    rides: ['taxi', 'bus', 'underground', 'ferry'],
    holders: [X_ROLE],
    meaning: 'Any leg, without saying which. He has one for each detective.',
  },
];

const SPECIAL_WORDS: readonly SpecialWords[] = [
  {
    special: 'double',
    by: X_ROLE,
    price: [{ pieces: 'double', count: 1 }],
    meaning: 'Two legs in one turn, each paid by its own ticket; at most one double a turn.',
  },
];

const ACTION_WORDS: Readonly<Record<Action['type'], ActionWords>> = {
  configure: { from: [HUNTER_ROLE, REFEREE_ROLE], meaning: 'Change flags before the first start.' },
  registerKit: {
    from: [X_ROLE, HUNTER_ROLE],
    meaning: 'Say that a kit of tickets was counted. Optional.',
  },
  registerStart: {
    from: [X_ROLE, HUNTER_ROLE],
    meaning: 'Register a start card: pawn x from seat x, a detective’s from his hunter.',
  },
  deal: { from: [REFEREE_ROLE], meaning: 'Deal all starts; sent by the timer deal.' },
  travel: {
    from: [X_ROLE],
    meaning:
      'Move: one leg, or two for a double move. Without a second leg, double declares a double step by step; show is a voluntary reveal.',
  },
  show: { from: [X_ROLE], meaning: 'Always refused: a voluntary reveal goes with travel.' },
  move: {
    from: [HUNTER_ROLE],
    meaning: 'Move a detective. supply and card name whose ticket it is, where someone says so.',
  },
  pass: { from: [X_ROLE, HUNTER_ROLE], meaning: 'Stay, where flags allow it.' },
  handTicket: { from: [HUNTER_ROLE], meaning: 'Always refused: detectives exchange no tickets.' },
  audit: { from: ALL_ROLES, meaning: 'Ask whether Mister X’s log is consistent so far.' },
  report: {
    from: ALL_ROLES,
    meaning: 'Always refused: the report is part of the view at the end.',
  },
  paperLog: {
    from: [REFEREE_ROLE],
    meaning: 'Enter the rest of an evening that was finished on paper.',
  },
};

const NOTICE_WORDS: Words<Notice['type']> = {
  startRegistered: 'A detective’s start is known.',
  roundOpened: 'A round begins; Mister X is to move.',
  skipped: 'A detective stays.',
  audited: 'The answer to an audit.',
  revealed: 'Mister X shows himself.',
  xStayed: 'Mister X cannot move and stays.',
  fareLent: 'Mister X may pay his next leg from the box.',
  moved: 'A detective has moved; the ticket goes to Mister X.',
  configured: 'Flags were changed.',
  kitRegistered: 'A kit was counted.',
  xReady: 'Mister X has registered his start.',
  doublePlayed: 'Mister X has spent a double card.',
  legTaken: 'Mister X has made a leg.',
  confiscated: 'Mister X takes a ticket for a voluntary reveal, or it goes to the box.',
  ended: 'The game is over.',
};

const CODE_WORDS: Words<RefusalCode> = {
  ...PURSUIT_CODE_WORDS,
  OUT_OF_ORDER: 'Another pawn acts first.',
  BLACK_X_ONLY: 'Black tickets are Mister X’s.',
  TICKET_EXCHANGE_FORBIDDEN: 'Detectives exchange no tickets.',
  DOUBLE_NONE_LEFT: 'No double card is left.',
  DOUBLE_ALREADY_ACTIVE: 'A double move is under way.',
  DOUBLE_NO_SECOND_LEG: 'After this first leg no second one is possible.',
  LOG_FULL: 'The log has no slot left.',
  VOLUNTARY_REVEAL_DISABLED: 'This table plays without voluntary reveals, or their number is used up.',
  VOLUNTARY_REVEAL_NOT_NOW: 'He shows himself here anyway, or it is not the end of his turn.',
  CONFISCATION_INVALID: 'At most one ticket from each detective, and only one that he has.',
  FERRY_X_ONLY: 'The boat is for Mister X.',
  FERRY_NEEDS_BLACK: 'The boat takes black tickets only.',
};

const OUTCOME_WORDS: Readonly<Record<OutcomeCode, OutcomeWords>> = {
  CAUGHT: {
    winner: HUNTER_ROLE,
    meaning: 'A detective stands where Mister X stands.',
    report: 'Mister X was caught',
  },
  X_SURROUNDED: {
    winner: HUNTER_ROLE,
    meaning: 'Every stop that he could reach is occupied.',
    report: 'Mister X was surrounded',
  },
  X_NO_FARE: {
    winner: HUNTER_ROLE,
    meaning: 'He can pay for no leg to a free stop.',
    report: 'Mister X could not pay his fare',
  },
  X_ESCAPED: {
    winner: X_ROLE,
    meaning: 'The limit of rounds or slots is reached.',
    report: 'Mister X escaped',
  },
  DETECTIVES_STUCK: {
    winner: X_ROLE,
    meaning: 'No detective can move any more.',
    report: 'the detectives were stuck',
  },
  X_LOG_VIOLATION: {
    winner: HUNTER_ROLE,
    meaning: 'A log entered from paper breaks the rules.',
    report: 'Mister X’s log was wrong',
  },
  ...CONCEDED_WORDS,
};

const FLAG_WORDS: Words<FlagName> = {
  ...PURSUIT_FLAG_WORDS,
  players: 'Fewest and most hunters.',
  supply: 'All tickets and cards of the box.',
  x_kit: 'What Mister X begins with; black: one for each detective.',
  detective_kit: 'What each detective begins with.',
  board_edition: 'Edition of the board; the later one lacks some lines.',
  start_deck: 'One deck of start cards for all, or one for Mister X and one for detectives.',
  two_hunter_order: 'Two hunters: both pawns of one in a row, or by turns.',
  detective_order: 'Detectives move in a fixed order, or as they like.',
  double_transit_through_detective: 'The first leg of a double onto a detective: refused, caught, or allowed.',
  double_per_turn_max: 'Double cards in one turn.',
  double_entry: 'Both legs are sent together, or step by step.',
  reveal_slots: 'Slots of the log that show Mister X, ascending.',
  reveal_at_end: 'Everything is shown at the end.',
  limit: 'Mister X escapes after this many rounds (turns), or slots (legs).',
  final_round_replies: 'Detectives still move after his last turn.',
  log_slots: 'Slots of the log.',
  stuck_check:
    'Detectives are stuck when at the beginning of their turn none can move, or after a whole round without a move.',
  x_no_ticket: 'He can pay for no leg: the hunters win, he borrows from the box, or stays.',
  x_ordinary_tickets: 'His ordinary tickets run out, or never do.',
  x_ticket_counts_public: 'Everybody sees how many tickets he has.',
  double_card_goes_to: 'A spent double card is put aside, or goes to his left neighbour.',
  voluntary_reveal: 'He may show himself and take tickets for it.',
  voluntary_reveal_max: 'How often; null: as often as he likes.',
  voluntary_ticket_to: 'Where tickets taken for a voluntary reveal go.',
  audit_violation: 'A log entered from paper that breaks the rules is reported, or loses.',
  theme: 'Colours printed on tickets. No rule depends on it.',
};

const EDITIONS = FLAGS.board_edition.values;

export const describer: PursuitDescriber<ScotlandYard> = {
  game: scotlandYard,
  title: 'Scotland Yard',
  roles: ROLE_WORDS,
  shapes: {
    options: optionsInput.extend({
      board: boardChoiceShape(Object.keys(BOARDS)).default('london'),
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
  timers: [{ id: 'deal', ms: 0, meaning: 'deal: the referee deals the starts.' }],
  codes: CODE_WORDS,
  outcomes: OUTCOME_WORDS,
  boards: Object.keys(BOARDS).flatMap((board) =>
    EDITIONS.map((edition) => described({ board, flags: { board_edition: edition } })),
  ),
  boardOf: described,
};

function described({ board, flags }: BoardOptions): DescribedBoard {
  const { board_edition: edition } = flags;
  const { data } = boardOf(BOARDS, { board, flags: { board_edition: edition } });
  const options = { board: data.id, flags: { board_edition: edition } };
  return { options, data };
}
