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
import { HostService } from './host.service.js';

type Reply = Acknowledge | undefined;

@UseFilters(SilentFilter)
@WebSocketGateway()
export class HostGateway implements OnGatewayDisconnect {
  constructor(
    private readonly desk: RequestDesk,
    private readonly hosts: HostService,
  ) {}

  handleDisconnect(socket: Socket): void {
    this.hosts.left(socket.id);
  }

  @SubscribeMessage('host:pair')
  pair(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('host:pair', socket, body, ack, (device, ask) =>
      this.hosts.pair(device, ask),
    );
  }

  @SubscribeMessage('host:open')
  open(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('host:open', socket, body, ack, (device, ask) =>
      this.hosts.open(device, ask),
    );
  }

  @SubscribeMessage('host:invite')
  invite(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('host:invite', socket, body, ack, (device) => this.hosts.invite(device));
  }

  @SubscribeMessage('host:withdraw')
  withdraw(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('host:withdraw', socket, body, ack, (device) =>
      this.hosts.withdraw(device),
    );
  }

  @SubscribeMessage('host:screens')
  screens(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('host:screens', socket, body, ack, (device) =>
      this.hosts.screens(device),
    );
  }

  @SubscribeMessage('host:sign-out')
  signOut(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('host:sign-out', socket, body, ack, (device) =>
      this.hosts.signOutOthers(device),
    );
  }
}
