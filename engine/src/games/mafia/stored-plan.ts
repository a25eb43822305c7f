import type { Plan, StoredPlan } from './words.js';

/** Characters of a plan as it is stored, more than the largest one has. */
const SIZE = 4096;

/**
 * A plan as it is committed to and sealed: of one size, whatever it holds, since its length would tell
 * how much somebody has stored.
 * @param queue the queue of moves was saved, and not only something else (MF-97)
 */
export function storedPlan(plan: Plan, queue: boolean): StoredPlan {
  const { exchange, layout, moves, ransoms, confirm } = plan;
  const stored = { exchange, layout, moves, ransoms, confirm, queue, pad: '' };
  const left = SIZE - JSON.stringify(stored).length;
  return { ...stored, pad: '.'.repeat(Math.max(0, left)) };
}
