import type { GameDescriber, RoleWords, Words } from '@mister-x/engine/core/describe/describer';
import { MATCH_CODE_WORDS } from '@mister-x/engine/core/describe/match-words';
import type { GameTypes } from '@mister-x/engine/core/game';

/** What pursuits share, in words. */

type TravelWordMembers = 'transports' | 'tickets' | 'specials';
/** Every pursuit says by what its pawns travel, and what they pay. */
export type PursuitDescriber<T extends GameTypes> = GameDescriber<T> &
  Required<Pick<GameDescriber<T>, TravelWordMembers>>;

/** Roles, as seats have them. */
export const X_ROLE = 'misterX';
export const HUNTER_ROLE = 'hunter';
export const REFEREE_ROLE = 'referee';
export const ALL_ROLES = [X_ROLE, HUNTER_ROLE, REFEREE_ROLE];

export const ROLE_WORDS: readonly RoleWords[] = [
  { role: X_ROLE, name: 'Mister X', seats: 'x', secret: true, meaning: 'Moves in secret.' },
  {
    role: HUNTER_ROLE,
    name: 'the detectives',
    seats: 'h1 to h5',
    secret: false,
    meaning: 'Plays one or more detectives; view.game.detectives says whose pawn each is.',
  },
  {
    role: REFEREE_ROLE,
    seats: 'referee',
    secret: false,
    meaning: 'Not a player: deals and other timers, and decisions of the host.',
  },
];

const { GAME_OVER, NOT_YOUR_TURN, PHASE_WRONG } = MATCH_CODE_WORDS;
const { TAKEBACK_DISABLED, TAKEBACK_NOT_NOW, TAKEBACK_DECLINED } = MATCH_CODE_WORDS;

export const PURSUIT_CODE_WORDS = {
  MALFORMED: 'Not of the shape of an action; see member and cause.',
  GAME_NOT_STARTED: 'Starts, hands or missions are still to be registered.',
  GAME_OVER,
  NOT_YOUR_TURN,
  DETECTIVE_ALREADY_MOVED: 'This detective has moved in this round.',
  PHASE_WRONG,
  STOP_UNKNOWN: 'The board has no such stop.',
  TICKET_UNKNOWN: 'There is no such ticket.',
  TICKET_NOT_OWN: 'The ticket belongs to someone else.',
  DOUBLE_SECOND_LEG_MISSING: 'A double move needs two legs.',
  NO_CONNECTION: 'No line of this transport joins the two stops.',
  TICKET_NOT_HELD: 'No such ticket is left.',
  TICKET_ALREADY_SPENT: 'This very ticket was spent or is seen elsewhere.',
  X_STOP_OCCUPIED: 'A detective stands where Mister X wants to arrive.',
  X_TRANSIT_OCCUPIED: 'A detective stands where the first leg of a double ends.',
  DETECTIVE_STOP_OCCUPIED: 'Another detective stands there.',
  PASS_NOT_ALLOWED: 'Who can move must move.',
  OPTION_LOCKED: 'Too late: this is settled before the game begins.',
  SETUP_PLAYER_COUNT: 'Too few or too many hunters.',
  SETUP_SPLIT_INVALID: 'The detectives are not split like this among the hunters.',
  SETUP_START_INVALID: 'There is no start card of this stop.',
  SETUP_START_TAKEN: 'Someone else begins there.',
  SETUP_HAND_SIZE: 'Not the right number of tickets for a first hand or kit.',
  TAKEBACK_DISABLED,
  TAKEBACK_NOT_NOW,
  TAKEBACK_DECLINED,
  CONFIG_INCONSISTENT: 'The options do not have the right shape, or contradict each other; see member and cause.',
  CONFIG_SUPPLY_MISMATCH: 'The tickets are not those of the game; see member and cause.',
  BOARD_DATA_INVALID: 'This is no board to play on; see member and cause.',
} as const;

export const CONCEDED_WORDS = {
  CONCEDED_BY_X: { winner: HUNTER_ROLE, meaning: 'Mister X gave up.', report: 'Mister X gave up' },
  CONCEDED_BY_DETECTIVES: {
    winner: X_ROLE,
    meaning: 'The hunters gave up together.',
    report: 'the detectives gave up',
  },
  ABANDONED: {
    winner: null,
    meaning: 'The host ended the game.',
    report: 'the game was ended early',
  },
} as const;

/** Flags that pursuits share. */
export const PURSUIT_FLAG_WORDS = {
  start_source: 'Start stops are drawn as cards and registered, or dealt by the referee.',
  detective_pass: 'Whether a detective who can move may stay.',
  x_onto_detective: 'Mister X onto a detective: refused, or he is caught.',
  x_no_free_stop: 'All stops round Mister X are held: the hunters win, or he stays for a round.',
  takeback: 'Moves are taken back if Mister X agrees, only where they tested nothing hidden, or never.',
  ticket_ids: 'Tickets count by kind, or each piece has a number of its own.',
  whereabouts_shown: 'Whether everybody is shown where Mister X can be, by what the table was told (`known`).',
} as const satisfies Words<string>;
