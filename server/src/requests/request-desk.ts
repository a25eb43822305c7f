import { shapeFault } from '@mister-x/engine';
import { logSize, snapshotSize } from '@mister-x/engine/line';
import type { Requests } from '@mister-x/engine/protocol';
import { Injectable, Logger } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { type Device, DevicesService } from '../devices/devices.service.js';
import { RequestGate } from '../limits/request-gate.js';
import { costOf } from '../limits/request-limits.js';
import type { FrameSize } from '../line/line.js';
import { BrokenChain } from '../matches/broken-chain.js';
import { type Acknowledge, Outbox } from '../outbox/outbox.service.js';
import { type Answered, AtSending } from './answer.js';
import { schemas } from './schemas.js';

type Name = keyof Requests;
type Ask<N extends Name> = Requests[N]['ask'];
type Value<N extends Name> = Requests[N]['reply'];

/** What everybody may know, or what opens the line itself; all else must not be overheard. */
const IN_THE_CLEAR: ReadonlySet<Name> = new Set<Name>([
  'line:key',
  'line:open',
  'table:watch',
  'chain',
  'history',
  'record',
]);

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
      if (device.overheard && device.line === undefined && !IN_THE_CLEAR.has(name)) {
        return this.outbox.refuse(acknowledge, { code: 'LINE_OPEN_NEEDED' });
      }
      const parsed = schemas[name].safeParse(body);
      if (!parsed.success) {
        const fault = shapeFault(parsed.error);
        return this.outbox.refuse(acknowledge, { code: 'MALFORMED', ...fault });
      }
      const result = await handler(device, parsed.data as Ask<N>);
      if (!result.ok) return this.outbox.refuse(acknowledge, result.error);
      const { value } = result;
      const built = value instanceof AtSending ? value.build() : value;
      this.outbox.answer(acknowledge, built, sizeOf(name, value));
    } catch (error) {
      if (error instanceof BrokenChain) {
        return this.outbox.refuse(acknowledge, { code: 'CHAIN_BROKEN' });
      }
      // The request itself may hold secrets: only its name and where it failed are noted.
      const msg = `The request ${name} failed, because of an unexpected error.`;
      this.logger.error({ msg, err: error });
      this.outbox.refuse(acknowledge, { code: 'INTERNAL' });
    } finally {
      leave();
    }
  }
}

/** The size of the box of an answer says nothing but what the table may know. */
function sizeOf(name: Name, value: unknown): FrameSize | undefined {
  if (value instanceof AtSending) {
    return (length) => {
      const publicLength = Buffer.byteLength(JSON.stringify(value.forTable()));
      return snapshotSize(length, publicLength, value.linesMissed());
    };
  }
  if (name !== 'history') return undefined;
  const { notices } = value as Value<'history'>;
  return (length) => logSize(length, notices.length);
}
