import type { DetectiveId } from '../../rules/index.js';

/** Stops to which one ticket leads. */
export type StopsByTicket<T extends string> = {
  readonly ticket: T;
  readonly stops: readonly number[];
};
export type Leg<T extends string> = { readonly ticket: T; readonly stop: number };
/** A stop that may be chosen, with the tickets that lead there. */
export type MoveTarget<T extends string> = {
  readonly stop: number;
  readonly tickets: readonly T[];
};

/** What one piece may do now, as its player sees it. */
export type PawnMoves<T extends string> = {
  /** `null`: the secret player, who has no pawn to choose. */
  readonly detective: DetectiveId | null;
  readonly reach: readonly StopsByTicket<T>[];
  readonly mayPass?: boolean;
  readonly double?: {
    /** First legs after which a second one exists. */
    readonly first: readonly StopsByTicket<T>[];
    second(leg: Leg<T>): readonly StopsByTicket<T>[];
    /** A double is declared with its first leg alone; the second follows as a move of its own (SY-44). */
    readonly stepwise: boolean;
  };
};

/** Detectives who may be moved here. */
export type MoveChoices<T extends string> = readonly (PawnMoves<T> & {
  readonly detective: DetectiveId;
})[];

export type Move<T extends string, C = never> =
  | {
      readonly type: 'move';
      readonly detective: DetectiveId;
      readonly ticket: T;
      readonly stop: number;
      readonly card?: C;
    }
  | { readonly type: 'pass'; readonly detective: DetectiveId };

/** What is to be chosen next; `ticket` as well where ticket and stop may come in either order. */
export type MoveStep = 'pawn' | 'ticket' | 'stop' | 'confirm';

type ChosenSoFar<T extends string, C> = {
  readonly pawn: DetectiveId | null;
  readonly double: boolean;
  /** The first leg of a double, once the second is being chosen. */
  readonly before: readonly Leg<T>[];
  readonly ticket: T | 'pass' | null;
  readonly stop: number | null;
  /** The printed piece that pays, where it names itself (CM-9). */
  readonly card: C | null;
  /** The stop came along after the ticket: it goes alone when a touch is undone. */
  readonly ticketFirst: boolean;
  /** What the second leg was before the double was turned off, for as long as the first stays as it is. */
  readonly dropped: Leg<T> | null;
};

const NO_LEG = { ticket: null, stop: null, card: null, ticketFirst: false } as const;
const NOTHING_CHOSEN = { ...NO_LEG, pawn: null, double: false, before: [], dropped: null } as const;

/**
 * A move while it is being entered, by touch, keys or scanned cards: the pawn where several may go, stop and
 * ticket in either order, for a double the same again, then a summary to confirm (CM-4). Immutable:
 * every step answers with the next draft, and what is not possible leaves it as it is. `T` names the
 * game's tickets, `C` a printed card of one.
 */
export class MoveDraft<T extends string, C = never> {
  readonly #chosen: ChosenSoFar<T, C>;
  readonly #mover: PawnMoves<T> | undefined;

  constructor(
    private readonly choices: readonly PawnMoves<T>[],
    chosen: ChosenSoFar<T, C> = NOTHING_CHOSEN,
  ) {
    // With one piece to choose from there is nothing to choose.
    const [only] = choices.length === 1 ? choices : [];
    this.#chosen = only === undefined ? chosen : { ...chosen, pawn: only.detective };
    this.#mover = choices.find(({ detective }) => detective === this.#chosen.pawn);
  }

  get pawn(): DetectiveId | null {
    return this.#chosen.pawn;
  }

  get double(): boolean {
    return this.#chosen.double;
  }

  get ticket(): T | 'pass' | null {
    return this.#chosen.ticket;
  }

  /** A ticket that waits for its stop. */
  get picked(): T | null {
    const { ticket, stop } = this.#chosen;
    return ticket === 'pass' || stop !== null ? null : ticket;
  }

  get stop(): number | null {
    return this.#chosen.stop;
  }

  get card(): C | null {
    return this.#chosen.card;
  }

