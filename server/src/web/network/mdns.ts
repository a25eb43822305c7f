import { createSocket, type Socket } from 'node:dgram';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Answer, Question } from 'dns-packet';
import multicastDns from 'multicast-dns';
import { monotonicNow, type NowMs } from '../../runtime/clock.js';
import { LIMITS } from '../limits/limits.js';
import { RateLimiter, TokenBucket } from '../limits/rate-limiter.js';
import { type Interfaces, LOCAL_NAME } from './addresses.js';

/** What is asked and answered in one packet. */
type Reply = { readonly answers: Answer[]; readonly additionals: Answer[] };

/** Seconds that an address, and what else is told, may be remembered. */
const TTL_SECONDS = { address: 120, service: 4_500 };
const SERVICE = '_http._tcp.local';
const SERVICES = '_services._dns-sd._udp.local';

/** What is said about `mister-x.local`, and how often. */
export class LocalName {
  private readonly instance: string;
  private readonly rates: RateLimiter;

  constructor(
    private readonly port: number,
    private readonly interfaces: () => Interfaces = networkInterfaces,
    now: NowMs = monotonicNow,
  ) {
    this.instance = `Mister X on port ${port}.${SERVICE}`;
    this.rates = new RateLimiter(LIMITS.mdnsAnswers, now);
  }

  /** One packet for all questions of a packet; `undefined` where nothing is to be said. */
  reply(questions: readonly Question[]): Reply | undefined {
    const names = new Set<string>();
    const answers: Answer[] = [];
    for (const { name, type: wanted } of questions.slice(0, LIMITS.mdnsQuestions)) {
      const type: string = wanted ?? 'ANY';
      const asked = name.toLowerCase();
      const key = `${asked} ${type}`;
      if (names.has(key)) continue;
      names.add(key);
      const found = this.about(asked).filter((record) => type === 'ANY' || record.type === type);
      if (found.length > 0 && this.rates.of(asked).take()) answers.push(...found);
    }
    if (answers.length === 0) return undefined;
    const told = new Set(answers.map(keyOf));
    const more = answers.some(({ name }) => name === LOCAL_NAME)
      ? this.addresses()
      : [...this.about(this.instance.toLowerCase()), ...this.addresses()];
    return { answers, additionals: more.filter((record) => !told.has(keyOf(record))) };
  }

  /** Said unasked at the start; with `ttl` 0 that it is over. */
  greeting(ttl?: 0): Answer[] {
    const all = [...this.about(SERVICE), ...this.about(this.instance.toLowerCase()), ...this.addresses()];
    return ttl === undefined ? all : all.map((record) => ({ ...record, ttl }) as Answer);
  }

  private about(name: string): readonly Answer[] {
    const { instance } = this;
    switch (name) {
      case LOCAL_NAME:
        return this.addresses();
      case SERVICE:
        return [{ name: SERVICE, type: 'PTR', ttl: TTL_SECONDS.service, data: instance }];
      case SERVICES:
        return [{ name: SERVICES, type: 'PTR', ttl: TTL_SECONDS.service, data: SERVICE }];
      case instance.toLowerCase():
        return [
          {
            name: instance,
            type: 'SRV',
            ttl: TTL_SECONDS.address,
            data: { port: this.port, target: LOCAL_NAME },
          },
          { name: instance, type: 'TXT', ttl: TTL_SECONDS.service, data: '' },
        ];
      default:
        return [];
    }
  }

  /** Of the networks of the moment. */
  private addresses(): readonly Answer[] {
    return Object.values(this.interfaces())
      .flatMap((infos) => infos ?? [])
      .filter(({ internal, mac }) => !internal && mac !== '00:00:00:00:00:00')
      .map(
        ({ family, address }: NetworkInterfaceInfo): Answer => ({
          name: LOCAL_NAME,
          type: family === 'IPv4' ? 'A' : 'AAAA',
          ttl: TTL_SECONDS.address,
          data: address,
        }),
      );
  }
}

function keyOf({ name, type, ...rest }: Answer): string {
  return `${name} ${type} ${'data' in rest ? JSON.stringify(rest.data) : ''}`;
}

/** Answers for the `.local` name until closed. */
export type Announcement = { close(): Promise<void> };

/** A network that does not allow it, or another program on the port, is noted and harmless. */
export async function announce(port: number): Promise<Announcement> {
  const logger = new Logger('Mdns');
  const failed = (error: unknown) =>
    logger.debug(`${LOCAL_NAME} is not announced: ${error instanceof Error ? error.message : String(error)}`);
  try {
    const socket = createSocket({ type: 'udp4', reuseAddr: true });
    dropFloods(socket);
    const network = multicastDns({ socket });
    const name = new LocalName(port);
    network.on('error', failed);
    // Packets that are none, and networks that cannot be joined.
    network.on('warning', () => undefined);
    network.on('query', ({ questions }) => {
      const reply = name.reply(questions ?? []);
      if (reply !== undefined) network.respond(reply, undefined, noted);
    });
    const noted = (error: Error | null) => {
      if (error) failed(error);
    };
    const greet = (ttl?: 0) =>
      new Promise<void>((resolve) => {
        network.respond({ answers: name.greeting(ttl) }, undefined, (error) => {
          noted(error);
          resolve();
        });
      });
    network.once('ready', () => {
      void greet();
      // Once more, as packets get lost.
      setTimeout(() => void greet(), 1_000).unref();
    });
    return {
      close: async () => {
        await Promise.race([greet(0), sleep(300, undefined, { ref: false })]);
        await new Promise<void>((resolve) => network.destroy(resolve));
      },
    };
  } catch (error) {
    failed(error);
    return { close: async () => undefined };
  }
}

/** Before anything is read of them: any device of the network can send packets as fast as it likes. */
function dropFloods(socket: Socket): void {
  const packets = new TokenBucket(LIMITS.mdnsPackets);
  const emit = socket.emit.bind(socket) as (name: string | symbol, ...sent: unknown[]) => boolean;
  socket.emit = ((name: string | symbol, ...sent: unknown[]) => {
    const [packet] = sent;
    if (name === 'message' && packet instanceof Uint8Array) {
      if (packet.length > LIMITS.mdnsPacketBytes || !packets.take()) return false;
    }
    return emit(name, ...sent);
  }) as Socket['emit'];
}
