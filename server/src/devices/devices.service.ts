import { type Seat, TABLE, type Viewer } from '@mister-x/engine';
import type { TableId } from '@mister-x/engine/protocol';
import { Inject, Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import type { Line } from '../line/line.js';
import { Clients } from '../network/clients.js';
import { IS_LOCAL, type IsLocal } from '../tokens.js';

/** One connection: a kiosk, a phone or a spectator. */
export type Device = {
  readonly id: string;
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

/** Only what the outbox sends goes into them. */
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
  /** Devices with a line are in no rooms of the transport: each gets boxes of its own. */
  private readonly boxed = new Map<string, Set<Device>>();

  constructor(
    @Inject(IS_LOCAL) private readonly isLocal: IsLocal,
    private readonly clients: Clients,
  ) {}

  get count(): number {
    return this.devices.size;
  }

  connect(socket: Socket): Device {
    const { secure } = socket.handshake;
    const address = this.clients.addressOf(socket.request);
    const device: Device = {
      id: socket.id,
      address,
      overheard: !secure && !this.isLocal(address),
      line: undefined,
      called: false,
      host: undefined,
      watching: new Map(),
      visits: new Map(),
    };
    this.devices.set(device.id, { device, socket });
    return device;
  }

  find(socket: Socket): Device | undefined {
    return this.devices.get(socket.id)?.device;
  }

  /** Whether it looks at a table or has proved a host key: any other comes back and loses nothing. */
  hasPlace(socket: Socket): boolean {
    const device = this.find(socket);
    return device !== undefined && (device.host !== undefined || device.watching.size > 0);
  }

  /** Those that have proved a host key. */
  hosts(): readonly Device[] {
    return [...this.devices.values()].flatMap(({ device }) =>
      device.host === undefined ? [] : [device],
    );
  }

  /** Ends its connection, once what was sent to it has left. */
  drop({ id }: Device): void {
    this.devices.get(id)?.socket.disconnect(true);
  }

  /** It may have gone while its request was under way. */
  isHere({ id }: Device): boolean {
    return this.devices.has(id);
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
    const socket = this.devices.get(device.id)?.socket;
    // It may have gone while its request was under way.
    if (socket === undefined) return before;
    for (const [oldest] of device.watching) {
      if (device.watching.size < TABLES_MAX) break;
      this.detach(device, oldest);
    }
    device.watching.set(table, viewer);
    if (visit !== undefined) device.visits.set(table, visit);
    const room = roomOf(table, viewer);
    addTo(this.holders, room, device);
    if (viewer !== TABLE) {
      const holders = this.holders.get(room) ?? new Set();
      for (const oldest of holders) {
        if (holders.size <= HOLDERS_MAX) break;
        this.detach(oldest, table);
      }
    }
    const rooms = [room, tableRoomOf(table), ...(asHost ? [hostRoomOf(table)] : [])];
    if (device.line === undefined) void socket.join(rooms);
    else for (const entered of rooms) addTo(this.boxed, entered, device);
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
    const viewer = device.watching.get(table);
    if (viewer === undefined) return;
    device.watching.delete(table);
    device.visits.delete(table);
    const room = roomOf(table, viewer);
    takeFrom(this.holders, room, device);
    const socket = this.devices.get(device.id)?.socket;
    for (const left of [room, tableRoomOf(table), hostRoomOf(table)]) {
      void socket?.leave(left);
      takeFrom(this.boxed, left, device);
    }
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

  /** Devices with a line that are in any of the rooms. */
  boxedIn(rooms: readonly string[]): ReadonlySet<Device> {
    const found = new Set<Device>();
    for (const room of rooms) for (const device of this.boxed.get(room) ?? []) found.add(device);
    return found;
  }
}

type Rooms = Map<string, Set<Device>>;

function addTo(rooms: Rooms, room: string, device: Device): void {
  rooms.set(room, (rooms.get(room) ?? new Set()).add(device));
}

function takeFrom(rooms: Rooms, room: string, device: Device): void {
  const there = rooms.get(room);
  if (there?.delete(device) === true && there.size === 0) rooms.delete(room);
}
