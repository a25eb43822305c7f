import { Injectable } from '@nestjs/common';
import type { Connection, Message } from '../clients/client-socket.js';
import { ClientsService } from '../clients/clients.service.js';
import { type Acknowledge, Outbox } from '../outbox/outbox.service.js';
import { parseRequest } from './channel.js';

export type HeardRequest = {
  readonly name: string | null;
  readonly body: unknown;
  readonly acknowledge: Acknowledge;
};

/**
 * Before the router: takes requests out of their boxes, so that nothing behind it knows how they
 * came. What has no id ends the connection, and so does whatever is not the next box once a channel
 * is open.
 */
@Injectable()
export class ChannelGate {
  constructor(
    private readonly clients: ClientsService,
    private readonly outbox: Outbox,
  ) {}

  hear(connection: Connection, { bytes, isBox }: Message): HeardRequest | undefined {
    const client = this.clients.find(connection);
    if (client === undefined) return undefined;
    const { channel } = client;
    const expected = isBox === (channel !== undefined);
    const read = channel === undefined ? parseRequest : (box: Buffer) => channel.open(box);
    const request = expected ? read(bytes) : undefined;
    if (request === undefined) {
      connection.hangUp('malformed');
      return undefined;
    }
    const { id, name, body } = request;
    return { name, body, acknowledge: this.outbox.answering(connection, channel, id) };
  }
}
