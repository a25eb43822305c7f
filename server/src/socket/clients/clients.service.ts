import { type Seat, TABLE, type Viewer } from '@mister-x/engine';
import type { ChannelCiphers } from '@mister-x/engine/channel';
import type { TableId } from '@mister-x/engine/protocol';
import { Inject, Injectable } from '@nestjs/common';
import { AWAY_AFTER_MS, IS_LOCAL, type IsLocal } from '../../runtime/tokens.js';
import type { ClientConnection } from './client-socket.js';

/** One connection: a kiosk, a phone or a spectator. */
export type Client = {
  readonly id: string;
  /** What it is told over; messages are counted by it. */
  readonly connection: ClientConnection;
  /** The network address it came from. */
  readonly address: string;
  /** Others in the network can hear what is not boxed. */
  readonly overheard: boolean;
  /**
   * Once it is open, everything that passes is boxed, both ways, in order and without gaps. Boxes must leave in the
   * order in which they were sealed.
   */
  channel: ChannelCiphers | undefined;
  /** Has tried to open a channel. */
  called: boolean;
  /** The hash of the host key that it has proved, as long as that is good. */
  host: string | undefined;
  /** As whom it looks at each table; never more than one viewer of the same table. */
  readonly watching: Map<TableId, Viewer>;
  /** The numbers under which it resumed the seats that it watches from, where it gave one. */
  readonly visits: Map<TableId, number>;
};

type AttachOptions = {
  /** It is told what is the host's to know. */
  readonly asHost?: boolean;
  /** Under which it resumes its seat, where it gives a number. */
  readonly visit?: number | undefined;
  /** The hash of the secret that it holds its seat with. */
  readonly secretHash?: string | undefined;
};
/** As whom a client looks at a table. */
type Attachment = Pick<AttachOptions, 'secretHash'> & {
  readonly viewer: Viewer;
  readonly asHost: boolean;
};

/** Tables at which one client looks: an evening goes on from one to the next, and none is left. */
export const TABLES_PER_CLIENT_MAX = 8;
/** Connections of one seat: those that broke are known to be gone after seconds only. */
export const CLIENTS_PER_SEAT_MAX = 16;
/** How long the line of a phone must have been down before the phone counts as away, in milliseconds. */
export const USUAL_AWAY_AFTER_MS = 15_000;

/** Which connection is which viewer: the one place that knows who is told what. */
@Injectable()
export class ClientsService {
  private readonly clients = new Map<ClientConnection, Client>();
  /** In the order in which they came. */
  private readonly attachments = new Map<TableId, Map<Client, Attachment>>();
  /** When the line of a seat's last phone broke, in the order in which they did; by `performance.now()`. */
  private readonly broken = new Map<string, number>();
  private readonly since = performance.now();

  constructor(
    @Inject(IS_LOCAL) private readonly isLocal: IsLocal,
    @Inject(AWAY_AFTER_MS) private readonly awayMs: number,
  ) {}

  get count(): number {
    return this.clients.size;
  }

  connect(connection: ClientConnection): Client {
    const { address, encrypted } = connection.origin;
    const client: Client = {
      id: connection.id,
      connection,
      address,
      overheard: !encrypted && !this.isLocal(address),
      channel: undefined,
      called: false,
      host: undefined,
      watching: new Map(),
      visits: new Map(),
    };
    this.clients.set(connection, client);
    return client;
  }

  find(connection: ClientConnection): Client | undefined {
    return this.clients.get(connection);
  }

  /** Whether it looks at a table or has proved a host key: any other comes back and loses nothing. */
  hasPlace(connection: ClientConnection): boolean {
    const client = this.find(connection);
    return client !== undefined && (client.host !== undefined || client.watching.size > 0);
  }

  /** Those that have proved a host key. */
  hosts(): readonly Client[] {
    return [...this.clients.values()].filter(({ host }) => host !== undefined);
  }

  /** Ends its connection, once what was sent to it has left. */
  drop({ connection }: Client): void {
    connection.hangUp('leaving');
  }

  /** It may have gone while its request was under way. */
  isHere({ connection }: Client): boolean {
    return this.clients.has(connection);
  }

