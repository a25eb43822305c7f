import type { Requests } from '@mister-x/engine/protocol';
import { io } from 'socket.io-client';
import { newShare } from '../keys/random.js';

/** A key as a page draws it. */
export const newHostKey = newShare;

type Name = 'host:pair' | 'host:open' | 'host:invite';
type Answer<N extends Name> =
  | { readonly ok: true; readonly value: Requests[N]['reply'] }
  | { readonly ok: false; readonly refusal: { readonly code: string } };

/**
 * Pairs as the page of a link does.
 * @param url of the server, under which this computer reaches it
 * @param code out of the link that it printed
 * @returns the host key
 */
export async function pairHost(url: string, code: string): Promise<string> {
  const host = await HostLine.to(url);
  try {
    const key = newHostKey();
    await host.ask('host:pair', { code, key, screen: 'a test' });
    return key;
  } finally {
    host.close();
  }
}

/** A connection that asks for codes; they are good until it is closed. */
export class HostLine {
  private constructor(private readonly socket: ReturnType<typeof io>) {}

  static async to(url: string, key?: string): Promise<HostLine> {
    const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const line = new HostLine(socket);
    if (key !== undefined) await line.ask('host:open', { key });
    return line;
  }

  get isOpen(): boolean {
    return this.socket.connected;
  }

  async invite(): Promise<string> {
    return (await this.ask('host:invite', {})).code;
  }

  async ask<N extends Name>(name: N, ask: Requests[N]['ask']): Promise<Requests[N]['reply']> {
    const reply: Answer<N> = await this.socket.timeout(10_000).emitWithAck(name, ask);
    if (!reply.ok) throw new Error(`${name} was refused: ${reply.refusal.code}`);
    return reply.value;
  }

  close(): void {
    this.socket.disconnect();
  }
}
