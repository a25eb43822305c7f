import type { Seat, Viewer } from '@mister-x/engine';
import { viewSize } from '@mister-x/engine/line';
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
import type { Connection } from '../devices/client-socket.js';
import { type Device, DevicesService } from '../devices/devices.service.js';
import { binaryFrame, type Frame, textFrame } from '../devices/frames.js';
import { type Framed, type FrameSize, frameMessage, type Line } from '../line/line.js';
import type { ViewerUpdate } from '../matches/viewer-updates.js';

/** How a request is answered; `size` is for the frame, where the answer is boxed. */
export type Acknowledge = (reply: Reply<unknown>, size?: FrameSize) => void;

/** An update that is the same to the byte for these viewers. */
type Packet = {
  readonly update: ViewerUpdate;
  /** Its notices as JSON. */
  readonly lines: string;
  readonly viewers: Viewer[];
};

/** Room for the names and numbers round a view, whoever gets it. */
const ENVELOPE = 128;

/**
 * The one choke point: whatever leaves the server over a socket is built and sent here, answers,
 * refusals and errors included. Nothing else may send; a test looks for it.
 */
@Injectable()
export class Outbox {
  constructor(private readonly devices: DevicesService) {}

  /** The answer to one request, to the device that asked and to no other (CM-2). */
  answer<T>(acknowledge: Acknowledge, value: T, size?: FrameSize): void {
    acknowledge({ ok: true, value }, size);
  }

  refuse(acknowledge: Acknowledge, refusal: RefusalBody): void {
    acknowledge({ ok: false, refusal });
  }

  /** What is asked over a line is answered over it; the answer that opens one still comes without. */
  answering(connection: Connection, line: Line | undefined, id: number): Acknowledge {
    return (reply, size) => this.send([{ connection, line }], [id, reply], size);
  }

  /**
   * What viewers see now, each to his devices only. Updates that are the same to the byte leave as
   * one packet, which is encoded once.
   */
  updates(table: TableId, updates: readonly ViewerUpdate[], waits: readonly Wait[]): void {
    const packets: Packet[] = [];
    for (const update of updates) {
      const lines = JSON.stringify(update.notices);
      const same = packets.find(
        (packet) => packet.lines === lines && isSame(packet.update, update),
      );
      if (same === undefined) packets.push({ update, lines, viewers: [update.viewer] });
      else same.viewers.push(update.viewer);
    }
    for (const { update, viewers } of packets) {
      const { revision, view, notices, told, published } = update;
      const body = { table, revision, view, notices, told, waits, ...published };
      this.push(this.devices.watching(table, viewers), 'update', body, sizeOf(update));
    }
  }

  /** Public facts, to every device at the table but one that gets them in its answer. */
  table(info: TableInfo, except?: Device): void {
    const others = this.devices.at(info.table).filter((device) => device !== except);
    this.push(others, 'table', info);
  }

  host(table: TableId, info: HostInfo): void {
    const { codes, addresses, line, authority, lineKey, checkWords } = info;
    const body = { table, codes, addresses, line, authority, lineKey, checkWords };
    this.push(this.devices.hosting(table), 'host', body);
  }

  seat(table: TableId, seat: Seat, what: Pushes['seat']['what']): void {
    this.push(this.devices.at(table), 'seat', { table, seat, what });
  }

  dismissed(table: TableId, seat: Viewer): void {
    this.push(this.devices.watching(table, [seat]), 'dismissed', { table, seat });
  }

  /** To a kiosk. */
  hostPaired(device: Device, screen: string): void {
    this.push([device], 'host:paired', { screen });
  }

  signedOut(device: Device): void {
    this.push([device], 'host:signed-out', {});
  }

  /** To a kiosk that listens. */
  scanners(device: Device, { scanners, faults, ignored }: Scanners): void {
    this.push([device], 'scanners', { scanners, faults, ignored });
  }

  /** To the one kiosk that may act on it. */
  scan(device: Device, { scanner, text, table, seat }: ScanNews): void {
    this.push([device], 'scan', { scanner, text, table, seat });
  }

  /** To a kiosk that may not act on it, though its page may hear the scanner type. */
  scanElsewhere(device: Device, text: string): void {
    this.push([device], 'scan:elsewhere', { text });
  }

  private push<Name extends keyof Pushes>(
    devices: readonly Device[],
    name: Name,
    body: Pushes[Name],
    size?: FrameSize,
  ): void {
    if (devices.length > 0) this.send(devices, [name, body], size);
  }

  /** Encoded once for all that hear it in the clear, and once for all that get it in a box. */
  private send(
    receivers: readonly Pick<Device, 'connection' | 'line'>[],
    message: readonly [string | number, unknown],
    size?: FrameSize,
  ): void {
    const text = JSON.stringify(message);
    let clear: Frame | undefined;
    let framed: Framed | undefined;
    for (const { connection, line } of receivers) {
      if (line === undefined) {
        clear ??= textFrame(text);
        connection.send(clear);
      } else {
        framed ??= frameMessage(text, size);
        connection.send(binaryFrame(line.seal(framed)));
      }
    }
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
