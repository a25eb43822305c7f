import type { Seat, Viewer } from '@mister-x/engine';
import { BOX_EVENT, viewSize } from '@mister-x/engine/line';
import type {
  HostInfo,
  Pushes,
  RefusalBody,
  Reply,
  ScanNews,
  Scanners,
  TableId,
  TableInfo,
  Wait,
} from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import type { Server } from 'socket.io';
import {
  type Device,
  DevicesService,
  hostRoomOf,
  roomOf,
  tableRoomOf,
} from '../devices/devices.service.js';
import { type Framed, type FrameSize, frameMessage } from '../line/line.js';
import type { ViewerUpdate } from '../matches/viewer-updates.js';

/** How a request is answered; `size` is for the frame, where the answer is boxed. */
export type Acknowledge = (reply: Reply<unknown>, size?: FrameSize) => void;
/** The same as the transport hands it over; whatever it is given is sent. */
export type PlainAcknowledge = (reply: Reply<unknown>) => void;

/** Updates that are the same to the byte, for these rooms. */
type Packet = {
  readonly update: ViewerUpdate;
  /** Its notices as JSON. */
  readonly lines: string;
  readonly rooms: string[];
};

/** Room for the names and numbers round a view, whoever gets it. */
const ENVELOPE = 128;

/**
 * The one choke point: whatever leaves the server over a socket is built and sent here, answers,
 * refusals and errors included. Nothing else may send; a test looks for it.
 */
@Injectable()
export class Outbox {
  private server: Server | undefined;

  constructor(private readonly devices: DevicesService) {}

  bind(server: Server): void {
    this.server = server;
  }

  /** The answer to one request, to the device that asked and to no other (CM-2). */
  answer<T>(acknowledge: Acknowledge, value: T, size?: FrameSize): void {
    acknowledge({ ok: true, value }, size);
  }

  refuse(acknowledge: Acknowledge, refusal: RefusalBody): void {
    acknowledge({ ok: false, refusal });
  }

  inTheClear(acknowledge: PlainAcknowledge): Acknowledge {
    return (reply) => acknowledge(reply);
  }

  boxed(device: Device, id: number): Acknowledge {
    return (reply, size) => this.seal(device, frameMessage([id, reply], size));
  }

  /**
   * What viewers see now, each to his devices only. Updates that are the same to the byte leave as
   * one packet, which is encoded once.
   */
  updates(table: TableId, updates: readonly ViewerUpdate[], waits: readonly Wait[]): void {
    const packets: Packet[] = [];
    for (const update of updates) {
      const lines = JSON.stringify(update.notices);
      const room = roomOf(table, update.viewer);
      const same = packets.find(
        (packet) => packet.lines === lines && isSame(packet.update, update),
      );
      if (same === undefined) packets.push({ update, lines, rooms: [room] });
      else same.rooms.push(room);
    }
    for (const { update, rooms } of packets) {
      const { revision, view, notices, told, published } = update;
      const body = { table, revision, view, notices, told, waits, ...published };
      this.push(rooms, 'update', body, { size: sizeOf(update) });
    }
  }

  /** Public facts, to every device at the table but one that gets them in its answer. */
  table(info: TableInfo, except?: Device): void {
    this.push([tableRoomOf(info.table)], 'table', info, { except });
  }

  host(table: TableId, info: HostInfo): void {
    const { codes, addresses, line, authority, lineKey, checkWords } = info;
    const body = { table, codes, addresses, line, authority, lineKey, checkWords };
    this.push([hostRoomOf(table)], 'host', body);
  }

  seat(table: TableId, seat: Seat, what: Pushes['seat']['what']): void {
    this.push([tableRoomOf(table)], 'seat', { table, seat, what });
  }

  dismissed(table: TableId, seat: Viewer): void {
    this.push([roomOf(table, seat)], 'dismissed', { table, seat });
  }

  /** To a kiosk. */
  hostPaired(device: Device, screen: string): void {
    this.tell(device, 'host:paired', { screen });
  }

  signedOut(device: Device): void {
    this.tell(device, 'host:signed-out', {});
  }

  /** To a kiosk that listens. */
  scanners(device: Device, { scanners, faults, ignored }: Scanners): void {
    this.tell(device, 'scanners', { scanners, faults, ignored });
  }

  /** To the one kiosk that may act on it. */
  scan(device: Device, { scanner, text, table, seat }: ScanNews): void {
    this.tell(device, 'scan', { scanner, text, table, seat });
  }

  /** To a kiosk that may not act on it, though its page may hear the scanner type. */
  scanElsewhere(device: Device, text: string): void {
    this.tell(device, 'scan:elsewhere', { text });
  }

  private tell<Name extends keyof Pushes>(device: Device, name: Name, body: Pushes[Name]): void {
    if (device.line === undefined) this.server?.sockets.sockets.get(device.id)?.emit(name, body);
    else this.seal(device, frameMessage([name, body]));
  }

  private push<Name extends keyof Pushes>(
    rooms: string[],
    name: Name,
    body: Pushes[Name],
    { except, size }: { readonly except?: Device | undefined; readonly size?: FrameSize } = {},
  ): void {
    // Each connection is also a room of its own, named by its id.
    this.server
      ?.to(rooms)
      .except(except?.id ?? [])
      .emit(name, body);
    let framed: Framed | undefined;
    for (const device of this.devices.boxedIn(rooms)) {
      if (device === except) continue;
      framed ??= frameMessage([name, body], size);
      this.seal(device, framed);
    }
  }

  private seal(device: Device, framed: Framed): void {
    const socket = this.server?.sockets.sockets.get(device.id);
    if (device.line !== undefined) socket?.emit(BOX_EVENT, device.line.seal(framed));
  }
}

/** Views of one audience are one string, so that comparing them costs nothing. */
function isSame(one: ViewerUpdate, other: ViewerUpdate): boolean {
  return one.bytes === other.bytes && one.revision === other.revision && one.told === other.told;
}

/** Of the same length for every viewer, whatever he may know beyond the table. */
function sizeOf({ publicLength, published }: ViewerUpdate): FrameSize {
  return (length) =>
    viewSize(length, publicLength + JSON.stringify(published ?? {}).length + ENVELOPE);
}
