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
import { PrintService } from './print.service.js';

type Reply = Acknowledge | undefined;

@UseFilters(SilentFilter)
@WebSocketGateway()
export class PrintGateway {
  constructor(
    private readonly desk: RequestDesk,
    private readonly printing: PrintService,
  ) {}

  @SubscribeMessage('print')
  print(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('print', socket, body, ack, (device, ask) =>
      this.printing.print(device, ask),
    );
  }
}
