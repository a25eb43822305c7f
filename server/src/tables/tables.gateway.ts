import { UseFilters } from '@nestjs/common';
import {
  Ack,
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { Server, Socket } from 'socket.io';
import { DevicesService } from '../devices/devices.service.js';
import { SilentFilter } from '../devices/silent.filter.js';
import { type Acknowledge, Outbox } from '../outbox/outbox.service.js';
import { RequestDesk } from '../requests/request-desk.js';
import { TablesService } from './tables.service.js';

type Reply = Acknowledge | undefined;

@UseFilters(SilentFilter)
@WebSocketGateway()
export class TablesGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  constructor(
    private readonly desk: RequestDesk,
    private readonly tables: TablesService,
    private readonly devices: DevicesService,
    private readonly outbox: Outbox,
  ) {}

  afterInit(server: Server): void {
    this.outbox.bind(server);
  }

  handleConnection(socket: Socket): void {
    this.devices.connect(socket);
  }

  handleDisconnect(socket: Socket): void {
    this.tables.left(this.devices.disconnect(socket)).catch(() => undefined);
  }

  @SubscribeMessage('table:create')
  create(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('table:create', socket, body, ack, (device, ask) =>
      this.tables.create(device, ask),
    );
  }

  @SubscribeMessage('table:open')
  open(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('table:open', socket, body, ack, (device, ask) =>
      this.tables.open(device, ask),
    );
  }

  @SubscribeMessage('table:watch')
  watch(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('table:watch', socket, body, ack, (device, ask) =>
      this.tables.watch(device, ask),
    );
  }

  @SubscribeMessage('table:start')
  start(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('table:start', socket, body, ack, (device, ask) =>
      this.tables.start(device, ask),
    );
  }

  @SubscribeMessage('table:rematch')
  rematch(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown, @Ack() ack: Reply) {
    return this.desk.serve('table:rematch', socket, body, ack, (device, ask) =>
      this.tables.rematch(device, ask),
    );
  }
}
