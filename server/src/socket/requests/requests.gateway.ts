import { ok, shapeFault } from '@mister-x/engine';
import { Catch, Inject, Logger, type OnModuleInit, UseFilters, type WsExceptionFilter } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import { BrokenChain } from '../../database/broken-chain.js';
import { storageFault } from '../../database/connection.js';
import { EventBus } from '../../runtime/events.js';
import { Lifetime } from '../../runtime/lifetime.js';
import { ROUTES } from '../../runtime/tokens.js';
import { RequestLimiter } from '../../web/limits/rate-limiter.js';
import { ClientSocket } from '../clients/client-socket.js';
import { type Client, ClientsService } from '../clients/clients.service.js';
import type { ReceivedRequest } from '../clients/socket.adapter.js';
import { type Asker, Outbox } from '../outbox/outbox.service.js';
import { DeferredReply } from './answer.js';
import type { AllRoutes, RequestName, Route } from './route.js';

/**
 * Nest's own filter sends the sender's payload back past the outbox. What reaches this one is a
 * bug, as every request is answered by the gateway: it is noted and nothing is sent.
 */
@Catch()
export class SilentFilter implements WsExceptionFilter {
  private readonly logger = new Logger('Sockets');

  catch(error: unknown): void {
    const msg = 'A message could not be handled because of an unexpected error.';
    this.logger.error({ msg, err: error });
  }
}

type Serve = (client: Client, body: unknown, asker: Asker) => Promise<void>;

/** Under this name the adapter hands on every request, whatever its own name is. */
const EVERY_REQUEST = '*';

/**
 * The one gateway: clients come, ask and go. It finds the row of a request in
 * `routes.ts`, has it served as the row says, and answers it whatever happens.
 */
@UseFilters(SilentFilter)
@WebSocketGateway()
export class RequestsGateway implements OnModuleInit, OnGatewayConnection, OnGatewayDisconnect {
  private readonly logger = new Logger('Requests');
  private readonly served = new Map<string, Serve>();

  constructor(
    private readonly modules: ModuleRef,
    private readonly clients: ClientsService,
    private readonly outbox: Outbox,
    private readonly limiter: RequestLimiter,
    private readonly lifetime: Lifetime,
    private readonly events: EventBus,
    @Inject(ROUTES) private readonly routes: AllRoutes,
  ) {}

  onModuleInit(): void {
    for (const name of Object.keys(this.routes) as RequestName[]) {
      this.served.set(name, this.bound(name));
    }
  }

  handleConnection(socket: ClientSocket): void {
    this.clients.connect(socket);
  }

  handleDisconnect(socket: ClientSocket): void {
    const watched = this.clients.disconnect(socket);
    this.events.publish('client:left', { client: socket.id, watched });
  }

  @SubscribeMessage(EVERY_REQUEST)
  async request(
    @ConnectedSocket() connection: ClientSocket,
    @MessageBody() { client, channel, id, name, body }: ReceivedRequest,
  ): Promise<void> {
    // What is asked over a channel is answered over it; the answer that opens one still comes without.
    const asker = { connection, channel, id };
    const serve = name === null ? undefined : this.served.get(name);
    if (serve !== undefined) return this.lifetime.join(serve(client, body, asker));
    // Perhaps a later version knows it: the client must not wait. It costs as much as a question.
    const leave = this.limiter.enter(connection, client.address, 1);
    leave?.();
    const fault = name === null ? 'MALFORMED' : 'UNKNOWN_REQUEST';
    this.outbox.refuse(asker, { code: leave === undefined ? 'BUSY' : fault });
  }

  private bound<N extends RequestName>(name: N): Serve {
    const route: Route<N> = this.routes[name];
    const handle = route.bind(this.modules);
    return async (client, body, asker) => {
      // What is asked while the server stops is asked again after its next start.
      if (this.lifetime.isOver) return this.outbox.refuse(asker, { code: 'BUSY' });
      const leave = this.limiter.enter(client.connection, client.address, route.cost);
      // Nothing of the request is looked at, and nothing of it is noted.
      if (leave === undefined) return this.outbox.refuse(asker, { code: 'BUSY' });
      try {
        if (client.overheard && client.channel === undefined && !route.inTheClear) {
          return this.outbox.refuse(asker, { code: 'CHANNEL_NEEDED' });
        }
        const parsed = route.ask.safeParse(body);
        if (!parsed.success) {
          const fault = shapeFault(parsed.error);
          return this.outbox.refuse(asker, { code: 'MALFORMED', ...fault });
        }
        const result = await handle(client, parsed.data);
        if (!result.ok) return this.outbox.refuse(asker, result.error);
        const { value } = result;
        if (!(value instanceof DeferredReply)) {
          return this.outbox.answer(asker, value, route.size?.(value));
        }
        const sent = await value.turn(() => {
          const built = value.build();
          if (!built.ok) return built;
          this.outbox.answer(asker, built.value, value.sizeOf(built.value));
          return ok(null);
        });
        if (!sent.ok) this.outbox.refuse(asker, sent.error);
      } catch (error) {
        if (error instanceof BrokenChain) {
          return this.outbox.refuse(asker, { code: 'CHAIN_BROKEN' });
        }
        const fault = storageFault(error);
        if (fault !== undefined) {
          this.logger.error(`The request ${name} could not be saved (${fault}).`);
          return this.outbox.refuse(asker, { code: fault });
        }
        // The request itself may hold secrets: only its name and where it failed are noted.
        const msg = `The request ${name} failed because of an unexpected error.`;
        this.logger.error({ msg, err: error });
        this.outbox.refuse(asker, { code: 'INTERNAL' });
      } finally {
        leave();
      }
    };
  }
}
