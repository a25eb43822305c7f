import { SeededDice } from '@mister-x/tests/faults/dice';
import type { WebSocket } from 'ws';
import { type BenchTable, DEVICES_PER_TABLE, MoveEcho } from '../wire/bench-table.js';
import { eachOf, openSocket, readPush } from '../wire/device.js';
import type { ServerTarget } from '../wire/yard-table.js';

const TICKET_KINDS = ['taxi', 'bus', 'underground'];
const STOPS = 199;
const TABLES_AT_ONCE = 6;

/** A match of boardgame.io with six players, who move in turn, spoken to in its own protocol. */
class PeerTable implements BenchTable {
  readonly over = false;
  private moves = 0;
  private stateId = 0;

  private constructor(
    private readonly match: string,
    private readonly players: readonly PeerSocket[],
    private readonly echo: MoveEcho,
    private readonly dice: SeededDice,
  ) {
    for (const [index, player] of players.entries()) {
      player.onEvent = (name, text) => {
        if (name !== 'update') return;
        if (index === 0) this.stateId = Number(/"_stateID":(\d+)/.exec(text)?.[1]);
        echo.heard();
      };
    }
  }

  static async open({ url }: ServerTarget, seed: number): Promise<PeerTable> {
    const match = `bench${seed}`;
    const players: PeerSocket[] = [];
    for (let i = 0; i < DEVICES_PER_TABLE; i++) {
      const socket = await PeerSocket.connect(url);
      const synced = new Promise<void>((resolve) => {
        socket.onEvent = (name) => name === 'sync' && resolve();
      });
      // A match that is not there is made when its first player arrives.
      socket.emit('sync', match, String(i), null, DEVICES_PER_TABLE);
      await synced;
      players.push(socket);
    }
    return new PeerTable(match, players, new MoveEcho(), new SeededDice(seed));
  }

  move(): Promise<number> {
    const player = this.moves++ % DEVICES_PER_TABLE;
    const playerID = String(player);
    const args = [this.dice.pick(TICKET_KINDS), 1 + this.dice.int(STOPS)];
    const action = { type: 'MAKE_MOVE', payload: { type: 'go', args, playerID } };
    const heard = this.echo.expect(DEVICES_PER_TABLE);
    this.players[player]?.emit('update', action, this.stateId, this.match, playerID);
    return heard;
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

export async function openPeerTables(place: ServerTarget, count: number): Promise<readonly BenchTable[]> {
  const tables: BenchTable[] = [];
  const seeds = Array.from({ length: count }, (_, i) => i + 1);
  await eachOf(seeds, TABLES_AT_ONCE, async (seed) => {
    tables.push(await PeerTable.open(place, seed));
  });
  return tables;
}

/** boardgame.io listens in a namespace that is named after the game. */
const SPACE = '/yard';

/** As little of the protocol of socket.io (5, over Engine.IO 4) as boardgame.io needs to be played. */
class PeerSocket {
  onEvent: (name: string, body: string) => void = () => undefined;

  private constructor(private readonly socket: WebSocket) {}

  static async connect(url: string): Promise<PeerSocket> {
    const path = new URL('/socket.io/?EIO=4&transport=websocket', url);
    const socket = await openSocket(path);
    const peer = new PeerSocket(socket);
    await new Promise<void>((resolve) => {
      socket.on('message', (data) => peer.hear(String(data), resolve));
      socket.send(`40${SPACE},`);
    });
    return peer;
  }

  emit(name: string, ...sent: readonly unknown[]): void {
    this.socket.send(`42${SPACE},${JSON.stringify([name, ...sent])}`);
  }

  close(): void {
    this.socket.close();
  }

  private hear(text: string, welcomed: () => void): void {
    if (text === '2') this.socket.send('3');
    else if (text.startsWith(`40${SPACE},`)) welcomed();
    else if (text.startsWith(`42${SPACE},`)) {
      const push = readPush(text.slice(SPACE.length + 3));
      if (push !== undefined) this.onEvent(push.name, push.body);
    }
  }
}
