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
import { BoardsService } from './boards.service.js';

type Reply = Acknowledge | undefined;

@UseFilters(SilentFilter)
@WebSocketGateway()
export class BoardsGateway {
  constructor(
    private readonly desk: RequestDesk,
    private readonly boards: BoardsService,
  ) {}

  @SubscribeMessage('board:list')
  list(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('board:list', socket, body, ack, (device) => this.boards.list(device));
  }

  @SubscribeMessage('board:send')
  send(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('board:send', socket, body, ack, (device) => this.boards.expect(device));
  }

  @SubscribeMessage('board:remove')
  remove(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('board:remove', socket, body, ack, (device, ask) =>
      this.boards.remove(device, ask),
    );
  }
}
