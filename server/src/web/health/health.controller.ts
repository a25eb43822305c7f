import { Controller, Get, HttpStatus, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ClientAddresses } from '../network/peers.js';
import type { Connection } from '../../database/connection.js';
import type { DriverName } from '../../database/driver.js';
import { PACKAGE_VERSION } from '../../runtime/installation.js';
import type { Checks, TablesByStatus, HealthChecks } from './checks.js';

export type Health = {
  /** `ok` only while every one of `checks` holds; otherwise the answer has the status 503. */
  readonly status: 'ok' | 'failing';
  readonly checks: Checks;
  readonly version: string;
  /** With what the database is read and written. */
  readonly database: DriverName;
  /** Tables of this data folder by status, and how many are in memory now; `null` unread. */
  readonly tables: (TablesByStatus & { readonly loaded: number }) | null;
  /** Open connections. */
  readonly clients: number;
};

export class HealthService {
  constructor(
    private readonly connection: Pick<Connection, 'driver'>,
    private readonly tables: { readonly count: number },
    private readonly clients: { readonly count: number },
    private readonly checks: HealthChecks,
  ) {}

  /** Looks at what it tells of; nothing of it depends on what is secret in a match. */
  async read(): Promise<Health> {
    const { counts, checks } = await this.checks.look();
    return {
      status: Object.values(checks).every(Boolean) ? 'ok' : 'failing',
      checks,
      version: PACKAGE_VERSION,
      database: this.connection.driver,
      tables: counts === undefined ? null : { ...counts, loaded: this.tables.count },
      clients: this.clients.count,
    };
  }
}

@Controller('api/health')
export class HealthController {
  constructor(
    private readonly health: HealthService,
    private readonly peers: ClientAddresses,
  ) {}

  /** How many tables and clients there are, and what fails, is for those who sit at this computer. */
  @Get()
  async read(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Health | Pick<Health, 'status'>> {
    const health = await this.health.read();
    const { status } = health;
    if (status !== 'ok') response.status(HttpStatus.SERVICE_UNAVAILABLE);
    return this.peers.isHere(request) ? health : { status };
  }
}
