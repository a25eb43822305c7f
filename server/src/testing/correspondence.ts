import type { Command, Json } from '@mister-x/engine';
import type { PlaceGrant, TableId } from '@mister-x/engine/protocol';
import { newShare } from '../runtime/random.js';
import { baseOf, makeCommand, type ServerTarget } from './evening.js';
import { TestClient } from './test-client.js';

/** A game by correspondence, by seat with what brings someone back. */
export type Correspondence = {
  readonly table: TableId;
  readonly grants: ReadonlyMap<string, PlaceGrant>;
};

/** People come to a table by invitation, the host starts the game, and everybody is gone again. */
export async function startCorrespondence(
  server: ServerTarget,
  kiosk: TestClient,
  table: TableId,
): Promise<Correspondence> {
  const places: PlaceGrant[] = [];
  for (const [place, name] of ['Xenia', 'Yuri', 'Zoe'].entries()) {
    const { code } = await kiosk.get('invitation:make', { table, place });
    const phone = await TestClient.connect(baseOf(server));
    places.push(await phone.get('invitation:accept', { code, name, seed: newShare() }));
    phone.close();
  }
  await kiosk.get('table:start', { table });
  const grants = new Map<string, PlaceGrant>();
  for (const grant of places) {
    const phone = await TestClient.connect(baseOf(server));
    const { seat } = await phone.get('place:open', { table, secret: grant.secret });
    grants.set(String(seat), grant);
    phone.close();
  }
  return { table, grants };
}

/** Someone comes, does one thing, and goes. */
export async function sendRemotely(
  server: ServerTarget,
  { table, grants }: Correspondence,
  seat: string,
  command: Command<Json>,
): Promise<string> {
  const grant = grants.get(seat);
  if (grant === undefined) throw new Error(`nobody has ${seat}`);
  const phone = await TestClient.connect(baseOf(server));
  const { secret, share } = grant;
  await phone.resume({ table, seat, secret, share });
  const code = await phone.code('command', makeCommand(phone, table, seat, command));
  phone.close();
  return code;
}
