import type { Seat, Viewer } from '@mister-x/engine';
import { padToFrame, shortFrameSize, viewFrameSize } from '@mister-x/engine/channel';
import type {
  HostInfo,
  Pushes,
  RefusalBody,
  Reply,
  ScanPush,
  Scanners,
  TableId,
  TableInfo,
  PendingConsent,
} from '@mister-x/engine/protocol';
import { Injectable } from '@nestjs/common';
import { type Frame, frameOf } from '../clients/client-socket.js';
import { type Client, ClientsService } from '../clients/clients.service.js';
import type { FrameSize } from '../requests/answer.js';
import type { ViewerUpdate } from './viewer-update.js';

/** An update that is the same to the byte for these viewers. */
type ViewersOfUpdate = { readonly update: ViewerUpdate; readonly viewers: Viewer[] };

type Receiver = Pick<Client, 'connection' | 'channel'>;

/** Where the answer to one request goes. */
export type Asker = Receiver & {
  /** By which it knows its answer. */
  readonly id: number;
};

/** Room for the names and numbers round a view of any viewer. */
const ENVELOPE_BYTES = 128;

/**
 * The one choke point: whatever leaves the server over a socket is built and sent here, answers,
 * refusals and errors included. Nothing else may send; a test looks for it.
 */
@Injectable()
export class Outbox {
  constructor(private readonly clients: ClientsService) {}

  /**
   * The answer to one request, to the client that asked and to no other (CM-2).
   * @param size of the frame, where the answer is boxed
   */
  answer(asker: Asker, value: unknown, size?: FrameSize): void {
    const reply: Reply<unknown> = { ok: true, value };
    this.send([asker], JSON.stringify([asker.id, reply]), size);
  }

  refuse(asker: Asker, refusal: RefusalBody): void {
    const reply: Reply<unknown> = { ok: false, refusal };
    this.send([asker], JSON.stringify([asker.id, reply]));
  }

  /**
   * What viewers see now, each to his clients only. Updates that are the same to the byte leave as
   * one packet, which is encoded once.
   */
  updates(table: TableId, updates: readonly ViewerUpdate[], waits: readonly PendingConsent[]): void {
    const packets: ViewersOfUpdate[] = [];
    for (const update of updates) {
      const same = packets.find((packet) => isSame(packet.update, update));
      if (same === undefined) packets.push({ update, viewers: [update.viewer] });
      else same.viewers.push(update.viewer);
    }
    for (const { update, viewers } of packets) {
      const receivers = this.clients.watching(table, viewers);
      if (receivers.length === 0) continue;
      this.send(receivers, updateText(table, update, waits), sizeOf(update));
    }
  }

  /** Public facts, to every client at the table but one that gets them in its answer. */
  table(info: TableInfo, except?: Client): void {
    const others = this.clients.at(info.table).filter((client) => client !== except);
    this.push(others, 'table', info);
  }

  /** @param infoFor what each of its hosts may know */
  host(table: TableId, infoFor: (client: Client) => HostInfo): void {
    for (const client of this.clients.hosting(table)) {
      const { codes, joinCode, invitations, ...reached } = infoFor(client);
      const { addresses, scheme, authority, channelKey, checkNumber } = reached;
      const reach = { addresses, scheme, authority, channelKey, checkNumber };
      this.push([client], 'host', { table, codes, joinCode, invitations, ...reach });
    }
  }

  seat(table: TableId, seat: Seat, what: Pushes['seat']['what']): void {
    this.push(this.clients.at(table), 'seat', { table, seat, what });
  }

  /** To those that held the seat. */
  dismissed(table: TableId, seat: Seat, holders: readonly Client[]): void {
    this.push(holders, 'dismissed', { table, seat });
  }

  /** To a kiosk. */
  hostPaired(client: Client, screen: string): void {
    this.push([client], 'host:paired', { screen });
  }

  signedOut(client: Client): void {
    this.push([client], 'host:signed-out', {});
  }

  /** To a kiosk that listens. */
  scanners(client: Client, { scanners, faults, ignored }: Scanners): void {
    this.push([client], 'scanners', { scanners, faults, ignored });
  }

  /** To the one kiosk that may act on it. */
  scan(client: Client, { scanner, text, table, seat }: ScanPush): void {
    this.push([client], 'scan', { scanner, text, table, seat });
  }

  /** To a kiosk that may not act on it, though its page may hear the scanner type. */
  scanElsewhere(client: Client, text: string): void {
    this.push([client], 'scan:elsewhere', { text });
  }

  private push<Name extends keyof Pushes>(clients: readonly Client[], name: Name, body: Pushes[Name]): void {
    if (clients.length > 0) this.send(clients, JSON.stringify([name, body]));
  }

  /** Encoded once for all that hear it in the clear, and once for all that get it in a box. */
  private send(receivers: readonly Receiver[], text: string, size: FrameSize = shortFrameSize): void {
    let clear: Frame | undefined;
    let framed: Uint8Array | undefined;
    for (const { connection, channel } of receivers) {
      if (channel === undefined) {
        clear ??= frameOf(text);
        connection.send(clear);
      } else {
        if (framed === undefined) {
          const bytes = Buffer.from(text);
          framed = padToFrame(bytes, size(bytes.length));
        }
        connection.send(frameOf(channel.send.seal(framed)));
      }
    }
  }
}

/** Views of one group are one string, so that comparing them costs nothing. */
function isSame(one: ViewerUpdate, other: ViewerUpdate): boolean {
  return (
    one.json === other.json &&
    one.noticesJson === other.noticesJson &&
    one.revision === other.revision &&
    one.logLength === other.logLength
  );
}

/** `Pushes['update']`; its view and notices are JSON already, once for all who see the same. */
function updateText(table: TableId, update: ViewerUpdate, waits: readonly PendingConsent[]): string {
  const { revision, json, noticesJson, logLength, published } = update;
  const rest = JSON.stringify({ logLength, waits, ...published } satisfies UpdateDetails);
  const head = `"table":${JSON.stringify(table)},"revision":${revision}`;
  return `["update",{${head},"view":${json},"notices":${noticesJson},${rest.slice(1)}]`;
}
type UpdateDetails = Omit<Pushes['update'], 'table' | 'revision' | 'view' | 'notices'>;

/** Of the same length for every viewer, whatever he may know beyond the table. */
function sizeOf({ publicLength, published, room }: ViewerUpdate): FrameSize {
  return (length) =>
    viewFrameSize(length, publicLength + JSON.stringify(published ?? {}).length + ENVELOPE_BYTES, room);
}
