import { ok, type Result } from '@mister-x/engine/core/result';
import type { PursuitFact } from './facts.js';

type VerdictRow = { readonly verdict: string };
type AuditedEvent = Extract<PursuitFact, { readonly type: 'audited' }>;

/** Whether X's moves were in order. */
export function isConsistent(rows: readonly VerdictRow[]): boolean {
  return rows.every(({ verdict }) => verdict === 'OK');
}

/** During play an audit says one word, and it never depends on who asks (CM-14). */
export function answerAudit<Transition>(
  run: { emit(event: AuditedEvent): void; readonly transition: Transition },
  rows: readonly VerdictRow[],
): Result<Transition, never> {
  run.emit({ type: 'audited', answer: isConsistent(rows) ? 'consistent' : 'inconsistent' });
  return ok(run.transition);
}
