import type { MatchView } from '@mister-x/engine';
import type { SeatGrant, TableId } from '@mister-x/engine/protocol';
import { verifyRecord } from '@mister-x/engine/record';
import type { Action, View } from '../../rules/index.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  baseOf,
  makeCommand,
  openKiosk,
  startTestServer,
  TestFolder,
  type TestServer,
} from '@mister-x/server/testing/evening';
import { TestClient } from '@mister-x/server/testing/test-client';
import { registryWithArrangedHolmes } from './arranged.js';

/** The arranged evening over the wire: three phones and a kiosk. */

const registry = registryWithArrangedHolmes();
const SEATS = ['sleuth-1', 'sleuth-2', 'sleuth-3'] as const;

let folder: TestFolder;
let server: TestServer;
let table: TableId;
let kiosk: TestClient;
let phones: TestClient[];
let grants: SeatGrant[];

beforeEach(async () => {
  folder = await TestFolder.make();
  server = await startTestServer(folder, {}, { registry });
  await begin();
});

afterEach(async () => {
  for (const client of [kiosk, ...phones]) client.close();
  await server.close();
  await folder.remove();
});

async function begin(): Promise<void> {
  kiosk = await openKiosk(server);
  const created = await kiosk.get('table:create', {
    game: 'sherlock-holmes',
    options: { seats: 3 },
    seats: ['Ada', 'Ben', 'Cleo'].map((name) => ({ name, colour: 'red' })),
    language: 'en',
  });
  table = created.table;
  const { host } = await kiosk.get('table:open', { table });
  phones = [];
  grants = [];
  for (const seat of SEATS) {
    const phone = await TestClient.connect(baseOf(server));
    grants.push(await phone.get('seat:claim', { code: host.codes[seat] ?? '' }));
    phones.push(phone);
  }
  await kiosk.get('table:start', { table });
  await settled();
  expect(await act('referee', { type: 'nameFirst', seat: 'sleuth-1' })).toBe('ok');
  expect(await act('referee', { type: 'begin' })).toBe('ok');
  await kiosk.until(() => viewOf(kiosk).phase === 'move');
}

const clientOf = (seat: string): TestClient => phones[SEATS.indexOf(seat as never)] ?? kiosk;

function viewOf(client: TestClient): View {
  const last = client.updates.at(-1);
  if (last === undefined) throw new Error('nothing was shown yet');
  return (last.view as unknown as MatchView<View>).game;
}

const ownOf = (seat: string) => viewOf(clientOf(seat)).own;

/** The code of the refusal, or `ok`, when everybody has heard of it. */
async function act(seat: string, action: Action): Promise<string> {
  const client = clientOf(seat);
  const code = await client.code('command', makeCommand(client, table, seat, { kind: 'act', action }));
  await settled();
  return code;
}

/** Until every client has what the server sent it so far. */
async function settled(): Promise<void> {
  for (const client of [kiosk, ...phones]) await client.fence();
}

/** All of them must be accepted. */
async function play(...steps: readonly (readonly [seat: string, action: Action])[]): Promise<void> {
  for (const [seat, action] of steps) expect([seat, action, await act(seat, action)]).toEqual([seat, action, 'ok']);
}

const walk = (...path: string[]): Action => ({ type: 'walk', path });
const search = (card: string): Action => ({ type: 'search', cards: [{ card, mode: 'symbol' }] });
const take: Action = { type: 'take', cards: [] };
const pass = (look: number): Action => ({ type: 'answer', look, card: null });
const draw: Action = { type: 'draw', line: [], deck: 2, holmes: null };
const noted: Action = { type: 'noted' };

/** A turn in which a token is looked for and taken, and nobody else wants to see it. */
async function collect(seat: string, look: number, card: string, ...path: string[]): Promise<void> {
  const others = SEATS.filter((other) => other !== seat);
  await play([seat, walk(...path)], [seat, search(card)], [seat, take]);
  for (const other of others) await play([other, pass(look)]);
  await play([seat, draw]);
  if (viewOf(kiosk).reveal !== null) for (const each of SEATS) await play([each, noted]);
}

