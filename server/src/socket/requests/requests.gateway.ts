import { Catch, Logger, UseFilters, type WsExceptionFilter } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { HeardRequest } from '../channel/channel-gate.js';
import { ClientSocket } from '../clients/client-socket.js';
import { ClientsService } from '../clients/clients.service.js';
import { EventBus } from '../../runtime/events.js';
import { RequestRouter } from './request-router.js';

/**
 * Nest's own filter sends the sender's payload back past the outbox. What reaches this one is a
 * bug, as every request is answered by the router: it is noted and nothing is sent.
 */
@Catch()
export class SilentFilter implements WsExceptionFilter {
  private readonly logger = new Logger('Sockets');

  catch(error: unknown): void {
    const msg = 'A message could not be handled because of an unexpected error.';
    this.logger.error({ msg, err: error });
  }
}

/** Under this name the adapter hands on every request, whatever its own name is. */
const EVERY_REQUEST = '*';

/** The one gateway: clients come, ask and go. What they may ask is in `routes.ts`. */
@UseFilters(SilentFilter)
@WebSocketGateway()
export class RequestsGateway implements OnGatewayConnection, OnGatewayDisconnect {
  constructor(
    private readonly router: RequestRouter,
    private readonly clients: ClientsService,
    private readonly events: EventBus,
  ) {}

  handleConnection(socket: ClientSocket): void {
    this.clients.connect(socket);
  }

  handleDisconnect(socket: ClientSocket): void {
    const watched = this.clients.disconnect(socket);
    this.events.publish('client:left', { client: socket.id, watched });
  }

  @SubscribeMessage(EVERY_REQUEST)
  async request(
    @ConnectedSocket() socket: ClientSocket,
    @MessageBody() request: HeardRequest,
  ): Promise<void> {
    const client = this.clients.find(socket);
    if (client !== undefined) await this.router.serve(client, request);
  }
}
