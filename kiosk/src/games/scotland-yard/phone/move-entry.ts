import type { Action, Confiscation, Reach, Ticket } from '@mister-x/engine/scotland-yard/browser';
import type { BoardTarget } from '../board-types.js';

export type EntryLeg = { readonly ticket: Ticket; readonly stop: number };

/** What may be entered, from the view of whoever moves. */
export type EntryRules = {
  /** Legs that may be taken now; with `double`, those after which a second one exists. */
  first(double: boolean): readonly Reach[];
  /** Second legs of a double after `leg`. */
  second(leg: EntryLeg): readonly Reach[];
  readonly mayDouble: boolean;
  /** A double is declared with its first leg alone; the second follows as a move of its own (SY-44). */
  readonly stepwise: boolean;
};

export type EntryStep = 'stop' | 'ticket' | 'summary';

type Draft = {
  readonly double: boolean;
  readonly legs: readonly EntryLeg[];
  /** A stop that several tickets lead to, until one is chosen. */
  readonly stop: number | null;
};

const EMPTY: Draft = { double: false, legs: [], stop: null };

/**
 * A move while it is being entered: stop, ticket, for a double the same again, then a summary to
 * confirm (CM-4). Immutable: every step answers with the next entry, and what is not possible
 * leaves it as it is.
 */
export class MoveEntry {
  constructor(
    private readonly rules: EntryRules,
    private readonly draft: Draft = EMPTY,
  ) {}

  get double(): boolean {
    return this.draft.double;
  }

  get legs(): readonly EntryLeg[] {
    return this.draft.legs;
  }

  get stop(): number | null {
    return this.draft.stop;
  }

  get mayDouble(): boolean {
    return this.rules.mayDouble;
  }

  /** Which leg is being chosen. */
  get leg(): 1 | 2 {
    return this.draft.legs.length === 0 ? 1 : 2;
  }

  get empty(): boolean {
    return this.draft.legs.length === 0 && this.draft.stop === null;
  }

  get step(): EntryStep {
    if (this.draft.legs.length === this.wanted) return 'summary';
    return this.draft.stop === null ? 'stop' : 'ticket';
  }

  /** Ways on from here, by ticket; none at the summary. */
  get reach(): readonly Reach[] {
    const { double, legs } = this.draft;
    if (legs.length === this.wanted) return [];
    const [first] = legs;
    if (first !== undefined) return this.rules.second(first);
    return this.rules.first(double);
  }

  /** The same by stop, for the map. */
  get targets(): readonly BoardTarget[] {
    const tickets = new Map<number, Ticket[]>();
    for (const { ticket, stops } of this.reach) {
      for (const stop of stops) tickets.set(stop, [...(tickets.get(stop) ?? []), ticket]);
    }
    return [...tickets].map(([stop, each]) => ({ stop, tickets: each }));
  }

  /** Tickets that lead to the chosen stop. */
  get tickets(): readonly Ticket[] {
    const { stop } = this.draft;
    return this.targets.find((target) => target.stop === stop)?.tickets ?? [];
  }

  /** Turning the double on at the summary of a single move keeps that leg as the first. */
  setDouble(double: boolean): MoveEntry {
    if (double === this.draft.double || (double && !this.rules.mayDouble)) return this;
    const [first] = this.draft.legs;
    const keep = first !== undefined && includes(this.rules.first(double), first);
    return this.next({ double, legs: keep ? [first] : [], stop: null });
  }

  chooseStop(stop: number): MoveEntry {
    const target = this.targets.find((each) => each.stop === stop);
    const [only, ...others] = target?.tickets ?? [];
    if (only === undefined) return this;
    return others.length === 0 ? this.chooseLeg(only, stop) : this.next({ ...this.draft, stop });
  }

  chooseTicket(ticket: Ticket): MoveEntry {
    return this.draft.stop === null ? this : this.chooseLeg(ticket, this.draft.stop);
  }

  chooseLeg(ticket: Ticket, stop: number): MoveEntry {
    if (!includes(this.reach, { ticket, stop })) return this;
    return this.next({ ...this.draft, legs: [...this.draft.legs, { ticket, stop }], stop: null });
  }

  /** Undoes the last touch. */
  back(): MoveEntry {
    const { stop, legs, double } = this.draft;
    if (stop !== null) return this.next({ ...this.draft, stop: null });
    if (legs.length > 0) return this.next({ ...this.draft, legs: legs.slice(0, -1) });
    return double ? this.next(EMPTY) : this;
  }

  reset(): MoveEntry {
    return this.next(EMPTY);
  }

  /** The command of Mister X; only at the summary. */
  travel(show: Confiscation | null): Extract<Action, { type: 'travel' }> | undefined {
    if (this.step !== 'summary') return undefined;
    return {
      type: 'travel',
      legs: this.draft.legs,
      ...(this.draft.double ? { double: true } : {}),
      ...(show === null ? {} : { show }),
    };
  }

  /** The command of a detective; only at the summary. */
  move(detective: string): Extract<Action, { type: 'move' }> | undefined {
    const [leg] = this.draft.legs;
    if (this.step !== 'summary' || leg === undefined) return undefined;
    return { type: 'move', detective, ticket: leg.ticket, stop: leg.stop };
  }

  private get wanted(): number {
    return this.draft.double && !this.rules.stepwise ? 2 : 1;
  }

  private next(draft: Draft): MoveEntry {
    return new MoveEntry(this.rules, draft);
  }
}

function includes(reach: readonly Reach[], { ticket, stop }: EntryLeg): boolean {
  return reach.some((way) => way.ticket === ticket && way.stops.includes(stop));
}
