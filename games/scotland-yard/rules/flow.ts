import type { Rng } from '@mister-x/engine/core/rng';
import { PursuitDecision } from '../../pursuit/rules/decide.js';
import { CLOSING_WINNERS, detectiveId, skipCauseOf, type Winner } from '../../pursuit/rules/pawns.js';
import { apply } from './apply.js';
import type { YardBoard } from './board.js';
import { WHEN_WITHOUT_FARE, WHEN_SURROUNDED } from './flag-meaning.js';
import { canMove } from './pawns.js';
import {
  type DetectiveId,
  type Event,
  ORDINARY_TICKETS,
  type OrdinaryTicket,
  type OutcomeCode,
  type SkipCause,
  type State,
} from './types.js';
import { fittingLoan, type XMoveGround, xStuckCause } from './x-moves.js';

/** Who has won by each outcome (section 5 of the conventions). */
const WINNERS: Readonly<Record<OutcomeCode, Winner>> = {
  CAUGHT: 'detectives',
  X_SURROUNDED: 'detectives',
  X_NO_FARE: 'detectives',
  X_ESCAPED: 'x',
  DETECTIVES_STUCK: 'x',
  X_LOG_VIOLATION: 'detectives',
  ...CLOSING_WINNERS,
};

export type YardDecision = PursuitDecision<YardBoard, State, Event, OutcomeCode>;

export function begin(board: YardBoard, state: State, rng: Rng): YardDecision {
  return new PursuitDecision<YardBoard, State, Event, OutcomeCode>(board, state, rng, apply, WINNERS);
}

/** The end checks follow SY-58; the numbers in the comments are its steps. */

/** X's leg has ended: did he step onto a detective where that is allowed? (5.) */
export function afterLeg(decision: YardDecision, mayTouch: boolean): void {
  const { x, detectives } = decision.state;
  if (mayTouch) return;
  const at = detectives.findIndex(({ stop }) => stop === x.stop);
  if (at >= 0) decision.end('CAUGHT', detectiveId(at));
}

/** X's turn is complete, or he could not move. */
export function afterXTurn(decision: YardDecision): void {
  const code = endOfXTurn(decision);
  if (code === undefined) skipStuckDetectives(decision);
  else decision.end(code);
}

function endOfXTurn(decision: YardDecision): OutcomeCode | undefined {
  const { flags } = decision.state.options;
  if (!flags.final_round_replies && limitReached(decision.state)) return 'X_ESCAPED'; // 6.
  return flags.stuck_check === 'immediate' && areAllDetectivesStuck(decision) ? 'DETECTIVES_STUCK' : undefined; // 7.
}

/** A detective has moved, or passed. */
export function afterDetective(decision: YardDecision, id: DetectiveId, to: number | null): void {
  if (to !== null && to === decision.state.x.stop)
    decision.end('CAUGHT', id); // 1.
  else skipStuckDetectives(decision);
}

/** Skips are automatic; nobody has to enter them (SY-52). */
function skipStuckDetectives(decision: YardDecision): void {
  if (decision.state.options.flags.detective_order === 'free') skipIfAllStuck(decision);
  else skipStuckInOrder(decision);
}

/** A detective's turn comes; those who cannot move lose it until one can. */
function skipStuckInOrder(decision: YardDecision): void {
  for (let i = 0; i < decision.state.acted.length; i++) {
    if (decision.state.acted[i] === true) continue;
    if (canMove(decision.board, decision.state, i)) return;
    skipDetective(decision, i);
  }
  closeRound(decision);
}

/** In free order nobody is skipped while a colleague may still make room. */
function skipIfAllStuck(decision: YardDecision): void {
  const { board, state } = decision;
  if (state.acted.some((done, i) => !done && canMove(board, state, i))) return;
  for (const [i, done] of state.acted.entries()) if (!done) skipDetective(decision, i);
  closeRound(decision);
}

function skipDetective(decision: YardDecision, index: number): void {
  decision.emit({
    type: 'skipped',
    detective: detectiveId(index),
    cause: skipCause(decision.board, decision.state, index),
  });
}

function skipCause(board: YardBoard, state: State, index: number): SkipCause {
  const { stop = null, tickets } = state.detectives[index] ?? {};
  const held = ORDINARY_TICKETS.filter((ticket) => (tickets?.[ticket] ?? 0) > 0);
  return skipCauseOf(
    held,
    (transport) => stop !== null && board.neighbours(stop, transport as OrdinaryTicket).length > 0,
  );
}

function closeRound(decision: YardDecision): void {
  const code = endOfRound(decision);
  if (code === undefined) openRound(decision);
  else decision.end(code);
}

function endOfRound(decision: YardDecision): OutcomeCode | undefined {
  if (limitReached(decision.state)) return 'X_ESCAPED'; // 2.
  const immediate = decision.state.options.flags.stuck_check === 'immediate';
  return (immediate ? areAllDetectivesStuck(decision) : decision.state.idle) ? 'DETECTIVES_STUCK' : undefined; // 3.
}

export function limitReached({ options, round, x }: State): boolean {
  const { unit, count } = options.flags.limit;
  return (unit === 'round' ? round : x.log.length) >= count;
}

function areAllDetectivesStuck({ board, state }: YardDecision): boolean {
  return state.detectives.every((_, i) => !canMove(board, state, i));
}

/** X's turn opens; if he cannot move, the flags say what follows (4., SY-55). */
export function openRound(decision: YardDecision): void {
  decision.emit({ type: 'roundOpened', round: decision.state.round + 1 });
  const remedy = consequenceForStuckX(decision.board, decision.state);
  if (remedy === undefined) return;
  if (remedy === 'skip') {
    decision.emit({ type: 'xStayed' });
    afterXTurn(decision);
  } else if (remedy === 'lend') {
    decision.emit({ type: 'fareLent' });
  } else {
    decision.end(remedy);
  }
}

/** What becomes of X where he cannot move as his turn opens: he stays, is lent a fare, or has lost. */
export function consequenceForStuckX(board: YardBoard, ground: XMoveGround): 'skip' | 'lend' | OutcomeCode | undefined {
  const why = xStuckCause(board, ground);
  if (why === undefined) return undefined;
  const { flags } = ground.options;
  if (why === 'surrounded') return WHEN_SURROUNDED[flags.x_no_free_stop];
  const remedy = WHEN_WITHOUT_FARE[flags.x_no_ticket];
  return remedy === 'lend' && fittingLoan(board, ground) === undefined ? 'X_NO_FARE' : remedy;
}
