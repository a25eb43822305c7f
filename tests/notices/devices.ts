import { unwrap } from '@mister-x/engine';
import type { SeatGrant, TableId } from '@mister-x/engine/protocol';
import type { AnyGameKit } from '@mister-x/engine/testing';
import { WebSocket } from 'ws';
import type { Attendance } from '../../kiosk/src/visit/attendance.js';
import { Session } from '../../kiosk/src/visit/session.svelte.js';
import type { Visit } from '../../kiosk/src/visit/visit.svelte.js';
import type { Cursors, CursorStore } from '../../kiosk/src/visit/notices/cursors.js';
import { FaultyLink } from '../support/faulty-link.js';
import { PhoneScreen, type ShownOnScreen, TableScreen } from './screens.svelte.js';
import { PageSocket } from '../../kiosk/src/line/page-socket.js';
import { SocketWire } from '../../kiosk/src/line/socket-wire.js';

export type Server = { readonly port: number; readonly hostKey: string };
export type SeatedDevices = {
  readonly table: TableId;
  /** By name: kiosk, spectator, and every seat. */
  readonly places: ReadonlyMap<string, Attendance>;
  /** Of the server, for lines that nobody else reads. */
  readonly channelKey: string;
};

export type DeviceOptions = {
  /** Where everything it says is boxed. */
  readonly channelKey?: string;
  /** What it has stored. */
  readonly cursors?: CursorStore;
  /** In the place of one of its own. */
  readonly line?: FaultyLink;
};

/** A device with the page that it shows, and a line of its own that can be cut. */
export class CutDevice {
  /** How many lines its viewer had been told when it came. */
  readonly entered: number;

  private constructor(
    readonly place: Attendance,
    readonly line: FaultyLink,
    private readonly server: Server,
    private readonly channelKey: string | undefined,
    private readonly cursors: CursorStore,
    public session: Session,
    public screen: TableScreen | PhoneScreen,
  ) {
    this.entered = this.visit.queue.reader('none').end();
  }

  static async open(
    server: Server,
    place: Attendance,
    { channelKey, cursors = new MemoryCursors(), line: given }: DeviceOptions = {},
  ): Promise<CutDevice> {
    const line = given ?? (await FaultyLink.to(server.port));
    const session = await enter(line, server, place, channelKey, cursors);
    const screen = screenOf(visitOf(session), place);
    return new CutDevice(place, line, server, channelKey, cursors, session, screen);
  }

  get visit(): Visit {
    return visitOf(this.session);
  }

  /** The page is loaded again, with what the device has stored; as soon as the line is there. */
  async reload(): Promise<void> {
    this.screen.close();
    this.session.close();
    this.session = await enter(this.line, this.server, this.place, this.channelKey, this.cursors);
    this.screen = screenOf(this.visit, this.place);
  }

  /** Someone goes to another table on the same page. */
  async enter(place: Attendance | undefined): Promise<void> {
    if (place === undefined) throw new Error('there is no such place');
    const reply = await this.session.open(place);
    if (!reply.ok) throw new Error(`refused: ${reply.refusal.code}`);
    this.screen.close();
    this.screen = screenOf(this.visit, place);
  }

  /** The line is there, the device has taken its place, and what came before the answer is shown. */
  async look(): Promise<ShownOnScreen> {
    await this.visit.history();
    return this.screen.look();
  }

  close(): void {
    this.screen.close();
    this.session.close();
    this.line[Symbol.dispose]();
  }
}

async function enter(
  line: FaultyLink,
  server: Server,
  place: Attendance,
  channelKey: string | undefined,
  cursors: CursorStore,
): Promise<Session> {
  const url = `http://127.0.0.1:${new URL(line.address).port}`;
  const session = new Session({ wire: pageWire(url, channelKey !== undefined), cursors });
  if (channelKey !== undefined) session.privacy?.box(channelKey);
  if (place.as === 'kiosk') await session.openHost(server.hostKey);
  const reply = await session.open(place);
  if (!reply.ok) throw new Error(`a device was refused: ${reply.refusal.code}`);
  return session;
}

function screenOf(visit: Visit, place: Attendance): TableScreen | PhoneScreen {
  return place.as === 'seat' ? new PhoneScreen(visit) : new TableScreen(visit);
}

function visitOf({ visit }: Session): Visit {
  if (visit === null) throw new Error('the device is at no table');
  return visit;
}

/** A table with a phone at every seat; the game is not started yet. */
export async function openSeatedDevices(server: Server, kit: AnyGameKit, options: object): Promise<SeatedDevices> {
  const setter = new Session({ wire: pageWire(`http://127.0.0.1:${server.port}`, false) });
  try {
    await setter.openHost(server.hostKey);
    const { ask } = setter.line;
    const plan = kit.game.seatPlan(unwrap(kit.game.parseOptions(options)));
    const made = await ask('table:create', {
      game: kit.game.id,
      options: options as never,
      seats: plan.map((_, index) => ({ name: `Person ${index}`, colour: 'red' })),
      language: 'en',
    });
    if (!made.ok) throw new Error(`no table: ${made.refusal.code}`);
    const { table } = made.value;
    const opened = await ask('table:open', { table });
    if (!opened.ok || opened.value.host === null) throw new Error('no kiosk');
    const { codes, channelKey } = opened.value.host;
    const places = new Map<string, Attendance>([
      ['kiosk', { as: 'kiosk', table }],
      ['spectator', { as: 'spectator', table }],
    ]);
    for (const { seat } of plan) {
      const claimed = await ask('seat:claim', { code: codes[seat] ?? '' });
      if (!claimed.ok) throw new Error(`${seat} was not claimed`);
      const { secret, share }: SeatGrant = claimed.value;
      places.set(seat, { as: 'seat', table, seat, secret, ...(share === null ? {} : { share }) });
    }
    return { table, places, channelKey: channelKey ?? '' };
  } finally {
    setter.close();
  }
}

export async function startGame(kiosk: CutDevice): Promise<void> {
  const { table } = kiosk.place;
  const started = await kiosk.session.line.ask('table:start', { table });
  if (!started.ok) throw new Error(`the game did not start: ${started.refusal.code}`);
}

/** What one device keeps; it outlives its pages. */
export class MemoryCursors implements CursorStore {
  readonly #kept = new Map<string, Cursors>();

  read(place: string): Cursors | undefined {
    return this.#kept.get(place);
  }

  write(place: string, cursors: Cursors): void {
    this.#kept.set(place, cursors);
  }
}

/** The browser's, as far as a page's socket uses it: Node 20 has none. */
class BrowserSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    // A browser tells of what failed by closing.
    this.on('error', () => undefined);
  }
}

Object.assign(globalThis, {
  WebSocket: BrowserSocket,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

/** @param address where the page came from */
function pageWire(address: string, overheard: boolean): SocketWire {
  return new SocketWire(new PageSocket(new URL(address)), overheard);
}
