import { UseFilters } from '@nestjs/common';
import {
  Ack,
  ConnectedSocket,
  MessageBody,
  type OnGatewayDisconnect,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { Socket } from 'socket.io';
import { SilentFilter } from '../devices/silent.filter.js';
import type { Acknowledge } from '../outbox/outbox.service.js';
import { RequestDesk } from '../requests/request-desk.js';
import { ScannersService } from './scanners.service.js';

type Reply = Acknowledge | undefined;

@UseFilters(SilentFilter)
@WebSocketGateway()
export class ScannersGateway implements OnGatewayDisconnect {
  constructor(
    private readonly desk: RequestDesk,
    private readonly scanners: ScannersService,
  ) {}

  handleDisconnect({ id }: Socket): void {
    this.scanners.left(id);
  }

  @SubscribeMessage('scanner:listen')
  listen(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('scanner:listen', socket, body, ack, (device, ask) =>
      this.scanners.listen(device, ask),
    );
  }

  @SubscribeMessage('scanner:set')
  set(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('scanner:set', socket, body, ack, (device, ask) =>
      this.scanners.set(device, ask),
    );
  }
}
