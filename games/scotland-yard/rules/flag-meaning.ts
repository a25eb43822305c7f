import type { Flags } from './flags.js';

/** What flags with several values come to in play, for the rules and for the search's fast board alike. */

/** A first leg of a double onto a detective: whether X may make it, and whether he goes on then (SY-43). */
const TRANSIT_RULES = {
  reject: { mayTouch: false, goesOn: false },
  caught: { mayTouch: true, goesOn: false },
  allow: { mayTouch: true, goesOn: true },
} as const satisfies Readonly<Record<Flags['double_transit_through_detective'], object>>;

/** What becomes of X as his turn opens among detectives on every side (SY-55). */
export const WHEN_SURROUNDED = {
  detectives_win: 'X_SURROUNDED',
  x_skips: 'skip',
} as const satisfies Readonly<Record<Flags['x_no_free_stop'], string>>;

/** And where he can pay for no leg; `lend`: if the box has a ticket that would take him on (SY-55). */
export const WHEN_WITHOUT_FARE = {
  detectives_win: 'X_NO_FARE',
  borrow_from_box: 'lend',
  x_skips: 'skip',
} as const satisfies Readonly<Record<Flags['x_no_ticket'], string>>;

export function transitRuleOf(flags: Flags): (typeof TRANSIT_RULES)[keyof typeof TRANSIT_RULES] {
  return TRANSIT_RULES[flags.double_transit_through_detective];
}
