import type { OpenedAdapters, ScannerAdapter } from '@mister-x/device-adapters';
import { ok } from '@mister-x/engine';
import type { Requests, ScannerInfo, Scanners, TableId } from '@mister-x/engine/protocol';
import { Injectable, Logger } from '@nestjs/common';
import { type Client, ClientsService } from '../socket/clients/clients.service.js';
import { EventBus } from '../runtime/events.js';
import { Outbox } from '../socket/outbox/outbox.service.js';
import { type RequestResult, DeferredReply, refuse } from '../socket/requests/answer.js';
import { findSeat } from '../tables/table.js';
import { TablesRepository } from '../tables/tables.repository.js';
import { ScannerHub, SEARCH_DONE_SENTENCE } from './scanner-hub.js';
import type { ScannerPort } from './scanner-port.js';
import { ScannerTables } from './scanner-tables.js';

/** Brings scans to kiosks, and lets the host say what each scanner is for. */
@Injectable()
export class ScannersService {
  private readonly logger = new Logger('Scanners');
  private readonly listeners = new ScanListeners<Client>();
  private ignored = false;

  constructor(
    private readonly hub: ScannerHub,
    private readonly tables: ScannerTables,
    private readonly repository: TablesRepository,
    private readonly devices: ClientsService,
    private readonly outbox: Outbox,
    events: EventBus,
  ) {
    hub.listen({
      heard: (port, text) => this.heard(port, text),
      changed: () => this.changed(),
    });
    events.on('client:left', ({ client }) => this.listeners.leave(client));
    events.on('table:over', (table) => {
      this.listeners.over(table);
      this.changed();
    });
  }

  /**
   * Begins with what was set before. Never rejects: whatever is wrong with scanners, games go on.
   * @param hardware finds more of them, and takes its time; without it nobody looks for any
   */
  async start(adapters: readonly ScannerAdapter[], hardware?: () => Promise<OpenedAdapters>): Promise<void> {
    this.ignored = hardware === undefined;
    // Someone may have asked already.
    if (this.ignored) this.changed();
    try {
      await this.hub.load();
      await this.refresh(null);
      await this.hub.add({ adapters, faults: [] });
      if (hardware !== undefined) await this.hub.add(await hardware());
    } catch (error) {
      const msg = 'Scanners cannot be used because of an unexpected error.';
      this.logger.error({ msg, err: error });
    }
    if (hardware !== undefined) this.logger.debug(SEARCH_DONE_SENTENCE);
  }

  close(): Promise<void> {
    return this.hub.close();
  }

  async listen(
    device: Client,
    { table }: Requests['scanner:listen']['ask'],
  ): Promise<RequestResult<DeferredReply<Scanners>>> {
    const before = this.places;
    const tables = await this.refresh(table);
    if (before !== this.places) this.changed();
    if (table !== null && !tables.has(table)) return refuse('TABLE_UNKNOWN');
    // One that is over or went on to a rematch is played no more.
    const played = table !== null && tables.get(table) === table ? table : null;
    return ok(
      new DeferredReply(() => {
        if (this.devices.isHere(device)) this.listeners.listen(device, played);
        return ok(this.news);
      }),
    );
  }

  async set({ scanner, on, table, seat }: Requests['scanner:set']['ask']): Promise<RequestResult<null>> {
    if (table !== null) {
      const record = await this.repository.find(table);
      if (record === undefined) return refuse('TABLE_UNKNOWN');
      if (seat !== null && findSeat(record, seat) === undefined) return refuse('SEAT_UNKNOWN');
    }
    const port = this.hub.find(scanner);
    if (port === undefined) return refuse('SCANNER_UNKNOWN');
    const setting = { on, table, seat };
    await this.hub.remember(port, setting);
    await this.refresh(null);
    await port.set(setting);
    this.changed();
    return ok(null);
  }

  private heard(port: ScannerPort, text: string): void {
    const { scanner, kind, table, seat } = this.info(port);
    const told = this.listeners.route(table);
    for (const listener of told) {
      this.outbox.scan(listener.device, { scanner, text, table: listener.table, seat });
    }
    if (kind !== 'keyboard') return;
    const acting = new Set(told.map(({ device }) => device));
    for (const device of this.listeners.devices) {
      if (!acting.has(device)) this.outbox.scanElsewhere(device, text);
    }
  }

  private changed(): void {
    const { news } = this;
    for (const device of this.listeners.devices) this.outbox.scanners(device, news);
  }

  private get news(): Scanners {
    const scanners = [...this.hub.all].map((port) => this.info(port));
    return { scanners, faults: this.hub.faults, ignored: this.ignored };
  }

  private info(port: ScannerPort): ScannerInfo {
    const { setting, facts } = port;
    const table = this.tables.now(setting.table);
    // A seat of a table that is no more says nothing about another one's.
    const seat = table === setting.table || table !== null ? setting.seat : null;
    return { ...facts, table, seat };
  }

  private get places(): string {
    return JSON.stringify(this.news.scanners.map(({ table }) => table));
  }

  /** @param more a table that no scanner was given to yet */
  private refresh(more: TableId | null): ReturnType<ScannerTables['refresh']> {
    const named = [...this.hub.allSettings].map(({ table }) => table);
    return this.tables.refresh([...named, more].filter((table) => table !== null));
  }
}

export type ListeningDevice<Device> = {
  readonly device: Device;
  /** The table that it plays; `null` where it plays none. */
  readonly table: TableId | null;
};

/**
 * Which kiosk a scan is for. Two screens may show the same table, and only one of them may act on
 * a scan: the one that listened last.
 */
export class ScanListeners<Device extends { readonly id: string }> {
  /** In the order in which they listened. */
  private readonly listeners = new Map<string, ListeningDevice<Device>>();

  listen(device: Device, table: TableId | null): void {
    this.leave(device.id);
    this.listeners.set(device.id, { device, table });
  }

  leave(id: string): void {
    this.listeners.delete(id);
  }

  /** Nothing is played there any more; its kiosks go on listening for whatever comes. */
  over(table: TableId): void {
    for (const [id, listener] of this.listeners) {
      if (listener.table === table) this.listeners.set(id, { ...listener, table: null });
    }
  }

  get devices(): readonly Device[] {
    return [...this.listeners.values()].map(({ device }) => device);
  }

  /**
   * Who is told of a scan, and as a scan for which table.
   * @param table whose scanner it is; `null` where nobody said so. While several tables are
   *   played such a scan is for none of them, and each is told so.
   */
  route(table: TableId | null): readonly ListeningDevice<Device>[] {
    const last = new Map<TableId | null, ListeningDevice<Device>>();
    let youngest: ListeningDevice<Device> | undefined;
    for (const listener of this.listeners.values()) {
      last.set(listener.table, listener);
      youngest = listener;
    }
    if (table !== null) {
      const listener = last.get(table) ?? last.get(null);
      return listener === undefined ? [] : [{ ...listener, table }];
    }
    last.delete(null);
    if (last.size > 1) return [...last.values()].map(({ device }) => ({ device, table: null }));
    return youngest === undefined ? [] : [youngest];
  }
}
