import type { Rng } from '@mister-x/engine/core/rng';
import { PursuitRun } from '../../pursuit/rules/decide.js';
import {
  CLOSING_WINNERS,
  detectiveId,
  skipCauseOf,
  type Winner,
} from '../../pursuit/rules/pawns.js';
import { apply } from './apply.js';
import type { YardBoard } from './board.js';
import { BROKE, SURROUNDED } from './flag-meaning.js';
import { canMove } from './pawns.js';
import {
  type DetectiveId,
  type Event,
  ORDINARY,
  type Ordinary,
  type OutcomeCode,
  type SkipCause,
  type State,
} from './types.js';
import { fittingLoan, type Ground, standstill } from './x-moves.js';

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

export type Run = PursuitRun<YardBoard, State, Event, OutcomeCode>;

export function begin(board: YardBoard, state: State, rng: Rng): Run {
  return new PursuitRun<YardBoard, State, Event, OutcomeCode>(board, state, rng, apply, WINNERS);
}

/** The end checks follow SY-58; the numbers in the comments are its steps. */

/** X's leg has ended: did he step onto a detective where that is allowed? (5.) */
export function afterLeg(run: Run, mayTouch: boolean): void {
  const { x, detectives } = run.state;
  if (mayTouch) return;
  const at = detectives.findIndex(({ stop }) => stop === x.stop);
  if (at >= 0) run.end('CAUGHT', detectiveId(at));
}

/** X's turn is complete, or he could not move. */
export function afterXTurn(run: Run): void {
  const code = endOfXTurn(run);
  if (code === undefined) skipStuck(run);
  else run.end(code);
}

function endOfXTurn(run: Run): OutcomeCode | undefined {
  const { flags } = run.state.options;
  if (!flags.final_round_replies && limitReached(run.state)) return 'X_ESCAPED'; // 6.
  return flags.stuck_check === 'immediate' && allStuck(run) ? 'DETECTIVES_STUCK' : undefined; // 7.
}

/** A detective has moved, or passed. */
export function afterDetective(run: Run, id: DetectiveId, to: number | null): void {
  if (to !== null && to === run.state.x.stop)
    run.end('CAUGHT', id); // 1.
  else skipStuck(run);
}

/** Skips are automatic; nobody has to enter them (SY-52). */
function skipStuck(run: Run): void {
  if (run.state.options.flags.detective_order === 'free') skipAllOrNone(run);
  else skipInOrder(run);
}

/** A detective's turn comes; those who cannot move lose it until one can. */
function skipInOrder(run: Run): void {
  for (let i = 0; i < run.state.acted.length; i++) {
    if (run.state.acted[i] === true) continue;
    if (canMove(run.board, run.state, i)) return;
    skip(run, i);
  }
  closeRound(run);
}

/** In free order nobody is skipped while a colleague may still make room. */
function skipAllOrNone(run: Run): void {
  const { board, state } = run;
  if (state.acted.some((done, i) => !done && canMove(board, state, i))) return;
  for (const [i, done] of state.acted.entries()) if (!done) skip(run, i);
  closeRound(run);
}

function skip(run: Run, index: number): void {
  run.emit({
    type: 'skipped',
    detective: detectiveId(index),
    cause: skipCause(run.board, run.state, index),
  });
}

function skipCause(board: YardBoard, state: State, index: number): SkipCause {
  const { stop = null, tickets } = state.detectives[index] ?? {};
  const held = ORDINARY.filter((ticket) => (tickets?.[ticket] ?? 0) > 0);
  return skipCauseOf(
    held,
    (transport) => stop !== null && board.neighbours(stop, transport as Ordinary).length > 0,
  );
}

function closeRound(run: Run): void {
  const code = endOfRound(run);
  if (code === undefined) openRound(run);
  else run.end(code);
}

function endOfRound(run: Run): OutcomeCode | undefined {
  if (limitReached(run.state)) return 'X_ESCAPED'; // 2.
  const immediate = run.state.options.flags.stuck_check === 'immediate';
  return (immediate ? allStuck(run) : run.state.idle) ? 'DETECTIVES_STUCK' : undefined; // 3.
}

export function limitReached({ options, round, x }: State): boolean {
  const { unit, count } = options.flags.limit;
  return (unit === 'round' ? round : x.log.length) >= count;
}

function allStuck({ board, state }: Run): boolean {
  return state.detectives.every((_, i) => !canMove(board, state, i));
}

/** X's turn opens; if he cannot move, the flags say what follows (4., SY-55). */
export function openRound(run: Run): void {
  run.emit({ type: 'roundOpened', round: run.state.round + 1 });
  const remedy = standing(run.board, run.state);
  if (remedy === undefined) return;
  if (remedy === 'skip') {
    run.emit({ type: 'xStayed' });
    afterXTurn(run);
  } else if (remedy === 'lend') {
    run.emit({ type: 'fareLent' });
  } else {
    run.end(remedy);
  }
}

/** What becomes of X where he cannot move as his turn opens: he stays, is lent a fare, or has lost. */
export function standing(
  board: YardBoard,
  ground: Ground,
): 'skip' | 'lend' | OutcomeCode | undefined {
  const why = standstill(board, ground);
  if (why === undefined) return undefined;
  const { flags } = ground.options;
  if (why === 'surrounded') return SURROUNDED[flags.x_no_free_stop];
  const remedy = BROKE[flags.x_no_ticket];
  return remedy === 'lend' && fittingLoan(board, ground) === undefined ? 'X_NO_FARE' : remedy;
}
