import {
  type Action,
  type Confiscation,
  flagsOf,
  ORDINARY,
  secondLegs,
  type Ticket,
  type View,
} from '@mister-x/engine/scotland-yard/browser';
import type { EntryLeg, EntryRules, MoveEntry } from '../../../../pursuit/phone/move-entry.js';
import { boardFor } from '../../shared/board.js';

/** A move of this game while it is being entered. */
export type YardEntry = MoveEntry<Ticket>;

/** What Mister X may enter, read off his own view; the referee has the last word. */
export function xRules(view: View): EntryRules<Ticket> {
  const { own } = view;
  return {
    first: (double) => (double ? own?.firstLegs : own?.reach) ?? [],
    second: (leg) => secondLegs(boardFor(view), view, leg),
    mayDouble: own?.mayDouble === true && own.firstLegs.length > 0,
    stepwise: flagsOf(view).double_entry === 'stepwise',
  };
}

/** The command of Mister X; only at the summary. */
export function travelOf(
  entry: YardEntry,
  show: Confiscation | null,
): Extract<Action, { type: 'travel' }> | undefined {
  const legs = entry.complete;
  if (legs === undefined) return undefined;
  return {
    type: 'travel',
    legs,
    ...(entry.double ? { double: true } : {}),
    ...(show === null ? {} : { show }),
  };
}

/** The windows that so many legs fill, each with whether it shows him (SY-35). */
export function windowsAhead(
  view: View,
  legs: number,
): readonly { readonly window: number; readonly shows: boolean }[] {
  return Array.from({ length: legs }, (_, i) => {
    const window = view.log.length + 1 + i;
    return { window, shows: view.revealWindows.includes(window) };
  });
}

/** Whether he may show himself of his own will after so many legs of this turn (SYC-14). */
export function mayShowAfter(view: View, legs: number): boolean {
  const { voluntary_reveal: agreed, voluntary_reveal_max: max } = flagsOf(view);
  if (view.own === null || !agreed) return false;
  const used = view.log.filter(({ shown }) => shown === 'voluntary').length;
  if (max !== null && used >= max) return false;
  return windowsAhead(view, legs)[legs - 1]?.shows === false;
}

/** Detectives who have a ticket to give away when he shows himself (SYC-15). */
export function payers(view: View): View['detectives'] {
  return view.detectives.filter(({ tickets }) => ORDINARY.some((each) => tickets[each] > 0));
}

/** Those of them about whom nothing was said, not even that nothing is taken. */
export function undecided(view: View, take: Confiscation): readonly string[] {
  return payers(view).flatMap(({ id }) => (take[id] === undefined ? [id] : []));
}

/** After this leg no fare may be left (SY-30). */
export function isRisky(view: View, leg: EntryLeg<Ticket>): boolean {
  return (
    view.own?.risky.some(({ ticket, stop }) => ticket === leg.ticket && stop === leg.stop) === true
  );
}

/** Changes whenever a move that was begun no longer fits. */
export function turnKey(view: View): string {
  return [view.phase, view.round, view.log.length, view.own?.stop, view.next.join()].join('/');
}
