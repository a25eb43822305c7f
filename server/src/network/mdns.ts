import { createSocket, type Socket } from 'node:dgram';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import multicastDns from 'multicast-dns';
import { TokenBucket } from '../limits/token-bucket.js';
import { LOCAL_NAME } from './addresses.js';
import { LocalName } from './local-name.js';

/** Answers for the `.local` name until closed. */
export type Announcement = { close(): Promise<void> };

/** Bytes of a packet that is read: what fits in one piece. */
const PACKET_MAX = 1_500;
/** Packets that are read, whatever they say: other programs of a network ask some a minute. */
const PACKETS = { burst: 200, perSecond: 50 };

/** A network that does not allow it, or another program on the port, is noted and harmless. */
export async function announce(port: number): Promise<Announcement> {
  const logger = new Logger('Mdns');
  const failed = (error: unknown) =>
    logger.debug(
      `${LOCAL_NAME} is not announced: ${error instanceof Error ? error.message : String(error)}`,
    );
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

/** Before anything is read of them: anybody in the network can send packets as fast as he likes. */
function dropFloods(socket: Socket): void {
  const packets = new TokenBucket(PACKETS);
  const emit = socket.emit.bind(socket) as (name: string | symbol, ...sent: unknown[]) => boolean;
  socket.emit = ((name: string | symbol, ...sent: unknown[]) => {
    const [packet] = sent;
    if (name === 'message' && packet instanceof Uint8Array) {
      if (packet.length > PACKET_MAX || !packets.take()) return false;
    }
    return emit(name, ...sent);
  }) as Socket['emit'];
}
