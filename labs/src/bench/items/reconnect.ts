import { connect, createServer, type Socket } from 'node:net';
import { median, quantile, type Report } from '../report/figure.js';
import { Device } from '../wire/device.js';
import { withServer } from '../wire/with-server.js';
import { YardTable } from '../wire/yard-table.js';

/** Late enough for a long log, early enough that few random games end before. */
const LATE_ROUND = 18;
/** The last line that a screen was told which was away ever since: the game had hardly begun. */
const FIRST = 1;
const SEEDS_MAX = 200;
/** What is pushed without being asked for arrives within this time. */
const SETTLE_MS = 100;

export function measureReconnect(games: number): Promise<Report> {
  return withServer(async (place) => {
    const counter = await ByteCounter.before(Number(new URL(place.url).port));
    const bytes: number[] = [];
    const proven: number[] = [];
    const views: number[] = [];
    const screens: number[] = [];
    for (let seed = 1; seed <= SEEDS_MAX && bytes.length < games; seed++) {
      const table = await YardTable.open(place, seed);
      while (!table.over && !(table.round >= LATE_ROUND && table.x.view.phase === 'x_turn')) {
        await table.move();
      }
      if (!table.over) {
        table.x.device.close();
        counter.reset();
        const phone = await Device.connect(`http://127.0.0.1:${counter.port}`);
        const { secret } = table.xGrant;
        const snapshot = await phone.ask('seat:resume', { table: table.id, seat: 'x', secret });
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
        bytes.push(counter.received);
        views.push(Buffer.byteLength(JSON.stringify(snapshot.view)));
        await phone.ask('chain', { table: table.id, seen: snapshot.chain });
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
        proven.push(counter.received);
        phone.close();
        counter.reset();
        const screen = await Device.connect(`http://127.0.0.1:${counter.port}`);
        await screen.ask('table:watch', { table: table.id, since: FIRST });
        await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
        screens.push(counter.received);
        screen.close();
      }
      table.close();
    }
    counter.close();
    return {
      item: 'reconnect',
      title: `What X's phone gets when it comes back in round ${LATE_ROUND}, five detectives`,
      figures: [
        {
          label: 'all bytes from the server',
          unit: 'bytes',
          median: median(bytes),
          p99: quantile(bytes, 0.99),
          aim: { value: 4_000, better: 'less' },
          aimP99: { value: 4_000, better: 'less' },
        },
        {
          label: 'to a screen that was away from the start on',
          unit: 'bytes',
          median: median(screens),
          p99: quantile(screens, 0.99),
        },
        {
          label: 'with all receipts and openings so far',
          unit: 'bytes',
          median: median(proven),
          p99: quantile(proven, 0.99),
        },
        {
          label: 'of all these the view',
          unit: 'bytes',
          median: median(views),
          p99: quantile(views, 0.99),
        },
      ],
      notes: [
        'a screen that was away for long is told every reveal and the last word on each piece',
        `${bytes.length} games; the answer to the upgrade and the WebSocket's frames are counted`,
      ],
    };
  });
}

/** Passes one port on to another and counts what comes back. */
class ByteCounter {
  /** Bytes from the server since the last reset, HTTP headers and WebSocket frames included. */
  received = 0;

  private constructor(
    readonly port: number,
    private readonly shut: () => void,
  ) {}

  static async before(target: number): Promise<ByteCounter> {
    const sockets = new Set<Socket>();
    const server = createServer((phone) => {
      const upstream = connect(target, '127.0.0.1');
      for (const socket of [phone, upstream]) {
        sockets.add(socket);
        socket.setNoDelay(true);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => sockets.delete(socket));
      }
      upstream.on('data', (chunk) => {
        counter.received += chunk.length;
      });
      phone.pipe(upstream);
      upstream.pipe(phone);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    const counter = new ByteCounter(address.port, () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    });
    return counter;
  }

  reset(): void {
    this.received = 0;
  }

  close(): void {
    this.shut();
  }
}
