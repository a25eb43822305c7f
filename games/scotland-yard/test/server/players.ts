import type { Command, Json, MatchView, Rng, Seat } from '@mister-x/engine';
import type { SeatGrant, TableId } from '@mister-x/engine/protocol';
import type { Notice, View } from '../../rules/index.js';
import { nextSeatOf, simplePlayer } from '../../computer/index.js';
import { baseOf, openKiosk } from '@mister-x/server/testing/evening';
import { TestClient } from '@mister-x/server/testing/test-client';

export type YardTable = {
  readonly table: TableId;
  readonly kiosk: TestClient;
  readonly x: TestClient;
  readonly xGrant: SeatGrant;
  /** Holders of `h1`, `h2`, …; the other hunters play at the kiosk. */
  readonly hunters: readonly TestClient[];
  readonly all: readonly TestClient[];
};

export async function startYard(
  server: { readonly port: number; readonly hostKey: string },
  hunters: number,
  phones: number,
  startSource: 'server' | 'registered' = 'server',
  board = 'london',
): Promise<YardTable> {
  const kiosk = await openKiosk(server);
  const names = ['Xenia', 'Ada', 'Ben', 'Cleo', 'Dan', 'Eva'].slice(0, hunters + 1);
  const { table } = await kiosk.get('table:create', {
    game: 'scotland-yard',
    options: { variant: 'modern', hunters, board, flags: { start_source: startSource } },
    seats: names.map((name) => ({ name, colour: 'red' })),
    language: 'de',
  });
  const { host } = await kiosk.get('table:open', { table });
  const claim = async (seat: string) => {
    const phone = await TestClient.connect(baseOf(server));
    const grant = await phone.get('seat:claim', { code: host.codes[seat] ?? '' });
    return { phone, grant };
  };
  const { phone: x, grant: xGrant } = await claim('x');
  const held: TestClient[] = [];
  for (let n = 1; n <= phones; n++) held.push((await claim(`h${n}`)).phone);
  await kiosk.get('table:start', { table });
  const all = [kiosk, x, ...held];
  // A deal follows the start at once.
  const begun = startSource === 'server' ? 2 : 1;
  for (const client of all) await client.until(({ revision }) => revision === begun);
  return { table, kiosk, x, xGrant, hunters: held, all };
}

/** Whose move it is by the public view, and a random one from the mover's own. */
export function nextMove(
  { kiosk, x, hunters }: YardTable,
  rng: Rng,
): { readonly client: TestClient; readonly seat: Seat; readonly command: Command<Json> } | null {
  const seat = nextSeatOf(viewOf(kiosk), rng);
  if (seat === undefined) return null;
  const client = seat === 'x' ? x : (hunters[Number(seat.slice(1)) - 1] ?? kiosk);
  const view = client.updates.at(-1)?.view as unknown as MatchView<View, Notice>;
  const command = simplePlayer(rng).choose({ seat, view });
  return command === undefined ? null : { client, seat, command };
}

export function viewOf(client: TestClient): View {
  return client.view as unknown as View;
}