describe('Sherlock Holmes over the wire', () => {
  it('is played to the final scoring', async () => {
    await play(['sleuth-1', walk('16')], ['sleuth-1', search('SH-witness-cab-1-1')]);
    // Ben looks along, Cleo does not.
    const lestrade = 'SH-fingerprints-lestrade-1-1';
    await play(['sleuth-2', { type: 'answer', look: 1, card: lestrade }], ['sleuth-1', take]);
    expect(viewOf(kiosk).sleuths[0]?.pile).toEqual([]);
    expect(ownOf('sleuth-2')?.seen).toEqual({ '16': 'crimson-witness' });
    await play(['sleuth-3', pass(1)]);
    expect(ownOf('sleuth-3')?.seen).toEqual({});
    expect(viewOf(kiosk).sleuths[0]?.pile).toMatchObject([{ location: '16', symbol: 'witness' }]);
    // Holmes is turned up in the line, walks to the weapon on 8, and shows it to all.
    await play(['sleuth-1', { type: 'draw', line: [1, 2], deck: 0, holmes: null }]);
    expect(viewOf(kiosk)).toMatchObject({
      holmes: '8',
      reveal: { location: '8', token: 'emerald-weapon', noted: [] },
    });
    for (const seat of SEATS) await play([seat, noted]);

    await collect('sleuth-2', 2, 'SH-witness-cab-2-1', '24');
    await collect('sleuth-3', 3, 'SH-forensics-cab-1-1', '16', '17');
    await collect('sleuth-1', 4, 'SH-weapon-cab-2-1', '23');
    await collect('sleuth-2', 5, 'SH-fingerprints-cab-1-1', '28');
    await play(['sleuth-2', { type: 'mark', location: '22', mark: { case: 'crimson', text: 'Ada' } }]);

    // The one who comes back has his hand and his notes again, and nobody else has them.
    for (const client of [kiosk, ...phones]) client.close();
    await server.close();
    server = await startTestServer(folder, {}, { registry });
    kiosk = await openKiosk(server);
    await kiosk.look('table:open', table);
    phones = [];
    for (const grant of grants) {
      const phone = await TestClient.connect(baseOf(server));
      phones.push(phone);
      await phone.resume(grant);
    }
    await settled();
    await collect('sleuth-3', 6, 'SH-evidence-cab-1-1', '16', '15');
    expect(ownOf('sleuth-2')?.notebook.marks).toEqual({ '22': { case: 'crimson', text: 'Ada' } });
    expect(ownOf('sleuth-1')?.notebook.marks).toEqual({});

    await collect('sleuth-1', 7, 'SH-evidence-cab-2-1', 'SY', '22');
    await collect('sleuth-2', 8, 'SH-forensics-cab-2-1', '24', '25');
    await collect('sleuth-3', 9, 'SH-weapon-cab-2-2', '14');
    await play(['sleuth-1', walk('SY')]);
    expect(await act('sleuth-1', { type: 'arrest', card: 'SH-weapon-lestrade-1-1', location: 'SY' })).toBe(
      'ARREST_TARGET',
    );
    await play(['sleuth-1', { type: 'arrest', card: 'SH-weapon-lestrade-1-1', location: '22' }]);
    await play(
      ['sleuth-2', walk('24', 'SY')],
      ['sleuth-2', { type: 'arrest', card: 'SH-forensics-lestrade-1-1', location: '25' }],
    );
    expect(viewOf(kiosk).end).toBeNull();
    await play(['sleuth-3', walk('23', 'SY')], ['sleuth-3', draw]);
    expect(viewOf(kiosk).sleuths[2]?.marker).toBe(-1);
    await play(
      ['sleuth-3', walk()],
      ['sleuth-3', { type: 'arrest', card: 'SH-evidence-lestrade-1-1', location: '14' }],
    );
    expect(viewOf(kiosk).end).toMatchObject({
      code: 'ALL_OUT',
      winners: ['sleuth-1'],
      scores: [
        {
          seat: 'sleuth-1',
          marker: 0,
          tokens: 5,
          links: 1,
          bonus: 10,
          total: 16,
          right: true,
          place: 1,
        },
        { seat: 'sleuth-2', tokens: 4, right: false, place: 3 },
        { seat: 'sleuth-3', marker: -1, tokens: 4, right: true, place: 2 },
      ],
      undealt: ['emerald', 'violet', 'ivory'],
    });
    const record = await kiosk.record(table);
    expect(verifyRecord(record, registry, { now: Date.now() })).toMatchObject({
      verdict: 'consistent-in-itself',
      findings: [],
    });
  });
});
