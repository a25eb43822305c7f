import {
  type Action,
  type EuropeBoard,
  flagsOf,
  type TicketKind,
  kindOf,
  kindsIn,
  priceOf,
  secondLegs,
  type Ticket,
  type TicketSymbol,
  type View,
  type XSpecial,
} from '../../rules/browser.js';
import { type Leg, MoveDraft, type PawnMoves } from '../../../pursuit/pages/move/move-draft.js';
import { handWithout, placesOf, placesPayingFor, stopsByTicketInHand } from './hand.js';

/** What a ticket of the hand is about to be used for. */
export type TicketUse = 'paid' | 'leg' | 'picked' | 'free' | 'off';

type Chosen = {
  readonly special: XSpecial | null;
  /** Places in the hand of the tickets that pay for the special. */
  readonly pay: readonly number[];
  readonly move: MoveDraft<TicketKind>;
  /** Places of the tickets that were touched to travel with, the first one first. */
  readonly touched: readonly number[];
};

/**
 * Mister X's turn while it is being entered: perhaps a special and the three tickets that pay for
 * it, then his legs, then a summary (CM-4). Immutable; what is not possible leaves it as it is.
 * Read off his own view; the referee has the last word.
 */
export class TravelDraft {
  private readonly chosen: Chosen;

  constructor(
    private readonly board: EuropeBoard,
    private readonly view: View,
    chosen?: Chosen,
    /** The special that was turned off last, for as long as nothing else is touched. */
    private readonly dropped?: TravelDraft,
  ) {
    this.chosen = chosen ?? {
      special: null,
      pay: [],
      move: new MoveDraft([xPawnMoves(board, view, null, [])]),
      touched: [],
    };
  }

  get special(): XSpecial | null {
    return this.chosen.special;
  }

  get move(): MoveDraft<TicketKind> {
    return this.chosen.move;
  }

  get hand(): readonly Ticket[] {
    return this.view.own?.hand ?? [];
  }

  /** Tickets that pay for the special, as the hand names them. */
  get paid(): readonly Ticket[] {
    return this.named(this.chosen.pay);
  }

  /** Tickets of the legs so far, as the hand names them. */
  get laid(): readonly Ticket[] {
    return this.named(this.legPlaces);
  }

  may(special: XSpecial): boolean {
    const { own } = this.view;
    if (own === null) return false;
    return (special === 'double' ? own.firstLegs : own.secretStops).length > 0;
  }

  /** The half that every ticket must show that pays for the special. */
  paidWith(special: XSpecial): TicketSymbol {
    return priceOf(flagsOf(this.view), special).symbol;
  }

  /** Tickets still to be chosen for the box. */
  get owed(): number {
    return ticketsOwed(this.view, this.chosen.special, this.chosen.pay);
  }

  /**
   * Begins a special, or goes back to an ordinary move; turned off and on again, it is as it was. Where only three
   * tickets can pay, they do.
   */
  choose(special: XSpecial | null): TravelDraft {
    if (special === null || special === this.chosen.special)
      return new TravelDraft(this.board, this.view, undefined, this);
    if (special === this.dropped?.special) return this.dropped;
    if (!this.may(special)) return this;
    const places = placesOf(this.hand, this.paidWith(special));
    return this.next(special, ticketsOwed(this.view, special, places) === 0 ? places : []);
  }

  /** A ticket of the hand is touched: to pay with it, or to travel with it. */
  touch(place: number): TravelDraft {
    const { special, pay } = this.chosen;
    const ticket = this.hand[place];
    if (ticket === undefined) return this;
    if (pay.includes(place))
      return this.next(
        special,
        pay.filter((each) => each !== place),
      );
    if (this.owed === 0) return this.lay(place, kindOf(ticket));
    const pays = special !== null && placesOf(this.hand, this.paidWith(special)).includes(place);
    return pays ? this.next(special, [...pay, place]) : this;
  }

  with(move: MoveDraft<TicketKind>): TravelDraft {
    return new TravelDraft(this.board, this.view, { ...this.chosen, move });
  }