  /** Legs so far; the last is the one to confirm. */
  get legs(): readonly Leg<T>[] {
    const { before, ticket, stop } = this.#chosen;
    return ticket === null || ticket === 'pass' || stop === null ? before : [...before, { ticket, stop }];
  }

  get empty(): boolean {
    const { before, ticket, stop } = this.#chosen;
    return before.length === 0 && ticket === null && stop === null;
  }

  get step(): MoveStep {
    if (this.#mover === undefined) return 'pawn';
    const { ticket, stop } = this.#chosen;
    if (ticket === null) return 'ticket';
    return ticket === 'pass' || stop !== null ? 'confirm' : 'stop';
  }

  get mayDouble(): boolean {
    return this.#mover?.double !== undefined;
  }

  /** Ways on from here, by ticket; none once there is something to confirm. */
  get reach(): readonly StopsByTicket<T>[] {
    return this.step === 'confirm' ? [] : this.#ways;
  }

  /** The same by stop, for the map; with a ticket chosen, what that leads to. */
  get targets(): readonly MoveTarget<T>[] {
    const { ticket } = this.#chosen;
    const byStop = new Map<number, T[]>();
    for (const way of this.reach) {
      if (ticket !== null && way.ticket !== ticket) continue;
      for (const stop of way.stops) byStop.set(stop, [...(byStop.get(stop) ?? []), way.ticket]);
    }
    const targets = [...byStop].map(([stop, tickets]) => ({ stop, tickets }));
    return targets.sort((a, b) => a.stop - b.stop);
  }

  /** Tickets that may be chosen now; with a stop chosen first, only those that lead there. */
  get tickets(): readonly T[] {
    const { stop } = this.#chosen;
    return this.#ways.flatMap(({ ticket, stops }) =>
      (stop === null ? stops.length > 0 : stops.includes(stop)) ? [ticket] : [],
    );
  }

  get mayPass(): boolean {
    return this.#mover?.mayPass === true && this.#chosen.stop === null;
  }

  choosePawn(pawn: DetectiveId): MoveDraft<T, C> {
    return pawn === this.pawn ? this : this.#with({ ...NOTHING_CHOSEN, pawn });
  }

