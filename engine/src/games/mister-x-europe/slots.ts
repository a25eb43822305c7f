import type { Slot } from '../../core/game.js';
import { kindOf } from './tickets.js';
import type { Event, Leg, Ticket, View } from './types.js';

/**
 * X's positions as slots of commitments: `0` is his start, then one for each secret leg (MX-19). Each is
 * committed to when it is filled; an investigation and the check tell the city and no more, so they open none.
 */

export function slot(event: Event): Slot | undefined {
  switch (event.type) {
    case 'missionChosen':
      return startSlot(event.mission, event.secret.stop);
    case 'legTaken':
      return legSlot(event.slot, event.secret.stop, event.ticket, false);
    case 'secretLegTaken':
      return legSlot(event.slot, event.secret.stop, event.secret.ticket, true);
    default:
      return undefined;
  }
}

export function opens(): readonly string[] {
  return [];
}

export function startSlot(mission: string, stop: number): Slot {
  return { window: '0', move: { mission, stop } };
}

/** What X's phone commits to when he sends these legs, his view being `view`. Open legs need none. */
export function legSlots(view: View, legs: readonly Leg[], secret: boolean): readonly Slot[] {
  const first = view.slots.length + 1;
  return legs
    .slice(0, secretLegs(view, legs.length))
    .map((leg, i) => legSlot(first + i, leg.stop, leg.ticket, secret));
}

/** How many of the next legs are secret (MX-56, MX-57). */
export function secretLegs({ secretMoves, secretLeft }: View, legs: number): number {
  if (secretMoves.unit === 'round') return secretLeft > 0 ? legs : 0;
  return Math.min(legs, secretLeft);
}

/** The kind of the ticket: which piece of that kind it was is the ledger's affair. */
function legSlot(number: number, stop: number, ticket: Ticket, faceDown: boolean): Slot {
  return { window: String(number), move: { stop, ticket: kindOf(ticket), faceDown } };
}
