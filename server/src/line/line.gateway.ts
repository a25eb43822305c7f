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
import { LineService } from './line.service.js';

type Reply = Acknowledge | undefined;

@UseFilters(SilentFilter)
@WebSocketGateway()
export class LineGateway {
  constructor(
    private readonly desk: RequestDesk,
    private readonly lines: LineService,
  ) {}

  @SubscribeMessage('line:key')
  key(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('line:key', socket, body, ack, () => this.lines.key());
  }

  @SubscribeMessage('line:open')
  open(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('line:open', socket, body, ack, (device, ask) =>
      this.lines.open(device, ask),
    );
  }
}
