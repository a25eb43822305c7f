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
import { LostSeatsService } from './lost-seats.service.js';
import { SeatsService } from './seats.service.js';

type Reply = Acknowledge | undefined;

@UseFilters(SilentFilter)
@WebSocketGateway()
export class SeatsGateway {
  constructor(
    private readonly desk: RequestDesk,
    private readonly seats: SeatsService,
    private readonly lost: LostSeatsService,
  ) {}

  @SubscribeMessage('seat:claim')
  claim(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('seat:claim', socket, body, ack, (device, ask) =>
      this.seats.claim(device, ask),
    );
  }

  @SubscribeMessage('seat:resume')
  resume(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('seat:resume', socket, body, ack, (device, ask) =>
      this.seats.resume(device, ask),
    );
  }

  @SubscribeMessage('seat:leave')
  leave(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('seat:leave', socket, body, ack, (device, ask) =>
      this.seats.leave(device, ask),
    );
  }

  @SubscribeMessage('seat:takeover')
  takeOver(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('seat:takeover', socket, body, ack, (device, ask) =>
      this.seats.takeOver(device, ask),
    );
  }

  @SubscribeMessage('seat:release')
  release(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('seat:release', socket, body, ack, (device, ask) =>
      this.seats.release(device, ask),
    );
  }

  @SubscribeMessage('seat:reopen')
  reopen(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('seat:reopen', socket, body, ack, (device, ask) =>
      this.lost.reopen(device, ask),
    );
  }

  @SubscribeMessage('seat:veto')
  veto(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('seat:veto', socket, body, ack, (device, ask) =>
      this.lost.veto(device, ask),
    );
  }
}
