import type { Json, MatchView } from '@mister-x/engine';
import { games } from '../../../index.js';
import {
  type Action,
  DEFAULT_MAFIA_PACK_FILE,
  CLANS,
  type Clan,
  compiledPackOf,
  type View,
} from '../../rules/index.js';
import type { PlaceGrant, SeatGrant, TableId } from '@mister-x/engine/protocol';
import { verifyRecord } from '@mister-x/engine/record';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newShare } from '@mister-x/server/runtime/random';
import { failAllWrites } from '@mister-x/server/testing/broken-disk';
import { DatabaseTap } from '@mister-x/server/testing/database';
import {
  baseOf,
  makeCommand,
  openKiosk,
  startTestServer,
  TestFolder,
  type TestServer,
} from '@mister-x/server/testing/evening';
import { ManualTimers } from '@mister-x/server/testing/hand-clock';
import { TestClient } from '@mister-x/server/testing/test-client';

/** Mafia over the wire: four phones and a kiosk, which know nothing but what they are shown. */

const POOR = {
  ...DEFAULT_MAFIA_PACK_FILE,
  pack: 'poor',
  bank: { ...DEFAULT_MAFIA_PACK_FILE.bank, start: 600, coins: [] },
};
const PACK = compiledPackOf(POOR);

let folder: TestFolder;
let server: TestServer;
let table: TableId;
let kiosk: TestClient;
let phones: TestClient[];
let grants: SeatGrant[];

beforeEach(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(folder, {}, { registry: games });
  kiosk = await openKiosk(server);
});

/** Before anybody has come. */
async function restart(
  change: Parameters<typeof startTestServer>[2],
  overrides: Parameters<typeof startTestServer>[1] = {},
): Promise<void> {
  kiosk.close();
  await server.close();
  server = await startTestServer(folder, overrides, { registry: games, ...change });
  kiosk = await openKiosk(server);
}

afterEach(async () => {
  for (const client of [kiosk, ...phones]) client.close();
  await server.close();
  await folder.remove();
});

async function begin(flags: { readonly [flag: string]: Json } = {}): Promise<void> {
  const created = await kiosk.get('table:create', {
    game: 'mafia',
    options: { pack: POOR, flags },
    seats: ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, colour: 'red' })),
    language: 'en',
  });
  table = created.table;
  const { host } = await kiosk.get('table:open', { table });
  phones = [];
  grants = [];
  for (const seat of CLANS) {
    const code = host.codes[seat];
    // By correspondence nobody claims a seat in the room.
    if (code === undefined) continue;
    const phone = await TestClient.connect(baseOf(server));
    grants.push(await phone.get('seat:claim', { code }));
    phones.push(phone);
  }
  const places = grants.length > 0 ? [] : await acceptAll();
  await kiosk.get('table:start', { table });
  if (places.length > 0) await sitDown(places);
  await kiosk.until(() => viewOf(kiosk).phase === 'exchange');
  await settled();
}

/** Everybody comes by an invitation. */
async function acceptAll(): Promise<readonly PlaceGrant[]> {
  const places: PlaceGrant[] = [];
  for (const [place] of CLANS.entries()) {
    const { code } = await kiosk.get('invitation:make', { table, place });
    const phone = await TestClient.connect(baseOf(server));
    const name = `Guest ${place + 1}`;
    places.push(await phone.get('invitation:accept', { code, name, seed: newShare() }));
    phones.push(phone);
  }
  return places;
}

/** Each learns his own seat, and the phones stand in the order of the seats. */
async function sitDown(places: readonly PlaceGrant[]): Promise<void> {
  const seated = new Map<string, TestClient>();
  for (const [at, { secret, share }] of places.entries()) {
    const phone = phones[at];
    if (phone === undefined) throw new Error('a place without a phone');
    const { seat } = await phone.get('place:open', { table, secret });
    if (seat === null) throw new Error('the game is not started');
    const snapshot = await phone.resume({ table, seat, secret, share });
    if (snapshot.view !== null) found.set(phone, snapshot.view as unknown as MatchView<View>);
    seated.set(seat, phone);
  }
  phones = CLANS.map((seat) => {
    const phone = seated.get(seat);
    if (phone === undefined) throw new Error(`nobody is ${seat}`);
    return phone;
  });
}

/** What a phone found when it came. */
const found = new Map<TestClient, MatchView<View>>();

const clientOf = (seat: string): TestClient => phones[CLANS.indexOf(seat as Clan)] ?? kiosk;

function viewOf(client: TestClient): View {
  const last = client.updates.at(-1)?.view as unknown as MatchView<View> | undefined;
  const view = last ?? found.get(client);
  if (view === undefined) throw new Error('nothing was shown yet');
  return view.game;
}

const view = () => viewOf(kiosk);
const ownOf = (seat: string) => {
  const { own } = viewOf(clientOf(seat));
  if (own === null) throw new Error(`${seat} sees nothing of its own`);
  return own;
};

