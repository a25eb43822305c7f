import { type Seat, TABLE, type Viewer } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';

/** One connection: a kiosk, a phone or a spectator. */
export type Device = {
  readonly id: string;
  /** The network address it came from. */
  readonly address: string;
  /** Has proved the host key. */
  host: boolean;
  /** As whom it looks at each table; never more than one viewer of the same table. */
  readonly watching: Map<TableId, Viewer>;
};

/** Rooms of the transport. Only what the outbox sends goes into them. */
export const roomOf = (table: TableId, viewer: Viewer): string => `${table}/v/${viewer}`;
export const hostRoomOf = (table: TableId): string => `${table}/host`;
export const tableRoomOf = (table: TableId): string => `${table}/all`;

/** Tables at which one device looks: an evening goes on from one to the next, and none is left. */
export const TABLES_MAX = 8;
/** Connections of one seat: those that broke are known to be gone after seconds only. */
export const HOLDERS_MAX = 16;

/** Which connection is which viewer. */
@Injectable()
export class DevicesService {
  private readonly devices = new Map<string, { device: Device; socket: Socket }>();
  private readonly holders = new Map<string, Set<Device>>();

  get count(): number {
    return this.devices.size;
  }

  connect(socket: Socket): Device {
    const device: Device = {
      id: socket.id,
      address: socket.handshake.address,
      host: false,
      watching: new Map(),
    };
    this.devices.set(device.id, { device, socket });
    return device;
  }

  find(socket: Socket): Device | undefined {
    return this.devices.get(socket.id)?.device;
  }

  /** Returns the places it looked from. */
  disconnect(socket: Socket): readonly (readonly [TableId, Viewer])[] {
    const device = this.find(socket);
    if (device === undefined) return [];
    const places = [...device.watching];
    for (const [table] of places) this.detach(device, table);
    this.devices.delete(device.id);
    return places;
  }

  /**
   * From now on the device gets what `viewer` gets. Synchronous, so that a snapshot built in the
   * same breath is followed by exactly the updates that come after it. Returns the viewer it was.
   */
  attach(device: Device, table: TableId, viewer: Viewer, asHost = false): Viewer | undefined {
    const before = device.watching.get(table);
    this.detach(device, table);
    const socket = this.devices.get(device.id)?.socket;
    // It may have gone while its request was under way.
    if (socket === undefined) return before;
    for (const [oldest] of device.watching) {
      if (device.watching.size < TABLES_MAX) break;
      this.detach(device, oldest);
    }
    device.watching.set(table, viewer);
    const room = roomOf(table, viewer);
    const holders = this.holders.get(room) ?? new Set();
    this.holders.set(room, holders.add(device));
    if (viewer !== TABLE) {
      for (const oldest of holders) {
        if (holders.size <= HOLDERS_MAX) break;
        this.detach(oldest, table);
      }
    }
    void socket.join([room, tableRoomOf(table)]);
    if (asHost) void socket.join(hostRoomOf(table));
    return before;
  }

  detach(device: Device, table: TableId): void {
    const viewer = device.watching.get(table);
    if (viewer === undefined) return;
    device.watching.delete(table);
    const room = roomOf(table, viewer);
    const holders = this.holders.get(room);
    holders?.delete(device);
    if (holders?.size === 0) this.holders.delete(room);
    const socket = this.devices.get(device.id)?.socket;
    for (const left of [room, tableRoomOf(table), hostRoomOf(table)]) void socket?.leave(left);
  }

  holding(table: TableId, seat: Seat): readonly Device[] {
    return [...(this.holders.get(roomOf(table, seat)) ?? [])];
  }

  countOf(table: TableId, viewer: Viewer): number {
    return this.holders.get(roomOf(table, viewer))?.size ?? 0;
  }

  isConnected(table: TableId, seat: Seat): boolean {
    return this.holders.has(roomOf(table, seat));
  }
}
