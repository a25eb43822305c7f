import { CHANGES_PER_ROUND_MAX } from '../match-batch.js';
import { CONCESSION_TIMEOUT_MS } from '../concession.js';
import { type MatchCode, TAKEBACK_TIMEOUT_MS } from '../match.js';
import type { SharedCommand } from '../match-choices.js';
import type { TimerWords, Words } from './describer.js';

/** What all games share, in words. */

export const MATCH_CODE_WORDS: Words<MatchCode> = {
  GAME_OVER: 'The game is over.',
  PHASE_WRONG: 'Not in this step of the turn, or not while something else waits for an answer.',
  NOT_YOUR_TURN: 'It is another seat’s turn.',
  TAKEBACK_DISABLED: 'This table plays without take-backs, or this move cannot be taken back.',
  TAKEBACK_NOT_NOW: 'There is no move to take back, or it was already asked for once.',
  TAKEBACK_DECLINED: 'The request for a take-back was declined, or not answered in time.',
  CONCEDE_NOT_NOW: 'Nobody is asked, or the same seat was already refused in this round.',
  CHANGE_LIMIT: `The seat changed its plans, notes, votes or settings ${CHANGES_PER_ROUND_MAX} times in this round: no more before the next.`,
};

type Sendable = Exclude<SharedCommand['kind'], 'takeback-timeout' | 'concede-timeout'>;

export const COMMAND_WORDS: Words<Sendable> = {
  takeback: 'Ask for the last move back.',
  'answer-takeback': 'Agree to a take-back, or decline it; by correspondence the one who asked may withdraw it so.',
  concede: 'Give up, or ask the others on the same side to give up.',
  'answer-concede': 'Agree to give up, or play on.',
  abandon: 'End a game that nobody will finish; from the seat referee.',
};

/** Notices about the match itself; `game` wraps those of the game. */
export const MATCH_NOTICE_WORDS = {
  game: 'Something happened in the game; see notice.',
  'takeback-asked': 'A seat asks another for its last move back.',
  'takeback-declined': 'The request was declined, timed out, or was withdrawn.',
  'taken-back': 'The last move was taken back: what was told of it no longer holds.',
  'concede-asked': 'A seat wants to concede and asks the others.',
  'concede-agreed': 'A seat agrees to give up.',
  'concede-declined': 'A seat wants to play on, or not all answered in time: the game continues.',
  seat: 'A client took or left a seat; never over standard input and output.',
} as const;

export const MATCH_TIMER_WORDS: readonly TimerWords[] = [
  {
    id: 'takeback',
    ms: TAKEBACK_TIMEOUT_MS,
    meaning:
      'Silence declines a take-back. By correspondence it runs as long as a player may take, without a deadline not at all.',
  },
  { id: 'concede', ms: CONCESSION_TIMEOUT_MS, meaning: 'Silence declines a request to concede.' },
];
