import {
  type DetectiveId,
  type HunterSeat,
  TICKET_KINDS,
  type TicketKind,
  type Ticket,
  type Transport,
  transportOf,
} from '../../rules/browser.js';
import type { RequestReply } from '@mister-x/kiosk/line/wire.ts';
import { toastRefusal } from '@mister-x/kiosk/kit/explain.ts';
import * as special from '../shared/special-entry.js';
import type { EuropeTable } from './europe-table.svelte.js';

export { SYMBOL_BY_SPECIAL } from '../shared/special-entry.js';

/** What is put together on this screen beside the moves: discs on the board, and a special of the detectives. */
export class KioskSteps {
  /** Told of every touch; scans come by `put`. */
  ontouch: () => void = () => {};
  readonly #table: EuropeTable;
  #entry = $state.raw<special.SpecialEntry>(special.NO_SPECIAL);
  /** Touches of the board put discs (MX-54). */
  discing = $state(false);
  sending = $state(false);

  /** Nothing outlives the step that it was put together for. */
  readonly entry: special.SpecialEntry = $derived.by(() =>
    this.#table.view.phase === 'specials' ? this.#entry : special.NO_SPECIAL,
  );
  readonly special: special.SpecialKind | null = $derived.by(() => this.entry.special);
  readonly parts = $derived.by(() => this.entry.parts);
  readonly detective: DetectiveId | null = $derived.by(() => this.entry.detective);
  readonly stop: number | null = $derived.by(() => this.entry.stop);
  readonly ticket: Ticket | null = $derived.by(() => this.entry.ticket);
  readonly count: number = $derived.by(() => special.ticketsGivenIn(this.entry).length);
  /** What so many beacons buy (MX-43); several where more beacons may buy less. */
  readonly ways: readonly Transport[] = $derived.by(() => special.transportsOf(this.entry, this.#table.flags));
  /** The way that was chosen, else the dearest that someone can go. */
  readonly transport: Transport | null = $derived.by(() =>
    special.chosenTransportOf(this.entry, this.#table.view, this.#table.flags),
  );
  /** Tickets one of which pays for the ride; none where the beacons are enough. */
  readonly fares: readonly TicketKind[] = $derived.by(() =>
    this.#table.flags.special_op_needs_travel_ticket
      ? TICKET_KINDS.filter((kind) => transportOf(kind) === this.transport)
      : [],
  );
  readonly ready: boolean = $derived.by(() => special.isComplete(this.entry, this.transport, this.#table.flags));
  /** How many moves back so many magnifiers look (MX-41). */
  readonly back: number | null = $derived.by(() => special.legsLookedBackOf(this.entry, this.#table.flags));
  /** Cities that the chosen detective reaches by special operation (CM-3). */
  readonly targets: readonly number[] = $derived.by(() => {
    const { transport, detective } = this;
    if (transport === null || detective === null) return [];
    return special.stopsReachedBy(this.#table.view, detective, transport);
  });
  /** Detectives whom the special operation could move. */
  readonly able: readonly DetectiveId[] = $derived.by(() =>
    this.transport === null ? [] : special.detectivesAbleBy(this.#table.view, this.transport),
  );

  constructor(table: EuropeTable) {
    this.#table = table;
  }

  /** Begins to put a special together, or drops it. */
  begin(kind: special.SpecialKind | null): void {
    this.#touched(special.beginSpecial(kind));
  }

  give(seat: HunterSeat, ticket: Ticket): void {
    this.#touched(special.giveTicket(this.entry, seat, ticket));
  }

  take(seat: HunterSeat): void {
    this.#touched(special.takeTicketBack(this.entry, seat));
  }

  /** By this way, or by the usual one. */
  go(way: Transport | null): void {
    this.#touched(special.chooseTransport(this.entry, way));
  }

  /** This detective makes the special operation. */
  send(detective: DetectiveId | null): void {
    this.#touched(special.chooseDetective(this.entry, detective));
  }

  pay(ticket: Ticket): void {
    this.#touched({ ...this.entry, ticket });
  }

  /** A city on the board was touched. */
  async touch(stop: number): Promise<void> {
    if (this.discing) {
      const on = !this.#table.view.discs.stops.includes(stop);
      await this.#table.touch(this.#table.anyone, { type: 'disc', stop, on });
    } else if (this.targets.includes(stop)) this.#touched({ ...this.entry, stop });
  }

  /** An entry that was made otherwise: by scanned cards. */
  put(entry: special.SpecialEntry): void {
    this.#entry = entry;
  }

  async play(): Promise<void> {
    this.ontouch();
    const reply = await this.commit();
    if (reply !== null) toastRefusal(reply, this.#table.refusals);
  }

  /** Sends what is put together; `null` while something is missing, or one is under way. */
  async commit(): Promise<RequestReply<'command'> | null> {
    const [seat] = this.#table.here;
    const action = special.specialCommandOf(this.entry, this.#table.view, this.#table.flags);
    if (seat === undefined || action === null || this.sending) return null;
    this.sending = true;
    try {
      const reply = await this.#table.visit.send(seat, action);
      // Before anybody may send again: nothing that was sent is left to send.
      if (reply.ok) this.put(special.NO_SPECIAL);
      return reply;
    } finally {
      this.sending = false;
    }
  }

  #touched(entry: special.SpecialEntry): void {
    this.ontouch();
    this.#entry = entry;
  }
}
