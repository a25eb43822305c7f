import type { Slot } from '../../core/game.js';
import type { Event, Leg, View } from './types.js';

/**
 * Slots of X's log: `0` is his start, then one for each window (SY-25). Each is committed to when it
 * is filled and opened when he shows himself there, or at the end (CM-12).
 */

export function slot(event: Event): Slot | undefined {
  switch (event.type) {
    case 'xReady':
      return startSlot(event.secret.stop);
    case 'legTaken':
      return legSlot(event.window, { ticket: event.ticket, stop: event.secret.stop });
    default:
      return undefined;
  }
}

export function opens(event: Event): readonly string[] {
  return event.type === 'revealed' ? [String(event.window)] : [];
}

export function startSlot(stop: number): Slot {
  return { window: '0', move: { stop } };
}

/** What X's phone commits to when he sends these legs, his view being `view`. */
export function legSlots({ log }: View, legs: readonly Leg[]): readonly Slot[] {
  return legs.map((leg, index) => legSlot(log.length + index + 1, leg));
}

function legSlot(window: number, { stop, ticket }: Leg): Slot {
  return { window: String(window), move: { stop, ticket } };
}
