import type { Socket } from 'socket.io-client';
import { Dice } from '../engine/dice.js';
import { type BenchTable, DEVICES, Echo } from '../wire/bench-table.js';
import { connect, eachOf } from '../wire/device.js';
import type { Place } from '../wire/yard-table.js';

const TICKETS = ['taxi', 'bus', 'underground'];
const STOPS = 199;
const TABLES_AT_ONCE = 6;

/** A match of boardgame.io with six players, who move in turn, spoken to in its own protocol. */
class PeerTable implements BenchTable {
  readonly over = false;
  private moves = 0;
  private stateId = 0;

  private constructor(
    private readonly match: string,
    private readonly players: readonly Socket[],
    private readonly echo: Echo,
    private readonly dice: Dice,
  ) {
    players[0]?.on('update', (text: string) => {
      this.stateId = Number(/"_stateID":(\d+)/.exec(text)?.[1]);
    });
    for (const player of players) player.on('update', () => echo.heard());
  }

  static async open({ url }: Place, seed: number): Promise<PeerTable> {
    const match = `bench${seed}`;
    const players: Socket[] = [];
    for (let i = 0; i < DEVICES; i++) {
      const socket = await connect(`${url}/yard`);
      const synced = new Promise((resolve) => socket.once('sync', resolve));
      // A match that is not there is made when its first player arrives.
      socket.emit('sync', match, String(i), undefined, DEVICES);
      await synced;
      players.push(socket);
    }
    return new PeerTable(match, players, new Echo(), new Dice(seed));
  }

  move(): Promise<number> {
    const player = this.moves++ % DEVICES;
    const playerID = String(player);
    const args = [this.dice.pick(TICKETS), 1 + this.dice.int(STOPS)];
    const action = { type: 'MAKE_MOVE', payload: { type: 'go', args, playerID } };
    const heard = this.echo.expect(DEVICES);
    this.players[player]?.emit('update', action, this.stateId, this.match, playerID);
    return heard;
  }

  close(): void {
    for (const player of this.players) player.disconnect();
  }
}

export async function openPeerTables(place: Place, count: number): Promise<readonly BenchTable[]> {
  const tables: BenchTable[] = [];
  const seeds = Array.from({ length: count }, (_, i) => i + 1);
  await eachOf(seeds, TABLES_AT_ONCE, async (seed) => {
    tables.push(await PeerTable.open(place, seed));
  });
  return tables;
}
