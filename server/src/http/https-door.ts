import type { IncomingMessage, Server } from 'node:http';
import type { Reach } from '@mister-x/engine/protocol';
import type { RequestHandler } from 'express';
import type { ConnectionGate } from '../doors/connection-gate.js';
import { listAddresses } from '../network/addresses.js';
import type { Peers } from '../network/peers.js';
import { fingerprintOf } from '../tls/fingerprint.js';
import type { Replaced, TlsKeeper } from '../tls/keeper.js';
import { isBare } from '../tls/scope.js';
import { type PlainDoor, plainDoor, sendToHttps } from './plain-door.js';
import { listenSecurely, type SecureListener } from './secure-listener.js';
import { trustLetters } from './trust-page/letters.js';
import { TRUST_PATH, trustPages } from './trust-page/pages.js';

/** What is to be told of a server that speaks HTTPS. */
export type HttpsFacts = {
  readonly port: number;
  readonly authority: NonNullable<Reach['authority']>;
  /** Names under which this server may be opened, and that its authority may not prove. */
  readonly uncovered: readonly string[];
  /** Why phones that trusted this server must be told to trust it again. */
  readonly replaced: Replaced | undefined;
  /** Looks at once whether the certificate still fits, as is done every half minute. */
  refresh(): Promise<void>;
};

/** HTTPS as clients meet it, and what plain HTTP is left to do beside it. */
export class HttpsDoor {
  /** Whether sockets may be opened over this connection. */
  readonly isPrivate: (request: Pick<IncomingMessage, 'socket'>) => boolean;
  private readonly door: PlainDoor;
  private listener: SecureListener | undefined;

  constructor(
    private readonly keeper: TlsKeeper,
    private readonly host: string,
    private readonly mdns: boolean,
    peers: Peers,
  ) {
    const proves = (name: string) => keeper.proves(name);
    this.door = plainDoor(
      () => this.port,
      () => this.addresses,
      proves,
      peers,
    );
    this.isPrivate = this.door.isPrivate;
  }

  get port(): number {
    return this.listener?.port ?? 0;
  }

  /** @param plain addresses of the same server over plain HTTP, best first */
  reach(plain: readonly string[]): Reach {
    return { addresses: this.addresses, line: 'https', authority: this.authority(plain) };
  }

  /** @param plain as for `reach` */
  facts(plain: readonly string[]): HttpsFacts {
    return {
      port: this.port,
      authority: this.authority(plain),
      uncovered: this.keeper.uncovered,
      replaced: this.keeper.replaced,
      refresh: async () => this.listener?.refresh(),
    };
  }

  /**
   * In front of all that is for clients whose connection is private.
   * @param kioskDir where the pages' typeface is
   */
  handlers(kioskDir: string): readonly RequestHandler[] {
    const play = (host: string | undefined) => `${this.door.secureBase(host)}/play`;
    const { certificate } = this.keeper.authority;
    return [trustLetters(kioskDir), trustPages(certificate, play), sendToHttps(this.door)];
  }

  async listen(plain: Server, port: number, connections: ConnectionGate): Promise<void> {
    const { keeper, host } = this;
    this.listener = await listenSecurely(plain, keeper, host, port, connections);
  }

  async close(): Promise<void> {
    await this.listener?.close();
  }

  private authority(plain: readonly string[]): HttpsFacts['authority'] {
    const fingerprint = fingerprintOf(this.keeper.authority.certificate);
    return { page: `${plain[0]}${TRUST_PATH}`, fingerprint };
  }

  /**
   * Those that lead to a warning are none, unless there are no others. A bare name is never one: the
   * address for which it stands is.
   */
  private get addresses(): readonly string[] {
    const all = listAddresses(this.host, this.port, this.mdns, undefined, 'https');
    const proven = all.filter((address) => this.keeper.proves(new URL(address).hostname));
    if (proven.length > 0) return proven;
    const { address } = this.listener ?? {};
    if (address === undefined || !isBare(this.host)) return all;
    return listAddresses(address, this.port, false, undefined, 'https');
  }
}