  /** Returns the places it looked from. */
  disconnect(connection: ClientConnection): readonly (readonly [TableId, Viewer])[] {
    const client = this.find(connection);
    if (client === undefined) return [];
    const places = [...client.watching];
    for (const [table, viewer] of places) {
      this.detach(client, table);
      this.lose(table, viewer);
    }
    this.clients.delete(connection);
    return places;
  }

  /**
   * From now on the client gets what `viewer` gets. Synchronous, so that a snapshot built in the
   * same breath is followed by exactly the updates that come after it. Returns the viewer it was.
   */
  attach(
    client: Client,
    table: TableId,
    viewer: Viewer,
    { asHost = false, visit, secretHash }: AttachOptions = {},
  ): Viewer | undefined {
    const before = client.watching.get(table);
    this.detach(client, table);
    if (!this.isHere(client)) return before;
    for (const [oldest] of client.watching) {
      if (client.watching.size < TABLES_PER_CLIENT_MAX) break;
      this.detach(client, oldest);
    }
    client.watching.set(table, viewer);
    if (visit !== undefined) client.visits.set(table, visit);
    const there: Map<Client, Attachment> = this.attachments.get(table) ?? new Map();
    this.attachments.set(table, there.set(client, { viewer, asHost, secretHash }));
    if (viewer !== TABLE) {
      const holders = this.holding(table, viewer);
      for (const oldest of holders.slice(0, -CLIENTS_PER_SEAT_MAX)) this.detach(oldest, table);
    }
    return before;
  }

  /**
   * Detaches the client from the seat to which it came under this number or a lower one. What arrives
   * when it has come back already is about an earlier visit and changes nothing. Returns whether it did.
   */
  leave(client: Client, table: TableId, seat: Seat, visit: number): boolean {
    const came = client.visits.get(table);
    if (client.watching.get(table) !== seat || came === undefined || came > visit) return false;
    this.detach(client, table);
    this.broken.delete(`${table} ${seat}`);
    return true;
  }

  detach(client: Client, table: TableId): void {
    client.watching.delete(table);
    client.visits.delete(table);
    const there = this.attachments.get(table);
    if (there?.delete(client) === true && there.size === 0) this.attachments.delete(table);
  }

  /** All that look at a table, from wherever. */
  at(table: TableId): readonly Client[] {
    return [...(this.attachments.get(table)?.keys() ?? [])];
  }

  /** Those that look at it as one of `viewers`. */
  watching(table: TableId, viewers: readonly Viewer[]): readonly Client[] {
    return this.findThose(table, ({ viewer }) => viewers.includes(viewer));
  }

  /** Those that look at it as its host. */
  hosting(table: TableId): readonly Client[] {
    return this.findThose(table, ({ asHost }) => asHost);
  }

  holding(table: TableId, seat: Seat): readonly Client[] {
    return this.watching(table, [seat]);
  }

  /** Those that hold it, but not with the secret of this hash. */
  holdingWithout(secretHash: string | null, table: TableId, seat: Seat): readonly Client[] {
    return this.findThose(table, (at) => at.viewer === seat && at.secretHash !== secretHash);
  }

  countOf(table: TableId, viewer: Viewer): number {
    return this.watching(table, [viewer]).length;
  }

  isConnected(table: TableId, seat: Seat): boolean {
    return this.countOf(table, seat) > 0;
  }

  /**
   * In how many milliseconds at the latest its phone has gone, and not just lost its line for a moment: 0, or the
   * whole wait, as what is left of it would be a reading of the clock; `null` while it is connected. After a start
   * nobody has gone before everybody has had as long to come back.
   */
  awayIn(table: TableId, seat: Seat): number | null {
    if (this.isConnected(table, seat)) return null;
    const from = this.broken.get(`${table} ${seat}`) ?? this.since;
    return performance.now() - from >= this.awayMs ? 0 : this.awayMs;
  }

  private lose(table: TableId, viewer: Viewer): void {
    if (viewer === TABLE) return;
    const now = performance.now();
    for (const [name, at] of this.broken) {
      if (now - at < this.awayMs) break;
      this.broken.delete(name);
    }
    const name = `${table} ${viewer}`;
    this.broken.delete(name);
    this.broken.set(name, now);
  }

  private findThose(table: TableId, test: (attachment: Attachment) => boolean): readonly Client[] {
    const found: Client[] = [];
    for (const [client, attachment] of this.attachments.get(table) ?? []) if (test(attachment)) found.push(client);
    return found;
  }
}
