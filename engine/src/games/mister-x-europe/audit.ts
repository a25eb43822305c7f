import type { Course } from '../../core/decision.js';
import { ok, type Result } from '../../core/result.js';
import { isConsistent, report } from './replay.js';
import type { Run } from './run.js';
import type { EuropeRefusal, Event, State } from './types.js';

/** During play the audit says one word, and it never depends on who asks (CM-14). */
export function audit(run: Run): Result<Course<State, Event>, EuropeRefusal> {
  const consistent = isConsistent(report(run.board, run.state));
  run.emit({ type: 'audited', answer: consistent ? 'consistent' : 'inconsistent' });
  return ok(run.course);
}
