import { BOX_EVENT } from '@mister-x/engine/line';
import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { DevicesService } from '../devices/devices.service.js';
import { type Acknowledge, Outbox, type PlainAcknowledge } from '../outbox/outbox.service.js';

export type HeardRequest = {
  readonly name: string;
  readonly body: unknown;
  readonly acknowledge: Acknowledge | undefined;
};

/**
 * Before all gateways: takes requests out of their boxes, so that nothing behind it knows how they
 * came. Once a line is open, whatever is not its next box ends the connection.
 */
@Injectable()
export class LineGate {
  constructor(
    private readonly devices: DevicesService,
    private readonly outbox: Outbox,
  ) {}

  hear(socket: Socket, name: string, sent: unknown[]): HeardRequest | undefined {
    const device = this.devices.find(socket);
    if (device === undefined) return undefined;
    if (device.line === undefined && name !== BOX_EVENT) {
      const last = sent.at(-1);
      const wanted = typeof last === 'function' ? (last as PlainAcknowledge) : undefined;
      const parts = wanted === undefined ? sent : sent.slice(0, -1);
      const body = parts.length === 1 ? parts[0] : parts;
      return { name, body, acknowledge: wanted && this.outbox.inTheClear(wanted) };
    }
    const [box] = sent;
    const isBox = name === BOX_EVENT && sent.length === 1 && box instanceof Uint8Array;
    const request = isBox ? device.line?.open(box) : undefined;
    if (request === undefined) {
      socket.disconnect(true);
      return undefined;
    }
    const { id, body } = request;
    return { name: request.name, body, acknowledge: this.outbox.boxed(device, id) };
  }
}
