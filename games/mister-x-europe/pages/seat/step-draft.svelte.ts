import type { HunterSeat, TicketKind, Ticket, View } from '../../rules/browser.js';
import { NO_SPECIAL, type SpecialEntry } from '../shared/special-entry.js';

/**
 * What someone has touched and counted in a step, and not sent yet. Kept by the page, so that it outlives
 * Mister X's cover and a look at another tab; a new one for each `stepKey`.
 */
export class StepDraft {
  /** Places of the own hand whose tickets are to be thrown off, or given. */
  touched = $state.raw<readonly number[]>([]);
  /** Printed tickets are being counted: those that were drawn, or those that are thrown off. */
  counting = $state<'draw' | 'discard' | null>(null);
  counted = $state.raw<readonly Ticket[]>([]);
  /** Mister X looks at the starts of this mission, and at this one of them (MX-9, MX-10). */
  mission = $state<string | null>(null);
  start = $state<number | null>(null);
  /** A special that one hunter enters for all, where no screen shows a hand (MX-11). */
  special = $state.raw<SpecialEntry>(NO_SPECIAL);
  /** The special that the beacons buy is on: who goes where (MX-43). */
  operating = $state(false);
  /** Whose ticket's number is asked for, in that special. */
  asked = $state.raw<{ readonly seat: HunterSeat; readonly kind: TicketKind } | null>(null);

  touch(place: number): void {
    this.touched = this.touched.includes(place)
      ? this.touched.filter((each) => each !== place)
      : [...this.touched, place];
  }
}

/**
 * Changes when what was put together no longer fits: with the step, and with the own hand, whose places are
 * meant; in the step of specials with every hand, as any special spends tickets, and with the own offer: what
 * was touched for it lies there now. What others do in a step where each does his own changes nothing.
 */
export function stepKey(view: View, seat: string): string {
  const counts = view.hunters
    .filter((hunter) => hunter.seat === seat || (seat !== 'x' && view.phase === 'specials'))
    .map(({ tickets }) => tickets);
  const hand = seat === 'x' ? view.own?.hand : view.hands[seat as keyof View['hands']];
  const offer = view.offers[seat as keyof View['offers']];
  return [view.phase, view.round, counts.join(), hand?.join(), offer?.join()].join('/');
}
