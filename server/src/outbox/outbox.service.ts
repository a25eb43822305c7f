import type { Seat, Viewer } from '@mister-x/engine';
import type {
  HostInfo,
  Pushes,
  RefusalBody,
  Reply,
  TableId,
  TableInfo,
} from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import type { Server } from 'socket.io';
import { type Device, hostRoomOf, roomOf, tableRoomOf } from '../devices/devices.service.js';
import type { ViewerUpdate } from '../matches/match-actor.js';

/** How a request is answered, as the transport hands it over. */
export type Acknowledge = (reply: Reply<unknown>) => void;

/**
 * The one choke point: whatever leaves the server over a socket is built and sent here, answers,
 * refusals and errors included. Nothing else may send; a test looks for it.
 */
@Injectable()
export class Outbox {
  private server: Server | undefined;

  bind(server: Server): void {
    this.server = server;
  }

  /** The answer to one request, to the device that asked and to no other (CM-2). */
  answer<T>(acknowledge: Acknowledge, value: T): void {
    acknowledge({ ok: true, value });
  }

  refuse(acknowledge: Acknowledge, refusal: RefusalBody): void {
    acknowledge({ ok: false, refusal });
  }

  /**
   * What viewers see now, each to his devices only. Updates that are the same to the byte leave as
   * one packet, which is encoded once.
   */
  updates(table: TableId, updates: readonly ViewerUpdate[]): void {
    const packets = new Map<string, { readonly update: ViewerUpdate; readonly rooms: string[] }>();
    for (const update of updates) {
      const { viewer, revision, bytes, notices } = update;
      const key = `${revision}${JSON.stringify(notices)}${bytes}`;
      const packet = packets.get(key);
      if (packet === undefined) packets.set(key, { update, rooms: [roomOf(table, viewer)] });
      else packet.rooms.push(roomOf(table, viewer));
    }
    for (const { update, rooms } of packets.values()) {
      const { revision, view, notices, published } = update;
      this.push(rooms, 'update', { table, revision, view, notices, ...published });
    }
  }

  /** Public facts, to every device at the table but one that gets them in its answer. */
  table(info: TableInfo, except?: Device): void {
    this.push(tableRoomOf(info.table), 'table', info, except);
  }

  host(table: TableId, { codes, addresses, line, authority }: HostInfo): void {
    this.push(hostRoomOf(table), 'host', { table, codes, addresses, line, authority });
  }

  seat(table: TableId, seat: Seat, what: Pushes['seat']['what']): void {
    this.push(tableRoomOf(table), 'seat', { table, seat, what });
  }

  dismissed(table: TableId, seat: Viewer): void {
    this.push(roomOf(table, seat), 'dismissed', { table, seat });
  }

  private push<Name extends keyof Pushes>(
    rooms: string | string[],
    name: Name,
    body: Pushes[Name],
    except?: Device,
  ): void {
    // Each connection is also a room of its own, named by its id.
    this.server
      ?.to(rooms)
      .except(except?.id ?? [])
      .emit(name, body);
  }
}
