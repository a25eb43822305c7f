import type { Witness } from '../lib/trust/witness.svelte.js';

/** Writes down the head of the chain with which this round begins, or the last one. */
export async function noteHead(
  witness: Witness | null,
  { phase, round }: { readonly phase: string; readonly round: number },
): Promise<void> {
  if (phase !== 'over' && round === 0) return;
  await witness?.note(phase === 'over' ? 'end' : round);
}
