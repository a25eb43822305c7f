import { ok, shapeFault } from '@mister-x/engine';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { HeardRequest } from '../channel/channel-gate.js';
import type { Client } from '../clients/clients.service.js';
import { BrokenChain } from '../../database/broken-chain.js';
import { storageFault } from '../../database/storage-fault.js';
import { Lifetime } from '../../runtime/lifetime.js';
import { RequestLimiter } from '../../web/limits/request-limiter.js';
import { type Acknowledge, Outbox } from '../outbox/outbox.service.js';
import { ROUTES } from '../../runtime/tokens.js';
import { DeferredReply } from './answer.js';
import type { AllRoutes, RequestName, Route } from './route.js';

type Serve = (client: Client, body: unknown, acknowledge: Acknowledge) => Promise<void>;

/**
 * Takes every request in: finds its row, has it served as the row says, and answers it whatever
 * happens. Whatever carried it here is no matter.
 */
@Injectable()
export class RequestRouter implements OnModuleInit {
  private readonly logger = new Logger('Requests');
  private readonly served = new Map<string, Serve>();

  constructor(
    private readonly modules: ModuleRef,
    private readonly outbox: Outbox,
    private readonly limiter: RequestLimiter,
    private readonly lifetime: Lifetime,
    @Inject(ROUTES) private readonly routes: AllRoutes,
  ) {}

  onModuleInit(): void {
    for (const name of Object.keys(this.routes) as RequestName[]) {
      this.served.set(name, this.bound(name));
    }
  }

  async serve(client: Client, { name, body, acknowledge }: HeardRequest): Promise<void> {
    const serve = name === null ? undefined : this.served.get(name);
    if (serve !== undefined) return this.lifetime.join(serve(client, body, acknowledge));
    // Perhaps a later version knows it: the client must not wait. It costs as much as a question.
    const leave = this.limiter.enter(client.connection, client.address, 1);
    leave?.();
    const fault = name === null ? 'MALFORMED' : 'UNKNOWN_REQUEST';
    this.outbox.refuse(acknowledge, { code: leave === undefined ? 'BUSY' : fault });
  }

  private bound<N extends RequestName>(name: N): Serve {
    const route: Route<N> = this.routes[name];
    const handle = route.bind(this.modules);
    return async (client, body, acknowledge) => {
      // What is asked while the server stops is asked again after its next start.
      if (this.lifetime.isOver) return this.outbox.refuse(acknowledge, { code: 'BUSY' });
      const leave = this.limiter.enter(client.connection, client.address, route.cost);
      // Nothing of the request is looked at, and nothing of it is noted.
      if (leave === undefined) return this.outbox.refuse(acknowledge, { code: 'BUSY' });
      try {
        if (client.overheard && client.channel === undefined && !route.inTheClear) {
          return this.outbox.refuse(acknowledge, { code: 'CHANNEL_NEEDED' });
        }
        const parsed = route.ask.safeParse(body);
        if (!parsed.success) {
          const fault = shapeFault(parsed.error);
          return this.outbox.refuse(acknowledge, { code: 'MALFORMED', ...fault });
        }
        const result = await handle(client, parsed.data);
        if (!result.ok) return this.outbox.refuse(acknowledge, result.error);
        const { value } = result;
        if (!(value instanceof DeferredReply)) {
          return this.outbox.answer(acknowledge, value, route.size?.(value));
        }
        const sent = await value.turn(() => {
          const built = value.build();
          if (!built.ok) return built;
          this.outbox.answer(acknowledge, built.value, value.sizeOf(built.value));
          return ok(null);
        });
        if (!sent.ok) this.outbox.refuse(acknowledge, sent.error);
      } catch (error) {
        if (error instanceof BrokenChain) {
          return this.outbox.refuse(acknowledge, { code: 'CHAIN_BROKEN' });
        }
        const fault = storageFault(error);
        if (fault !== undefined) {
          this.logger.error(`The request ${name} could not be saved (${fault}).`);
          return this.outbox.refuse(acknowledge, { code: fault });
        }
        // The request itself may hold secrets: only its name and where it failed are noted.
        const msg = `The request ${name} failed because of an unexpected error.`;
        this.logger.error({ msg, err: error });
        this.outbox.refuse(acknowledge, { code: 'INTERNAL' });
      } finally {
        leave();
      }
    };
  }
}
