import type { Witness } from '../witness/witness.svelte.js';

/**
 * Writes down the head of the chain with which this round begins, or the last one.
 * @param round 0 before the first
 */
export async function noteChainHead(
  witness: Witness | null,
  { round, over }: { readonly round: number; readonly over: boolean },
): Promise<void> {
  if (!over && round === 0) return;
  await witness?.note(over ? 'end' : round);
}
