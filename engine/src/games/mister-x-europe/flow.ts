import { detectiveId } from '../../pursuit/pawns.js';
import { positionCheck } from './check.js';
import { groundOf, type Run } from './run.js';
import type { DetectiveId } from './types.js';
import { walledIn } from './x-moves.js';

/** The end checks follow MX-63; the numbers in the comments are its steps. */

/** X's leg has ended: did he step onto a detective where that is allowed (1.), or reach his goal (2.)? */
export function afterLeg(run: Run): void {
  const { x, detectives } = run.state;
  const at = detectives.findIndex(({ stop }) => stop === x.stop);
  if (at >= 0) run.end('CAUGHT', detectiveId(at));
  else if (isGoal(run, x.stop)) run.end('MISSION_COMPLETE');
}

function isGoal({ board, state }: Run, stop: number | null): boolean {
  const { mission } = state.x;
  const goals = mission === null ? undefined : board.data.missions?.[mission]?.goals;
  return stop !== null && goals?.includes(stop) === true;
}

/** A detective came somewhere, by his move or a special operation (3.; MX-48). */
export function afterArrival(run: Run, id: DetectiveId, to: number): void {
  const immediate = run.state.options.flags.capture_timing === 'immediate';
  if (immediate && to === run.state.x.stop) run.end('CAUGHT', id);
}

/** All have drawn and no disc lies on the board: the positions are checked, then X's turn opens (MX-16). */
export function afterRefills(run: Run): void {
  const { phase, drawn: done, discs } = run.state;
  if (phase !== 'refill' || !done.every(Boolean) || discs.length > 0) return;
  positionCheck(run);
  if (!run.over) openRound(run);
}

/** X's turn opens; walled in he has lost, or stays (4.; MX-31). */
export function openRound(run: Run): void {
  run.emit({ type: 'roundOpened', round: run.state.round + 1 });
  if (!walledIn(run.board, groundOf(run.state))) return;
  if (run.state.options.flags.x_no_free_stop === 'detectives_win') run.end('X_SURROUNDED');
  else run.emit({ type: 'xStayed', why: 'surrounded' });
}
