import { UseFilters } from '@nestjs/common';
import {
  Ack,
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { Socket } from 'socket.io';
import { SilentFilter } from '../devices/silent.filter.js';
import type { Acknowledge } from '../outbox/outbox.service.js';
import { RequestDesk } from '../requests/request-desk.js';
import { MatchesService } from './matches.service.js';
import { ReadingsService } from './readings.service.js';

type Reply = Acknowledge | undefined;

@UseFilters(SilentFilter)
@WebSocketGateway()
export class MatchesGateway {
  constructor(
    private readonly desk: RequestDesk,
    private readonly matches: MatchesService,
    private readonly readings: ReadingsService,
  ) {}

  @SubscribeMessage('command')
  command(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('command', socket, body, ack, (device, ask) =>
      this.matches.command(device, ask),
    );
  }

  @SubscribeMessage('chain')
  chain(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('chain', socket, body, ack, (device, ask) =>
      this.readings.chain(device, ask),
    );
  }

  @SubscribeMessage('record')
  record(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('record', socket, body, ack, (device, ask) =>
      this.readings.record(device, ask),
    );
  }

  @SubscribeMessage('history')
  history(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('history', socket, body, ack, (device, ask) =>
      this.readings.history(device, ask),
    );
  }
}
