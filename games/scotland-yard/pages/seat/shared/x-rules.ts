import {
  type Action,
  type TakenTickets,
  flagsOf,
  ORDINARY_TICKETS,
  secondLegs,
  type Ticket,
  type View,
} from '../../../rules/browser.js';
import type { Leg, MoveDraft, PawnMoves } from '../../../../pursuit/pages/move/move-draft.js';
import { boardFor } from '../../shared/board.js';

/** A move of this game while it is being entered. */
export type YardDraft = MoveDraft<Ticket>;

/** What Mister X may enter, read off his own view; the referee has the last word. */
export function xMover(view: View): PawnMoves<Ticket> {
  const { own } = view;
  const double = {
    first: own?.firstLegs ?? [],
    second: (leg: Leg<Ticket>) => secondLegs(boardFor(view), view, leg),
    stepwise: flagsOf(view).double_entry === 'stepwise',
  };
  return {
    detective: null,
    reach: own?.reach ?? [],
    ...(own?.mayDouble === true && double.first.length > 0 ? { double } : {}),
  };
}

/** The command of Mister X; only at the summary. */
export function travelOf(draft: YardDraft, show: TakenTickets | null): Extract<Action, { type: 'travel' }> | undefined {
  const legs = draft.complete;
  if (legs === undefined) return undefined;
  return {
    type: 'travel',
    legs,
    ...(draft.double ? { double: true } : {}),
    ...(show === null ? {} : { show }),
  };
}

/** The slots that so many legs fill, each with whether it shows him (SY-35). */
export function slotsAhead(view: View, legs: number): readonly { readonly slot: number; readonly shows: boolean }[] {
  return Array.from({ length: legs }, (_, i) => {
    const slot = view.log.length + 1 + i;
    return { slot, shows: view.revealSlots.includes(slot) };
  });
}

/** Whether he may show himself of his own will after so many legs of this turn (SYC-14). */
export function mayShowAfter(view: View, legs: number): boolean {
  const { voluntary_reveal: agreed, voluntary_reveal_max: max } = flagsOf(view);
  if (view.own === null || !agreed) return false;
  const used = view.log.filter(({ shown }) => shown === 'voluntary').length;
  if (max !== null && used >= max) return false;
  return slotsAhead(view, legs)[legs - 1]?.shows === false;
}

/** Detectives who have a ticket to give away when he shows himself (SYC-15). */
export function detectivesToPay(view: View): View['detectives'] {
  return view.detectives.filter(({ tickets }) => ORDINARY_TICKETS.some((each) => tickets[each] > 0));
}

/** Those of them about whom nothing was said, not even that nothing is taken. */
export function detectivesUndecided(view: View, take: TakenTickets): readonly string[] {
  return detectivesToPay(view).flatMap(({ id }) => (take[id] === undefined ? [id] : []));
}

/** After this leg no fare may be left (SY-30). */
export function isRisky(view: View, leg: Leg<Ticket>): boolean {
  return view.own?.risky.some(({ ticket, stop }) => ticket === leg.ticket && stop === leg.stop) === true;
}

/** Changes whenever a move that was begun no longer fits. */
export function turnKey(view: View): string {
  return [view.phase, view.round, view.log.length, view.own?.stop, view.next.join()].join('/');
}
