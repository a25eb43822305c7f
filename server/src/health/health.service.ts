import type { TableStatus } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { Connection } from '../database/connection.js';
import type { DriverName } from '../database/driver.js';
import { DevicesService } from '../devices/devices.service.js';
import { LiveTables } from '../tables/live-tables.js';
import { TablesRepository } from '../tables/tables.repository.js';
import { VERSION } from '../version.js';

export type Health = {
  readonly status: 'ok';
  readonly version: string;
  /** With what the database is read and written. */
  readonly database: DriverName;
  /** Tables of this data folder by status, and how many are in memory now. */
  readonly tables: Readonly<Record<TableStatus, number>> & { readonly loaded: number };
  /** Open connections. */
  readonly devices: number;
};

@Injectable()
export class HealthService {
  constructor(
    private readonly connection: Connection,
    private readonly repository: TablesRepository,
    private readonly tables: LiveTables,
    private readonly devices: DevicesService,
  ) {}

  /** Asks the database, so that an answer means that it answers. */
  async read(): Promise<Health> {
    const counts = await this.repository.count();
    return {
      status: 'ok',
      version: VERSION,
      database: this.connection.driver,
      tables: { ...counts, loaded: this.tables.count },
      devices: this.devices.count,
    };
  }
}
