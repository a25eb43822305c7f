import { type Seat, TABLE, type Viewer } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import { Inject, Injectable } from '@nestjs/common';
import type { Line } from '../line/line.js';
import { IS_LOCAL, type IsLocal } from '../tokens.js';
import type { Connection } from './client-socket.js';

/** One connection: a kiosk, a phone or a spectator. */
export type Device = {
  readonly id: string;
  /** What it is told over; messages are counted by it. */
  readonly connection: Connection;
  /** The network address it came from. */
  readonly address: string;
  /** Others in the network can hear what is not boxed. */
  readonly overheard: boolean;
  /** Once it is open, everything that passes is boxed. */
  line: Line | undefined;
  /** Has tried to open a line. */
  called: boolean;
  /** The hash of the host key that it has proved, as long as that is good. */
  host: string | undefined;
  /** As whom it looks at each table; never more than one viewer of the same table. */
  readonly watching: Map<TableId, Viewer>;
  /** The numbers under which it resumed the seats that it watches from, where it gave one. */
  readonly visits: Map<TableId, number>;
};

/** As whom a device looks at a table, and whether it is told what is the host's to know. */
type Place = { readonly viewer: Viewer; readonly asHost: boolean };

/** Tables at which one device looks: an evening goes on from one to the next, and none is left. */
export const TABLES_MAX = 8;
/** Connections of one seat: those that broke are known to be gone after seconds only. */
export const HOLDERS_MAX = 16;

/** Which connection is which viewer: the one place that knows who is told what. */
@Injectable()
export class DevicesService {
  private readonly devices = new Map<Connection, Device>();
  /** Whoever came first stands first. */
  private readonly places = new Map<TableId, Map<Device, Place>>();

  constructor(@Inject(IS_LOCAL) private readonly isLocal: IsLocal) {}

  get count(): number {
    return this.devices.size;
  }

  connect(connection: Connection): Device {
    const { address, encrypted } = connection.origin;
    const device: Device = {
      id: connection.id,
      connection,
      address,
      overheard: !encrypted && !this.isLocal(address),
      line: undefined,
      called: false,
      host: undefined,
      watching: new Map(),
      visits: new Map(),
    };
    this.devices.set(connection, device);
    return device;
  }

  find(connection: Connection): Device | undefined {
    return this.devices.get(connection);
  }

  /** Whether it looks at a table or has proved a host key: any other comes back and loses nothing. */
  hasPlace(connection: Connection): boolean {
    const device = this.find(connection);
    return device !== undefined && (device.host !== undefined || device.watching.size > 0);
  }

  /** Those that have proved a host key. */
  hosts(): readonly Device[] {
    return [...this.devices.values()].filter(({ host }) => host !== undefined);
  }

  /** Ends its connection, once what was sent to it has left. */
  drop({ connection }: Device): void {
    connection.hangUp('leaving');
  }

  /** It may have gone while its request was under way. */
  isHere({ connection }: Device): boolean {
    return this.devices.has(connection);
  }

  /** Returns the places it looked from. */
  disconnect(connection: Connection): readonly (readonly [TableId, Viewer])[] {
    const device = this.find(connection);
    if (device === undefined) return [];
    const places = [...device.watching];
    for (const [table] of places) this.detach(device, table);
    this.devices.delete(connection);
    return places;
  }

  /**
   * From now on the device gets what `viewer` gets. Synchronous, so that a snapshot built in the
   * same breath is followed by exactly the updates that come after it. Returns the viewer it was.
   */
  attach(
    device: Device,
    table: TableId,
    viewer: Viewer,
    {
      asHost = false,
      visit,
    }: { readonly asHost?: boolean; readonly visit?: number | undefined } = {},
  ): Viewer | undefined {
    const before = device.watching.get(table);
    this.detach(device, table);
    if (!this.isHere(device)) return before;
    for (const [oldest] of device.watching) {
      if (device.watching.size < TABLES_MAX) break;
      this.detach(device, oldest);
    }
    device.watching.set(table, viewer);
    if (visit !== undefined) device.visits.set(table, visit);
    const there: Map<Device, Place> = this.places.get(table) ?? new Map();
    this.places.set(table, there.set(device, { viewer, asHost }));
    if (viewer !== TABLE) {
      const holders = this.holding(table, viewer);
      for (const oldest of holders.slice(0, -HOLDERS_MAX)) this.detach(oldest, table);
    }
    return before;
  }

  /**
   * Detaches the device from the seat to which it came under this number or a lower one. What arrives
   * when it has come back already is about an earlier visit and changes nothing. Returns whether it did.
   */
  leave(device: Device, table: TableId, seat: Seat, visit: number): boolean {
    const came = device.visits.get(table);
    if (device.watching.get(table) !== seat || came === undefined || came > visit) return false;
    this.detach(device, table);
    return true;
  }

  detach(device: Device, table: TableId): void {
    device.watching.delete(table);
    device.visits.delete(table);
    const there = this.places.get(table);
    if (there?.delete(device) === true && there.size === 0) this.places.delete(table);
  }

  /** All that look at a table, from wherever. */
  at(table: TableId): readonly Device[] {
    return [...(this.places.get(table)?.keys() ?? [])];
  }

  /** Those that look at it as one of `viewers`. */
  watching(table: TableId, viewers: readonly Viewer[]): readonly Device[] {
    return this.findThose(table, ({ viewer }) => viewers.includes(viewer));
  }

  /** Those that look at it as its host. */
  hosting(table: TableId): readonly Device[] {
    return this.findThose(table, ({ asHost }) => asHost);
  }

  holding(table: TableId, seat: Seat): readonly Device[] {
    return this.watching(table, [seat]);
  }

  countOf(table: TableId, viewer: Viewer): number {
    return this.watching(table, [viewer]).length;
  }

  isConnected(table: TableId, seat: Seat): boolean {
    return this.countOf(table, seat) > 0;
  }

  private findThose(table: TableId, test: (place: Place) => boolean): readonly Device[] {
    const found: Device[] = [];
    for (const [device, place] of this.places.get(table) ?? []) if (test(place)) found.push(device);
    return found;
  }
}
