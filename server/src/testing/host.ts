import type { Requests } from '@mister-x/engine/protocol';
import { newShare } from '../runtime/random.js';
import { SocketClient } from './socket-client.js';

/** A key as a page draws it. */
export const newHostKey = newShare;

type HostRequest = 'host:pair' | 'host:open' | 'host:invite';
type HostReply<N extends HostRequest> =
  | { readonly ok: true; readonly value: Requests[N]['reply'] }
  | { readonly ok: false; readonly refusal: { readonly code: string } };

/**
 * Pairs as the page of a link does.
 * @param url of the server, under which this computer reaches it
 * @param code out of the link that it printed
 * @returns the host key
 */
export async function pairHost(url: string, code: string): Promise<string> {
  const host = await HostConnection.to(url);
  try {
    const key = newHostKey();
    await host.ask('host:pair', { code, key, screen: 'a test' });
    return key;
  } finally {
    host.close();
  }
}

/** A connection that asks for codes; they are good until it is closed. */
export class HostConnection {
  private constructor(private readonly socket: SocketClient) {}

  static async to(url: string, key?: string): Promise<HostConnection> {
    const host = new HostConnection(await SocketClient.open(url));
    if (key !== undefined) await host.ask('host:open', { key });
    return host;
  }

  get isOpen(): boolean {
    return this.socket.isOpen;
  }

  async invite(): Promise<string> {
    return (await this.ask('host:invite', {})).code;
  }

  async ask<N extends HostRequest>(name: N, ask: Requests[N]['ask']): Promise<Requests[N]['reply']> {
    const reply = (await this.socket.ask(name, ask)) as HostReply<N>;
    if (!reply.ok) throw new Error(`${name} was refused: ${reply.refusal.code}`);
    return reply.value;
  }

  close(): void {
    this.socket.close();
  }
}
