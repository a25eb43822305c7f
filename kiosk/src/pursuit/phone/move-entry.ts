/** Stops to which one ticket leads. */
export type Ways<T extends string> = { readonly ticket: T; readonly stops: readonly number[] };
export type EntryLeg<T extends string> = { readonly ticket: T; readonly stop: number };
/** A stop that may be chosen, with the tickets that lead there. */
export type EntryTarget<T extends string> = {
  readonly stop: number;
  readonly tickets: readonly T[];
};

/** What the map needs to know of an entry; pawns and looks are the game's. */
export type EntryScene<Ticket extends string> = {
  readonly targets: readonly EntryTarget<Ticket>[];
  readonly selected: number | null;
  readonly focus: readonly number[];
  readonly onselect: (stop: number) => void;
};

/** What may be entered, from the view of whoever moves. */
export type EntryRules<T extends string> = {
  /** Legs that may be taken now; with `double`, those after which a second one exists. */
  first(double: boolean): readonly Ways<T>[];
  /** Second legs of a double after `leg`. */
  second(leg: EntryLeg<T>): readonly Ways<T>[];
  readonly mayDouble: boolean;
  /** A double is declared with its first leg alone; the second follows as a move of its own (SY-44). */
  readonly stepwise: boolean;
};

export type EntryStep = 'stop' | 'ticket' | 'summary';

type Draft<T extends string> = {
  readonly double: boolean;
  readonly legs: readonly EntryLeg<T>[];
  /** A stop that several tickets lead to, until one is chosen. */
  readonly stop: number | null;
  /** A ticket that was chosen before its stop. */
  readonly picked: T | null;
};

const EMPTY = { double: false, legs: [], stop: null, picked: null } as const;

/**
 * A move while it is being entered: stop and ticket in either order, for a double the same again,
 * then a summary to confirm (CM-4). Immutable: every step answers with the next entry, and what is not possible
 * leaves it as it is.
 */
export class MoveEntry<T extends string> {
  constructor(
    private readonly rules: EntryRules<T>,
    private readonly draft: Draft<T> = EMPTY,
  ) {}

  get double(): boolean {
    return this.draft.double;
  }

  get legs(): readonly EntryLeg<T>[] {
    return this.draft.legs;
  }

  get stop(): number | null {
    return this.draft.stop;
  }

  get picked(): T | null {
    return this.draft.picked;
  }

  get mayDouble(): boolean {
    return this.rules.mayDouble;
  }

  /** Which leg is being chosen. */
  get leg(): 1 | 2 {
    return this.draft.legs.length === 0 ? 1 : 2;
  }

  get empty(): boolean {
    const { legs, stop, picked } = this.draft;
    return legs.length === 0 && stop === null && picked === null;
  }

  get step(): EntryStep {
    if (this.draft.legs.length === this.wanted) return 'summary';
    return this.draft.stop === null ? 'stop' : 'ticket';
  }

  /** Ways on from here, by ticket; none at the summary. */
  get reach(): readonly Ways<T>[] {
    const { double, legs } = this.draft;
    if (legs.length === this.wanted) return [];
    const [first] = legs;
    if (first !== undefined) return this.rules.second(first);
    return this.rules.first(double);
  }

  /** The same by stop, for the map; with a ticket picked, what that leads to. */
  get targets(): readonly EntryTarget<T>[] {
    const { picked } = this.draft;
    const tickets = new Map<number, T[]>();
    for (const { ticket, stops } of this.reach) {
      if (picked !== null && ticket !== picked) continue;
      for (const stop of stops) tickets.set(stop, [...(tickets.get(stop) ?? []), ticket]);
    }
    return [...tickets].map(([stop, each]) => ({ stop, tickets: each }));
  }

  /** Tickets that lead to the chosen stop. */
  get tickets(): readonly T[] {
    const { stop } = this.draft;
    return this.targets.find((target) => target.stop === stop)?.tickets ?? [];
  }

  /** Turning the double on at the summary of a single move keeps that leg as the first. */
  setDouble(double: boolean): MoveEntry<T> {
    if (double === this.draft.double || (double && !this.rules.mayDouble)) return this;
    const [first] = this.draft.legs;
    const keep = first !== undefined && includes(this.rules.first(double), first);
    return this.next({ double, legs: keep ? [first] : [], stop: null, picked: null });
  }

  chooseStop(stop: number): MoveEntry<T> {
    const target = this.targets.find((each) => each.stop === stop);
    const [only, ...others] = target?.tickets ?? [];
    if (only === undefined) return this;
    return others.length === 0 ? this.chooseLeg(only, stop) : this.next({ ...this.draft, stop });
  }

  /** Chooses a ticket before the stop, or puts it back. */
  pickTicket(ticket: T): MoveEntry<T> {
    if (this.draft.picked === ticket) return this.next({ ...this.draft, picked: null });
    if (this.draft.stop !== null) return this.chooseTicket(ticket);
    const leads = this.reach.some((way) => way.ticket === ticket && way.stops.length > 0);
    return leads ? this.next({ ...this.draft, picked: ticket }) : this;
  }

  chooseTicket(ticket: T): MoveEntry<T> {
    return this.draft.stop === null ? this : this.chooseLeg(ticket, this.draft.stop);
  }

  chooseLeg(ticket: T, stop: number): MoveEntry<T> {
    if (!includes(this.reach, { ticket, stop })) return this;
    const legs = [...this.draft.legs, { ticket, stop }];
    return this.next({ ...this.draft, legs, stop: null, picked: null });
  }

  /** Undoes the last touch. */
  back(): MoveEntry<T> {
    const { stop, legs, double, picked } = this.draft;
    if (picked !== null) return this.next({ ...this.draft, picked: null });
    if (stop !== null) return this.next({ ...this.draft, stop: null });
    if (legs.length > 0) return this.next({ ...this.draft, legs: legs.slice(0, -1) });
    return double ? this.next(EMPTY) : this;
  }

  reset(): MoveEntry<T> {
    return this.next(EMPTY);
  }

  /** All legs, once the summary is reached. */
  get complete(): readonly EntryLeg<T>[] | undefined {
    return this.step === 'summary' ? this.draft.legs : undefined;
  }

  /** The command of a detective; only at the summary. */
  move<D extends string>(
    detective: D,
  ): { type: 'move'; detective: D; ticket: T; stop: number } | undefined {
    const [leg] = this.complete ?? [];
    return leg && { type: 'move', detective, ticket: leg.ticket, stop: leg.stop };
  }

  private get wanted(): number {
    return this.draft.double && !this.rules.stepwise ? 2 : 1;
  }

  private next(draft: Draft<T>): MoveEntry<T> {
    return new MoveEntry(this.rules, draft);
  }
}

function includes<T extends string>(
  reach: readonly Ways<T>[],
  { ticket, stop }: EntryLeg<T>,
): boolean {
  return reach.some((way) => way.ticket === ticket && way.stops.includes(stop));
}
