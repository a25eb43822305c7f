import { Injectable } from '@nestjs/common';
import type { Connection, Message } from '../devices/client-socket.js';
import { DevicesService } from '../devices/devices.service.js';
import { type Acknowledge, Outbox } from '../outbox/outbox.service.js';
import { parseRequest } from './line.js';

export type HeardRequest = {
  readonly name: string;
  readonly body: unknown;
  readonly acknowledge: Acknowledge;
};

/**
 * Before the desk: takes requests out of their boxes, so that nothing behind it knows how they
 * came. What is no request ends the connection, and so does whatever is not the next box once a line
 * is open.
 */
@Injectable()
export class LineGate {
  constructor(
    private readonly devices: DevicesService,
    private readonly outbox: Outbox,
  ) {}

  hear(connection: Connection, { bytes, isBox }: Message): HeardRequest | undefined {
    const device = this.devices.find(connection);
    if (device === undefined) return undefined;
    const { line } = device;
    const expected = isBox === (line !== undefined);
    const read = line === undefined ? parseRequest : (box: Buffer) => line.open(box);
    const request = expected ? read(bytes) : undefined;
    if (request === undefined) {
      connection.hangUp('malformed');
      return undefined;
    }
    const { id, name, body } = request;
    return { name, body, acknowledge: this.outbox.answering(connection, line, id) };
  }
}