  /** What each ticket of the hand is about to do, by its place. */
  get uses(): readonly TicketUse[] {
    const { special, pay, move } = this.chosen;
    const legs = this.legPlaces;
    const picked = this.pickedPlace;
    const payable = special === null ? [] : placesOf(this.hand, this.paidWith(special));
    const leading = new Set(move.reach.map(({ ticket }) => ticket));
    return this.hand.map((ticket, place): TicketUse => {
      const kind = kindOf(ticket);
      if (pay.includes(place)) return 'paid';
      if (this.owed > 0) return payable.includes(place) ? 'free' : 'off';
      if (legs.includes(place)) return 'leg';
      if (picked === place) return 'picked';
      return leading.has(kind) ? 'free' : 'off';
    });
  }

  /** The command; only at the summary. */
  get action(): Extract<Action, { type: 'travel' }> | undefined {
    const { special, move } = this.chosen;
    if (move.complete === undefined || this.owed > 0) return undefined;
    const { laid } = this;
    const legs = move.complete.map(({ ticket, stop }, i) => ({ ticket: laid[i] ?? ticket, stop }));
    return { type: 'travel', legs, ...(special === null ? {} : { special, pay: this.paid }) };
  }

  /** Another piece of the kind that is picked already takes its place. */
  private lay(place: number, kind: TicketKind): TravelDraft {
    const { move } = this.chosen;
    const swaps = move.picked === kind && this.pickedPlace !== place;
    return new TravelDraft(this.board, this.view, {
      ...this.chosen,
      move: swaps ? move : move.chooseTicket(kind),
      touched: [...this.legPlaces, place],
    });
  }

  private get legPlaces(): readonly number[] {
    const { move, touched, pay } = this.chosen;
    const kinds = move.legs.map(({ ticket }) => ticket);
    return placesPayingFor(this.hand, kinds, touched, pay);
  }

  private get pickedPlace(): number | undefined {
    const { move, touched, pay } = this.chosen;
    if (move.picked === null) return undefined;
    return placesPayingFor(this.hand, [move.picked], touched, [...pay, ...this.legPlaces])[0];
  }

  private named(places: readonly number[]): readonly Ticket[] {
    return places.map((place) => this.hand[place] ?? '');
  }

  private next(special: XSpecial | null, pay: readonly number[]): TravelDraft {
    const move = new MoveDraft([xPawnMoves(this.board, this.view, special, pay)]).setDouble(special === 'double');
    return new TravelDraft(this.board, this.view, { special, pay, move, touched: [] });
  }
}

function ticketsOwed(view: View, special: XSpecial | null, pay: readonly number[]): number {
  return special === null ? 0 : priceOf(flagsOf(view), special).cost - pay.length;
}

function xPawnMoves(
  board: EuropeBoard,
  view: View,
  special: XSpecial | null,
  pay: readonly number[],
): PawnMoves<TicketKind> {
  const { own } = view;
  const ready = ticketsOwed(view, special, pay) === 0;
  const hand = ready ? (own?.hand ?? []).filter((_, place) => !pay.includes(place)) : [];
  if (own === null) return { detective: null, reach: [] };
  if (special === 'secret') {
    const reach = kindsIn(hand).map((ticket) => ({ ticket, stops: own.secretStops }));
    return { detective: null, reach };
  }
  const reach = stopsByTicketInHand(own.reach, hand);
  if (special === null) return { detective: null, reach };
  const second = (leg: Leg<TicketKind>) =>
    stopsByTicketInHand(secondLegs(board, view, leg), handWithout(hand, leg.ticket));
  const first = stopsByTicketInHand(own.firstLegs, hand).flatMap(({ ticket, stops }) => {
    const open = stops.filter((stop) => second({ ticket, stop }).length > 0);
    return open.length === 0 ? [] : [{ ticket, stops: open }];
  });
  return { detective: null, reach, double: { first, second, stepwise: false } };
}