/** The code of the refusal, or `ok`, when everybody has heard of it. */
async function act(seat: string, action: Action): Promise<string> {
  const client = clientOf(seat);
  const command = makeCommand(client, table, seat, { kind: 'act', action });
  const code = await client.code('command', command);
  await settled();
  return code;
}

/** Until every client has what the server sent it so far. */
async function settled(): Promise<void> {
  for (const client of [kiosk, ...phones]) await client.fence();
}

async function does(seat: string, action: Action): Promise<void> {
  expect([seat, action, await act(seat, action)]).toEqual([seat, action, 'ok']);
}

function layout(seat: Clan): Action {
  const quarters = PACK.quartersOf[seat];
  const cards = ownOf(seat).hand.map((card, at) => ({ card, quarter: quarters[at] ?? '' }));
  return { type: 'lay', cards };
}

/** What someone does who opens whatever he has, asks for nothing and pays nobody. */
function next(): readonly [seat: Clan, action: Action] {
  const { phase, turn, choice, clans, city, first } = view();
  const order = [...CLANS.slice(CLANS.indexOf(first ?? 'clan-1')), ...CLANS];
  const seatWhere = (is: (seat: Clan) => boolean): Clan => order.find(is) ?? 'clan-1';
  const clan = (seat: Clan) => clans.find((one) => one.seat === seat);
  if (phase === 'exchange') {
    const seat = seatWhere((one) => clan(one)?.swapped === null && clan(one)?.hand !== 0);
    return [seat, { type: 'exchange', cards: ownOf(seat).hand.slice(0, 1) }];
  }
  if (phase === 'layout') {
    const seat = seatWhere((one) => clan(one)?.laid === false && clan(one)?.hand !== 0);
    return [seat, layout(seat)];
  }
  if (phase === 'ransom') {
    return [seatWhere((one) => clan(one)?.confirmed === false), { type: 'confirm' }];
  }
  if (choice !== null) {
    const buyers = city.filter(({ card }) => PACK.cards.get(card ?? '')?.type === 'buyer');
    const near = buyers.find(({ quarter }) => PACK.adjacent.get(choice.quarter)?.includes(quarter));
    const what = { buyer: near?.quarter ?? '', target: 'air', prisoner: 'nobody' }[choice.kind];
    return [choice.seat, { type: 'choose', choice: what }];
  }
  const seat = turn ?? 'clan-1';
  const closed = city.find((laid) => laid.state === 'closed' && PACK.owner.get(laid.quarter) === seat);
  return [seat, closed === undefined ? { type: 'pass' } : { type: 'open', quarter: closed.quarter }];
}

async function playOn(until: () => boolean): Promise<void> {
  for (let step = 0; step < 400 && !until(); step++) {
    await does(...next());
    // The next round is dealt by a timer.
    if (view().phase === 'deal') await kiosk.until(() => view().phase !== 'deal');
    await settled();
  }
  expect(until()).toBe(true);
}

async function comeBack(): Promise<void> {
  for (const client of [kiosk, ...phones]) client.close();
  await server.close();
  server = await startTestServer(folder, {}, { registry: games });
  kiosk = await openKiosk(server);
  await kiosk.look('table:open', table);
  phones = [];
  for (const grant of grants) {
    const phone = await TestClient.connect(baseOf(server));
    phones.push(phone);
    await phone.resume(grant);
  }
  await settled();
}

