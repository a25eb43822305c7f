import type { Course } from '../../core/decision.js';
import { REFEREE, type Seat } from '../../core/game.js';
import { err, ok, type Result } from '../../core/result.js';
import { isConsistent, paperReport, report } from './replay.js';
import type { Run } from './run.js';
import { type Action, type Event, PAPER_RESULTS, type State, type SyRefusal } from './types.js';

/** During play the audit says one word, and it never depends on who asks (SY-61, CM-14). */
export function audit(run: Run): Result<Course<State, Event>, SyRefusal> {
  const consistent = isConsistent(report(run.board, run.state));
  run.emit({ type: 'audited', answer: consistent ? 'consistent' : 'inconsistent' });
  return ok(run.course);
}

/**
 * The rest of the evening was played on paper: X's rows are replayed, then the game ends as the
 * people say, or by the audit where that was agreed (SY-61). Only the host may enter it, so
 * that X cannot declare himself escaped.
 */
export function enterPaper(
  run: Run,
  seat: Seat,
  action: Extract<Action, { type: 'paperLog' }>,
): Result<Course<State, Event>, SyRefusal> {
  if (seat !== REFEREE) return err({ code: 'NOT_YOUR_TURN' });
  const result = PAPER_RESULTS.find((code) => code === action.result);
  if (result === undefined) return err({ code: 'MALFORMED' });
  const rows = paperReport(run.board, run.state, action.rows);
  const before = report(run.board, run.state);
  run.emit({ type: 'paperEntered', report: rows });
  const { audit_violation: violation } = run.state.options.flags;
  const clean = isConsistent(before) && isConsistent(rows);
  run.end(clean || violation === 'report_only' ? result : 'X_LOG_VIOLATION');
  return ok(run.course);
}
