import type { Visit } from './visit.svelte.js';

/** A take-back or a concession is asked for: the referee takes no move before the answer (CM-13, CM-17). */
export function isInputHeld({ view }: Pick<Visit, 'view'>): boolean {
  return (view?.takeback.open ?? view?.concession.open ?? null) !== null;
}
