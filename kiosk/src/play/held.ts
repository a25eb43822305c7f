import type { Session } from '../lib/client/session.svelte.js';

/** Someone wants a move back, or to give up: the referee takes no move before the answer (CM-13, CM-17). */
export function isHeld({ view }: Pick<Session, 'view'>): boolean {
  return (view?.takeback.open ?? view?.concession.open ?? null) !== null;
}
