import type { Seat } from '@mister-x/engine';
import type { HostInfo, Pushes, TableInfo } from '@mister-x/engine/protocol';
import { Inject, Injectable } from '@nestjs/common';
import type { ChannelKey } from '../channel/channel-key.js';
import { type Client, ClientsService } from '../clients/clients.service.js';
import { KeyRing } from '../keys/key-ring.js';
import { makeClaimCode } from '../keys/random.js';
import { Outbox } from '../outbox/outbox.service.js';
import { Reopenings } from '../seats/reopenings.js';
import { CHANNEL_KEY, REACH, type ReachNow } from '../tokens.js';
import type { LiveTable } from './live-tables.js';
import { secretSeats, tableInfo } from './table.js';
import { TableEnds } from './table-ends.js';

/** What clients at a table are told about the table itself. */
@Injectable()
export class TableNews {
  constructor(
    private readonly clients: ClientsService,
    private readonly outbox: Outbox,
    private readonly ring: KeyRing,
    private readonly reopenings: Reopenings,
    private readonly ends: TableEnds,
    @Inject(REACH) private readonly reach: ReachNow,
    @Inject(CHANNEL_KEY) private readonly channelKey: ChannelKey,
  ) {}

  info(table: LiveTable): TableInfo {
    const { record } = table;
    const connected = (seat: Seat) => this.clients.isConnected(record.id, seat);
    const reopening = record.status === 'over' ? null : this.reopenings.at(record.id);
    return tableInfo(record, connected, this.waiting(table), reopening);
  }

  /** Nobody exactly while the match is awake: with the last share it still takes a moment to wake. */
  private waiting({ record, dormant }: LiveTable): readonly Seat[] {
    if (dormant === undefined || record.status === 'over') return [];
    const owners = secretSeats(record);
    const missing = owners.filter((seat) => this.ring.share(record.id, seat) === undefined);
    return missing.length > 0 ? missing : owners;
  }

  /** For holders of the host key only. */
  hostInfo({ record }: LiveTable): HostInfo {
    const codes: Record<Seat, string> = {};
    for (const { seat, code } of record.seats) {
      if (code !== null) codes[seat] = makeClaimCode(code);
    }
    const { text, words } = this.channelKey;
    return { codes, ...this.reach(), channelKey: text, checkWords: words };
  }

  table(table: LiveTable, except?: Client): void {
    this.outbox.table(this.info(table), except);
  }

  /** No phone is waited for any more: what was announced of a lost one is called off. */
  over(table: LiveTable): void {
    this.reopenings.callOffAny(table.record.id);
    this.table(table);
    this.ends.tell(table.record.id);
  }

  /** A seat changed hands. */
  seat(table: LiveTable, seat: Seat, what: Pushes['seat']['what']): void {
    this.outbox.seat(table.record.id, seat, what);
    this.table(table);
    this.host(table);
  }

  /** What only kiosks know of it. */
  host(table: LiveTable): void {
    this.outbox.host(table.record.id, this.hostInfo(table));
  }
}