describe('Mafia over the wire', () => {
  it('is played until the bank is empty, over a restart, and its record holds', async () => {
    await begin();
    await playOn(() => view().phase === 'play');
    const held = ownOf('clan-1').laid;
    expect(held).toHaveLength(4);
    await comeBack();
    expect(ownOf('clan-1').laid).toEqual(held);
    expect(JSON.stringify(kiosk.updates)).not.toMatch(/"laid":\[/);
    await playOn(() => view().phase === 'over');
    const { end, bank, clans } = view();
    expect(end).toMatchObject({ code: 'BANK_EMPTY' });
    expect(bank + clans.reduce((sum, { balance }) => sum + balance, 0)).toBe(600);
    const record = await kiosk.record(table);
    expect(verifyRecord(record, games, { now: Date.now() })).toMatchObject({
      verdict: 'consistent-in-itself',
      findings: [],
    });
  });

  it('tells nobody else of what a seat stores ahead, and carries it out in its turn (MF-94, MF-95, MF-99)', async () => {
    await begin({ pacing: 'forum' });
    const before = [kiosk, clientOf('clan-1')].map((client) => client.updates.length);
    const [gives = ''] = ownOf('clan-2').hand;
    await does('clan-2', { type: 'plan', plan: { exchange: [gives] } });
    expect(ownOf('clan-2').plan.exchange).toEqual([gives]);
    expect([kiosk, clientOf('clan-1')].map((client) => client.updates.length)).toEqual(before);

    await does('clan-1', { type: 'exchange', cards: [] });
    expect(view().clans[1]).toMatchObject({ swapped: 1 });
    expect(ownOf('clan-2')).toMatchObject({ gave: [gives], plan: { exchange: null } });
    await does('clan-3', { type: 'exchange', cards: [] });
    await does('clan-4', { type: 'exchange', cards: [] });
    for (const seat of CLANS) await does(seat, layout(seat));
    await does('clan-2', {
      type: 'plan',
      plan: { moves: [{ do: 'open', quarter: PACK.quartersOf['clan-2'][0] ?? '' }] },
    });
    await does('clan-1', { type: 'pass' });
    // Some cards leave the city as soon as they are open.
    const isClosed = view().city.some(
      ({ quarter, state }) => quarter === PACK.quartersOf['clan-2'][0] && state === 'closed',
    );
    expect(!isClosed || view().choice?.seat === 'clan-2').toBe(true);
    expect(view().turn === 'clan-3' || view().choice?.seat === 'clan-2').toBe(true);
  });

  it('takes a pass back when the host agrees, and lets him act for who is away (MF-109, MF-110)', async () => {
    await begin();
    await playOn(() => view().phase === 'play');
    await does('clan-1', { type: 'pass' });
    const asked = makeCommand(clientOf('clan-1'), table, 'clan-1', { kind: 'takeback' });
    expect(await clientOf('clan-1').code('command', asked)).toBe('ok');
    await settled();
    const answer = { kind: 'answer-takeback', agree: true } as const;
    expect(await kiosk.code('command', makeCommand(kiosk, table, 'referee', answer))).toBe('ok');
    await settled();
    expect(view()).toMatchObject({ turn: 'clan-1' });
    expect(view().clans[0]).toMatchObject({ passed: false });

    const standIn = () => ({ type: 'standIn', seat: 'clan-1', step: view().step }) as const;
    expect(await act('referee', standIn())).toBe('SEAT_NOT_AWAY');
    clientOf('clan-1').close();
    const overrides = () =>
      kiosk.code('command', makeCommand(kiosk, table, 'referee', { kind: 'act', action: standIn() }));
    await expect.poll(overrides).toBe('ok');
    await kiosk.fence();
    await comeBack();
    expect(view().clans[0]).toMatchObject({ passed: true });
    expect(await act('clan-1', { type: 'pass' })).toBe('PASSED');
    expect(await act('clan-3', { type: 'peek', quarter: 'A1' })).toBe('FORBIDDEN_VIEW');
  });

  it('by correspondence announces that the host answers, and the seat can object (MF-109)', async () => {
    await restart({ objectionMs: 600_000 });
    await begin({ pacing: 'forum' });
    const announced = async () => (await kiosk.look('table:open', table)).table.announced;
    const standIn = (seat: string) => ({ type: 'standIn', seat, step: view().step }) as const;
    const next = view().first ?? '';
    const other = CLANS.find((seat) => seat !== next) ?? '';

    expect(await act('referee', standIn(other))).toBe('NOT_YOUR_TURN');
    await does('referee', standIn(next));
    // The same again, where its answer was lost.
    await does('referee', standIn(next));
    expect(await announced()).toMatchObject({ seat: next, what: 'answer' });
    expect(view().clans.every(({ swapped }) => swapped === null)).toBe(true);
    expect(await clientOf(other).code('seat:veto', { table, seat: next })).toBe('FORBIDDEN');
    expect(await clientOf(next).code('seat:veto', { table, seat: next })).toBe('ok');
    expect(await announced()).toBeNull();

    // The one who answers need not object.
    await does('referee', standIn(next));
    await does(next, { type: 'exchange', cards: [] });
    expect(await announced()).toBeNull();
  });

  it('by correspondence answers once there is room, where the disk was full when its time came', async () => {
    const [clock, tap] = [new ManualTimers(), new DatabaseTap()];
    await restart({ objectionMs: 600_000 }, { ...tap.overrides, after: clock.after });
    await begin({ pacing: 'forum' });
    await does('referee', { type: 'standIn', seat: view().first ?? '', step: view().step });
    const mend = failAllWrites(tap.open);
    clock.strike();
    await kiosk.until(({ pushes }) =>
      pushes.some((push) => push.name === 'table' && push.body.storageFault === 'DISK_FULL'),
    );
    mend();
    await kiosk.until(() => {
      clock.strike();
      return view().clans.some(({ swapped }) => swapped !== null);
    });
  });

  it('by correspondence answers when nobody has objected, and never before a deadline (MF-109)', async () => {
    await restart({ objectionMs: 0 });
    await begin({ pacing: 'forum' });
    const standIn = () => ({ type: 'standIn', seat: view().first ?? '', step: view().step }) as const;
    await does('referee', standIn());
    await kiosk.until(() => view().clans.some(({ swapped }) => swapped !== null));
    for (const client of [kiosk, ...phones]) client.close();
    kiosk = await openKiosk(server);
    await begin({ pacing: 'forum', deadline_minutes: 60 });
    expect(await act('referee', standIn())).toBe('SEAT_NOT_AWAY');
  });
});