  /** Chooses a ticket, or puts it back. */
  chooseTicket(ticket: T): MoveDraft<T, C> {
    if (this.step === 'confirm') return this;
    if (ticket === this.#chosen.ticket) return this.#change(NO_LEG);
    return this.tickets.includes(ticket) ? this.#change({ ticket, card: null, ticketFirst: false }) : this;
  }

  /** A stop that one ticket leads to brings its ticket along. */
  chooseStop(stop: number): MoveDraft<T, C> {
    const [only, ...others] = this.targets.find((each) => each.stop === stop)?.tickets ?? [];
    if (only === undefined) return this;
    const { ticket, card } = this.#chosen;
    if (others.length > 0) return this.#change({ stop });
    const ticketFirst = ticket !== null;
    return this.#change({ ticket: only, stop, card: ticketFirst ? card : null, ticketFirst });
  }

  chooseLeg(ticket: T, stop: number): MoveDraft<T, C> {
    return isPartOf(this.reach, { ticket, stop }) ? this.#change({ ...NO_LEG, ticket, stop }) : this;
  }

  pass(): MoveDraft<T, C> {
    return this.#mover?.mayPass === true ? this.#change({ ...NO_LEG, ticket: 'pass' }) : this;
  }

  /** A scanned ticket; a stop that was chosen before stays where the ticket leads there too. */
  putCard(ticket: T, card: C | null): MoveDraft<T, C> {
    const { stop } = this.#chosen;
    const fits = stop !== null && isPartOf(this.#ways, { ticket, stop });
    return this.#change({ ticket, card, stop: fits ? stop : null, ticketFirst: false });
  }

  /** A scanned stop brings no ticket: that must be scanned itself. A pass by mistake gives way to it. */
  putStop(stop: number | null): MoveDraft<T, C> {
    const ticket = this.#chosen.ticket === 'pass' && stop !== null ? null : this.#chosen.ticket;
    return this.#change({ stop, ticket, ticketFirst: ticket !== null });
  }

  /** Which piece the chosen ticket is. */
  nameCard(card: C): MoveDraft<T, C> {
    return this.#change({ card });
  }

  /**
   * Turning the double on at the summary of a single move keeps that leg as the first; turned off and on again, it
   * has its second leg back.
   */
  setDouble(double: boolean): MoveDraft<T, C> {
    const mover = this.#mover;
    if (mover === undefined || double === this.double || (double && !this.mayDouble)) return this;
    const fresh = this.#with({ ...NOTHING_CHOSEN, pawn: this.pawn, double });
    const [first, second = null] = this.legs;
    if (first === undefined) return fresh;
    const next = fresh.chooseLeg(first.ticket, first.stop);
    const { dropped } = this.#chosen;
    if (!double) return next.#with({ ...next.#chosen, dropped: second });
    return dropped === null ? next : next.chooseLeg(dropped.ticket, dropped.stop);
  }

  /** Undoes the last touch. */
  back(): MoveDraft<T, C> {
    const { ticket, stop, before, pawn, ticketFirst } = this.#chosen;
    if (stop !== null && ticketFirst) return this.#change({ stop: null });
    if (stop !== null || ticket !== null) return this.#change(NO_LEG);
    if (before.length > 0) return this.#change({ before: [] });
    return this.#with(this.double ? { ...NOTHING_CHOSEN, pawn } : NOTHING_CHOSEN);
  }

  reset(): MoveDraft<T, C> {
    return this.#with(NOTHING_CHOSEN);
  }

  /** The same where other things may be done, as far as it fits; begun again otherwise. */
  under(choices: readonly PawnMoves<T>[]): MoveDraft<T, C> {
    if (choices === this.choices) return this;
    const same = new MoveDraft(choices, this.#chosen);
    if (same.pawn !== this.pawn || same.#mover === undefined) return new MoveDraft(choices);
    return same.#fits() ? same : new MoveDraft<T, C>(choices, { ...NOTHING_CHOSEN, pawn: this.pawn });
  }

  /** All legs, once there is nothing left to choose. */
  get complete(): readonly Leg<T>[] | undefined {
    return this.step === 'confirm' && this.ticket !== 'pass' ? this.legs : undefined;
  }

  /** What a detective orders; only at the summary. */
  get action(): Move<T, C> | undefined {
    const { pawn, ticket, stop, card } = this.#chosen;
    if (pawn === null || ticket === null) return undefined;
    if (ticket === 'pass') return { type: 'pass', detective: pawn };
    if (stop === null) return undefined;
    return { type: 'move', detective: pawn, ticket, stop, ...(card === null ? {} : { card }) };
  }

  get #ways(): readonly StopsByTicket<T>[] {
    const { double, before } = this.#chosen;
    const [first] = before;
    const mover = this.#mover;
    if (first !== undefined) return mover?.double?.second(first) ?? [];
    return (double ? mover?.double?.first : mover?.reach) ?? [];
  }

  #fits(): boolean {
    const { ticket, stop } = this.#chosen;
    if (ticket === 'pass') return this.#mover?.mayPass === true;
    if (stop === null) return ticket === null || this.tickets.includes(ticket);
    return ticket === null ? this.tickets.length > 0 : isPartOf(this.#ways, { ticket, stop });
  }

  /** A first leg of two makes way for the second. */
  #change(change: Partial<ChosenSoFar<T, C>>): MoveDraft<T, C> {
    const next = this.#with({ ...this.#chosen, dropped: null, ...change });
    const { double, before } = next.#chosen;
    const isFirst = double && before.length === 0 && next.#mover?.double?.stepwise === false;
    return isFirst && next.legs.length === 1 ? next.#with({ ...next.#chosen, ...NO_LEG, before: next.legs }) : next;
  }

  #with(chosen: ChosenSoFar<T, C>): MoveDraft<T, C> {
    return new MoveDraft(this.choices, chosen);
  }
}

function isPartOf<T extends string>(ways: readonly StopsByTicket<T>[], { ticket, stop }: Leg<T>): boolean {
  return ways.some((way) => way.ticket === ticket && way.stops.includes(stop));
}
