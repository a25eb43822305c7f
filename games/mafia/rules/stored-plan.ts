import type { Plan, PlanInput, StoredPlan } from './types.js';

/**
 * A plan as it is committed to. Its length would tell how much someone has stored: what seals it is of one size
 * (`silentRoom`).
 * @param queue the queue of moves was saved, and not only something else (MF-97)
 */
export function storedPlan(plan: Plan, queue: boolean): StoredPlan {
  const { exchange, layout, moves, ransoms, confirm } = plan;
  return { exchange, layout, moves, ransoms, confirm, queue };
}

/** What a seat changes of what it stored before: what is left out stays, `null` clears. */
export function planChangeFrom(before: Plan, input: PlanInput): Partial<Plan> {
  const { exchange, layout, moves, ransoms, confirm } = input;
  const change: Partial<Plan> = {
    ...(exchange === undefined ? {} : { exchange }),
    ...(layout === undefined ? {} : { layout }),
    ...(moves === undefined ? {} : { moves: moves ?? [] }),
    ...(ransoms === undefined ? {} : { ransoms: ransoms ?? [] }),
    ...(confirm === undefined ? {} : { confirm: confirm ?? false }),
  };
  // Without a layout there is nothing that its moves could open (MF-97).
  const isEmptied = layout === null && before.layout !== null;
  return isEmptied ? { moves: [], ...change } : change;
}
