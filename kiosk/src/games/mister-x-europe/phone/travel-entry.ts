import {
  type Action,
  type EuropeBoard,
  type Kind,
  kindOf,
  kindsIn,
  secondLegs,
  type Ticket,
  type View,
  type XSpecial,
} from '@mister-x/engine/mister-x-europe/browser';
import { type EntryRules, MoveEntry } from '../../pursuit/phone/move-entry.js';
import { less, PAID_WITH, PRICE, placesOf, ways } from './hand.js';

/** What a ticket of the hand is about to be used for. */
export type Use = 'paid' | 'leg' | 'picked' | 'free' | 'off';

type Draft = {
  readonly special: XSpecial | null;
  /** Places in the hand of the tickets that pay for the special. */
  readonly pay: readonly number[];
  readonly entry: MoveEntry<Kind>;
};

/**
 * Mister X's turn while it is being entered: perhaps a special and the three tickets that pay for
 * it, then his legs, then a summary (CM-4). Immutable; what is not possible leaves it as it is.
 * Read off his own view; the referee has the last word.
 */
export class TravelEntry {
  private readonly draft: Draft;

  constructor(
    private readonly board: EuropeBoard,
    private readonly view: View,
    draft?: Draft,
  ) {
    this.draft = draft ?? {
      special: null,
      pay: [],
      entry: new MoveEntry(rules(board, view, null, [])),
    };
  }

  get special(): XSpecial | null {
    return this.draft.special;
  }

  get entry(): MoveEntry<Kind> {
    return this.draft.entry;
  }

  get hand(): readonly Ticket[] {
    return this.view.own?.hand ?? [];
  }

  get paid(): readonly Kind[] {
    return this.draft.pay.map((place) => kindOf(this.hand[place] ?? ''));
  }

  may(special: XSpecial): boolean {
    const { own } = this.view;
    if (own === null) return false;
    return (special === 'double' ? own.firstLegs : own.secretStops).length > 0;
  }

  /** Tickets still to be chosen for the box. */
  get owed(): number {
    return this.draft.special === null ? 0 : PRICE - this.draft.pay.length;
  }

  /** Begins a special, or goes back to an ordinary move. Where only three tickets can pay, they do. */
  choose(special: XSpecial | null): TravelEntry {
    if (special === null || special === this.draft.special)
      return new TravelEntry(this.board, this.view);
    if (!this.may(special)) return this;
    const places = placesOf(this.hand, PAID_WITH[special]);
    return this.next(special, places.length === PRICE ? places : []);
  }

  /** A ticket of the hand is touched: to pay with it, or to travel with it. */
  touch(place: number): TravelEntry {
    const { special, pay, entry } = this.draft;
    const ticket = this.hand[place];
    if (ticket === undefined) return this;
    if (pay.includes(place))
      return this.next(
        special,
        pay.filter((each) => each !== place),
      );
    if (this.owed === 0) return this.with(entry.pickTicket(kindOf(ticket)));
    const pays = special !== null && placesOf(this.hand, PAID_WITH[special]).includes(place);
    return pays ? this.next(special, [...pay, place]) : this;
  }

  with(entry: MoveEntry<Kind>): TravelEntry {
    return new TravelEntry(this.board, this.view, { ...this.draft, entry });
  }

  /** What each ticket of the hand is about to do, by its place. */
  get uses(): readonly Use[] {
    const { special, pay, entry } = this.draft;
    const legs = entry.legs.map(({ ticket }) => ticket);
    const payable = special === null ? [] : placesOf(this.hand, PAID_WITH[special]);
    const leading = new Set(entry.reach.map(({ ticket }) => ticket));
    let { picked } = entry;
    return this.hand.map((ticket, place): Use => {
      const kind = kindOf(ticket);
      if (pay.includes(place)) return 'paid';
      if (this.owed > 0) return payable.includes(place) ? 'free' : 'off';
      if (legs.includes(kind)) {
        legs.splice(legs.indexOf(kind), 1);
        return 'leg';
      }
      if (picked === kind) {
        picked = null;
        return 'picked';
      }
      return leading.has(kind) ? 'free' : 'off';
    });
  }

  /** The command; only at the summary. */
  get action(): Extract<Action, { type: 'travel' }> | undefined {
    const { special, entry } = this.draft;
    const legs = entry.complete;
    if (legs === undefined || this.owed > 0) return undefined;
    return { type: 'travel', legs, ...(special === null ? {} : { special, pay: this.paid }) };
  }

  private next(special: XSpecial | null, pay: readonly number[]): TravelEntry {
    const entry = new MoveEntry(rules(this.board, this.view, special, pay)).setDouble(
      special === 'double',
    );
    return new TravelEntry(this.board, this.view, { special, pay, entry });
  }
}

function rules(
  board: EuropeBoard,
  view: View,
  special: XSpecial | null,
  pay: readonly number[],
): EntryRules<Kind> {
  const { own } = view;
  const ready = special === null || pay.length === PRICE;
  const hand = ready ? (own?.hand ?? []).filter((_, place) => !pay.includes(place)) : [];
  const second: EntryRules<Kind>['second'] = (leg) =>
    ways(secondLegs(board, view, leg), less(hand, leg.ticket));
  return {
    first: (double) => {
      if (own === null) return [];
      if (special === 'secret') {
        return kindsIn(hand).map((ticket) => ({ ticket, stops: own.secretStops }));
      }
      if (!double) return ways(own.reach, hand);
      return ways(own.firstLegs, hand).flatMap(({ ticket, stops }) => {
        const open = stops.filter((stop) => second({ ticket, stop }).length > 0);
        return open.length === 0 ? [] : [{ ticket, stops: open }];
      });
    },
    second,
    mayDouble: special === 'double',
    stepwise: false,
  };
}
