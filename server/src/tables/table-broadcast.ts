import { ok, type Seat, TABLE } from '@mister-x/engine';
import type { HostInfo, Pushes, TableInfo, StorageFault, TableId } from '@mister-x/engine/protocol';
import { Inject, Injectable } from '@nestjs/common';
import type { ChannelKey } from '../socket/channel/channel-key.js';
import { type Client, ClientsService } from '../socket/clients/clients.service.js';
import { EventBus } from '../runtime/events.js';
import { KeyRing } from './keys/key-ring.js';
import { makeClaimCode } from '../runtime/random.js';
import { Outbox } from '../socket/outbox/outbox.service.js';
import type { ViewerUpdate } from '../socket/outbox/viewer-update.js';
import type { RequestResult } from '../socket/requests/answer.js';
import { CHANNEL_KEY, SERVER_ADDRESSES, type CurrentAddresses } from '../runtime/tokens.js';
import { peopleOf } from './match-key.js';
import { mayReplaceNow } from './places.js';
import { keyHoldingSeats, tableInfo } from './table.js';
import type { TableReadings, TableTransaction } from './table-state.js';

/** What clients at a table are told about the table itself. */
@Injectable()
export class TableBroadcast {
  /** Tables that could not be saved, and why, until they are. */
  private readonly faults = new Map<TableId, StorageFault>();

  constructor(
    private readonly clients: ClientsService,
    private readonly outbox: Outbox,
    private readonly ring: KeyRing,
    private readonly events: EventBus,
    @Inject(SERVER_ADDRESSES) private readonly reach: CurrentAddresses,
    @Inject(CHANNEL_KEY) private readonly channelKey: ChannelKey,
  ) {}

  info(table: TableReadings): TableInfo {
    const { record } = table;
    const awayIn = (seat: Seat) => this.clients.awayIn(record.id, seat);
    const announced = record.status === 'over' ? null : table.announced;
    const [waiting, people] = [this.waiting(table), peopleOf(record)];
    const fault = this.faults.get(record.id) ?? null;
    return tableInfo(record, awayIn, waiting, announced, fault, people, mayReplaceNow(table));
  }

  /** Nobody exactly while the match is awake: with the last share it still takes a moment to wake. */
  private waiting({ record, dormant }: TableReadings): readonly Seat[] {
    if (dormant === undefined || record.status === 'over') return [];
    const owners = keyHoldingSeats(record);
    const missing = owners.filter((seat) => this.ring.share(record.id, seat) === undefined);
    return missing.length > 0 ? missing : owners;
  }

  /** For holders of the host key only; a screen's own address comes first. */
  hostInfo({ record }: TableReadings, { connection }: Client): HostInfo {
    const joinCode = record.joinCode === null ? null : makeClaimCode(record.joinCode);
    const codes: Record<Seat, string> = {};
    for (const { seat, code } of record.seats) {
      if (code !== null) codes[seat] = makeClaimCode(code);
    }
    const { text, number } = this.channelKey;
    const reach = this.reach(connection.origin.arrival);
    const invitations = record.places.filter(({ invitation }) => invitation !== null).map(({ place }) => place);
    return { codes, joinCode, invitations, ...reach, channelKey: text, checkNumber: number };
  }

  table(table: TableReadings, except?: Client): void {
    this.outbox.table(this.info(table), except);
  }

  get unsavedTables(): readonly TableId[] {
    return [...this.faults.keys()];
  }

  /** Shown only where it is another fault than before. */
  unsaved(table: TableReadings, fault: StorageFault): void {
    if (this.faults.get(table.id) === fault) return;
    this.faults.set(table.id, fault);
    this.table(table);
  }

  /** Nobody needs to make room for it any more. */
  saved(table: TableReadings): void {
    if (this.faults.delete(table.id)) this.table(table);
  }

  /** It cannot be read now, and is shown once it can. */
  forgetFault(table: TableId): void {
    this.faults.delete(table);
  }

  /** Nothing more is played. */
  over(table: TableReadings): void {
    this.table(table);
    this.events.publish('table:over', table.id);
  }

  /** How viewers are told what a step brings them. */
  teller(table: TableReadings): (updates: readonly ViewerUpdate[]) => void {
    return (updates) => {
      this.outbox.updates(table.id, updates, table.waits);
      if (updates.some(({ viewer }) => viewer === TABLE)) this.events.publish('table:told', table);
    };
  }

  /** Shows the match as it stands, to those for whom it is news. */
  async match(
    tx: TableTransaction,
    isNews: (update: ViewerUpdate) => boolean = () => true,
  ): Promise<RequestResult<null>> {
    this.teller(tx.table)((tx.match?.present() ?? []).filter(isNews));
    return ok(null);
  }

  /** A seat changed hands. */
  seat(table: TableReadings, seat: Seat, what: Pushes['seat']['what']): void {
    this.outbox.seat(table.record.id, seat, what);
    this.table(table);
    this.host(table);
  }

  /** What only kiosks know of it. */
  host(table: TableReadings): void {
    this.outbox.host(table.record.id, (client) => this.hostInfo(table, client));
  }
}
