import type { Requests } from '@mister-x/engine/protocol';
import { Injectable, Logger } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { type Device, DevicesService } from '../devices/devices.service.js';
import { RequestGate } from '../limits/request-gate.js';
import { costOf } from '../limits/request-limits.js';
import { BrokenChain } from '../matches/broken-chain.js';
import { type Acknowledge, Outbox } from '../outbox/outbox.service.js';
import { type Answered, AtSending } from './answer.js';
import { schemas } from './schemas.js';

type Name = keyof Requests;
type Ask<N extends Name> = Requests[N]['ask'];
type Value<N extends Name> = Requests[N]['reply'];

/** Takes every request in: checks its shape, has it served, and answers it whatever happens. */
@Injectable()
export class RequestDesk {
  private readonly logger = new Logger('Requests');

  constructor(
    private readonly devices: DevicesService,
    private readonly outbox: Outbox,
    private readonly gate: RequestGate,
  ) {}

  async serve<N extends Name>(
    name: N,
    socket: Socket,
    body: unknown,
    acknowledge: Acknowledge | undefined,
    handler: (device: Device, ask: Ask<N>) => Promise<Answered<Value<N> | AtSending<Value<N>>>>,
  ): Promise<void> {
    const device = this.devices.find(socket);
    // Who does not wait for an answer does not speak this protocol.
    if (device === undefined || typeof acknowledge !== 'function') return;
    const leave = this.gate.enter(socket.conn, device.address, costOf(name));
    // Nothing of the request is looked at, and nothing of it is noted.
    if (leave === undefined) return this.outbox.refuse(acknowledge, { code: 'BUSY' });
    try {
      const parsed = schemas[name].safeParse(body);
      if (!parsed.success) return this.outbox.refuse(acknowledge, { code: 'MALFORMED' });
      const result = await handler(device, parsed.data as Ask<N>);
      if (!result.ok) return this.outbox.refuse(acknowledge, result.error);
      const { value } = result;
      this.outbox.answer(acknowledge, value instanceof AtSending ? value.build() : value);
    } catch (error) {
      if (error instanceof BrokenChain) {
        return this.outbox.refuse(acknowledge, { code: 'CHAIN_BROKEN' });
      }
      // The request itself may hold secrets: only its name and where it failed are noted.
      this.logger.error(`${name} failed`, error instanceof Error ? error.stack : undefined);
      this.outbox.refuse(acknowledge, { code: 'INTERNAL' });
    } finally {
      leave();
    }
  }
}
