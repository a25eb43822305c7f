import type { Seat } from '@mister-x/engine';
import type { HostInfo, Pushes, TableInfo } from '@mister-x/engine/protocol';
import { Inject, Injectable } from '@nestjs/common';
import { type Device, DevicesService } from '../devices/devices.service.js';
import { makeClaimCode } from '../keys/random.js';
import { Outbox } from '../outbox/outbox.service.js';
import { REACH, type ReachNow } from '../tokens.js';
import type { LiveTable } from './live-tables.js';
import { tableInfo } from './table.js';

/** What devices at a table are told about the table itself. */
@Injectable()
export class TableNews {
  constructor(
    private readonly devices: DevicesService,
    private readonly outbox: Outbox,
    @Inject(REACH) private readonly reach: ReachNow,
  ) {}

  info({ record }: LiveTable): TableInfo {
    return tableInfo(record, (seat) => this.devices.isConnected(record.id, seat));
  }

  /** For holders of the host key only. */
  hostInfo({ record }: LiveTable): HostInfo {
    const codes: Record<Seat, string> = {};
    for (const { seat, code } of record.seats) {
      if (code !== null) codes[seat] = makeClaimCode(code);
    }
    return { codes, ...this.reach() };
  }

  table(table: LiveTable, except?: Device): void {
    this.outbox.table(this.info(table), except);
  }

  /** A seat changed hands. */
  seat(table: LiveTable, seat: Seat, what: Pushes['seat']['what']): void {
    this.outbox.seat(table.record.id, seat, what);
    this.table(table);
    this.outbox.host(table.record.id, this.hostInfo(table));
  }
}
