import {
  type DetectiveId,
  type HunterSeat,
  KINDS,
  type Kind,
  type Parts,
  type Transport,
  transportOf,
  type View,
} from '@mister-x/engine/mister-x-europe/browser';
import { waysFor } from '../operations.js';
import type { EuropeTable } from './europe-table.svelte.js';

export type SpecialKind = 'investigation' | 'operation';
type Symbols = { readonly [S in SpecialKind]: 'magnifier' | 'beacon' };

export const SYMBOL_FOR: Symbols = { investigation: 'magnifier', operation: 'beacon' };

/** What is put together on this screen beside the moves: discs on the board, and a special of the detectives. */
export class KioskSteps {
  readonly #table: EuropeTable;
  /** Touches of the board put discs (MX-54). */
  discing = $state(false);
  special = $state<SpecialKind | null>(null);
  parts = $state.raw<Readonly<Record<HunterSeat, readonly Kind[]>>>({});
  detective = $state<DetectiveId | null>(null);
  stop = $state<number | null>(null);
  /** Pays for the ride, where the beacons alone do not (MX-Q14). */
  ticket = $state<Kind | null>(null);
  #wanted = $state<Transport | null>(null);
  sending = $state(false);

  readonly count = $derived.by(() =>
    Object.values(this.parts).reduce((sum, tickets) => sum + tickets.length, 0),
  );
  /** What so many beacons buy (MX-43); several where more beacons may buy less. */
  readonly ways: readonly Transport[] = $derived.by(() =>
    this.special === 'operation' ? waysFor(this.#table.flags, this.count) : [],
  );
  /** The way that was chosen, else the dearest that somebody can go. */
  readonly transport: Transport | null = $derived.by(() => {
    const { ways } = this;
    const able = ways.find((way) => ableBy(this.#table.view, way).length > 0);
    return ways.find((way) => way === this.#wanted) ?? able ?? ways[0] ?? null;
  });
  /** Tickets one of which pays for the ride; none where the beacons are enough. */
  readonly fares: readonly Kind[] = $derived.by(() =>
    this.#table.flags.special_op_needs_travel_ticket
      ? KINDS.filter((kind) => transportOf(kind) === this.transport)
      : [],
  );
  readonly ready: boolean = $derived.by(
    () => this.stop !== null && (this.fares.length === 0 || this.ticket !== null),
  );
  /** How many moves back so many magnifiers look (MX-41). */
  readonly back: number | null = $derived.by(() => {
    const found: Readonly<Record<number, number>> = this.#table.flags.investigation;
    return this.special === 'investigation' ? (found[this.count] ?? null) : null;
  });
  /** Cities that the chosen detective reaches by special operation (CM-3). */
  readonly targets: readonly number[] = $derived.by(() => {
    const { transport, detective } = this;
    if (transport === null || detective === null) return [];
    return reachOf(this.#table.view, detective, transport);
  });
  /** Detectives whom the special operation could move. */
  readonly able: readonly DetectiveId[] = $derived.by(() =>
    this.transport === null ? [] : ableBy(this.#table.view, this.transport),
  );

  constructor(table: EuropeTable) {
    this.#table = table;
  }

  /** Begins to put a special together, or drops it. */
  begin(special: SpecialKind | null): void {
    this.special = special;
    this.parts = {};
    this.go(null);
  }

  give(seat: HunterSeat, kind: Kind): void {
    this.parts = { ...this.parts, [seat]: [...(this.parts[seat] ?? []), kind] };
    this.go(null);
  }

  take(seat: HunterSeat): void {
    this.parts = { ...this.parts, [seat]: (this.parts[seat] ?? []).slice(0, -1) };
    this.go(null);
  }

  /** By this way, or by the usual one. */
  go(way: Transport | null): void {
    this.#wanted = way;
    this.send(null);
  }

  /** This detective makes the special operation. */
  send(detective: DetectiveId | null): void {
    this.detective = detective;
    this.stop = null;
    this.ticket = null;
  }

  /** A city on the board was touched. */
  async touch(stop: number): Promise<void> {
    if (this.discing) {
      const on = !this.#table.view.discs.stops.includes(stop);
      await this.#table.actForAll({ type: 'disc', stop, on });
    } else if (this.targets.includes(stop)) this.stop = stop;
  }

  async play(): Promise<void> {
    const seat = this.#table.here[0];
    if (seat === undefined || this.sending) return;
    this.sending = true;
    const done = await this.#send(seat).finally(() => {
      this.sending = false;
    });
    if (done) this.begin(null);
  }

  async #send(seat: HunterSeat): Promise<boolean> {
    const { transport, detective, stop, ticket } = this;
    const given = Object.entries(this.parts).filter(([, tickets]) => tickets.length > 0);
    const parts: Parts = Object.fromEntries(given);
    if (this.special === 'investigation') {
      return this.#table.actAs(seat, { type: 'investigate', parts });
    }
    if (transport === null || detective === null || stop === null) return false;
    if (!this.ready) return false;
    return this.#table.actAs(seat, {
      type: 'operate',
      parts,
      detective,
      transport,
      stop,
      ...(ticket === null ? {} : { ticket }),
    });
  }
}

function ableBy(view: View, transport: Transport): readonly DetectiveId[] {
  return view.moves.flatMap(({ detective }) =>
    reachOf(view, detective, transport).length > 0 ? [detective] : [],
  );
}

function reachOf(view: View, detective: DetectiveId, transport: Transport): readonly number[] {
  const found = view.moves.find((each) => each.detective === detective);
  return found?.reach.find((each) => each.transport === transport)?.stops ?? [];
}
