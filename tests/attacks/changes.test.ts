import { setTimeout as sleep } from 'node:timers/promises';
import type { Json, MatchView, Seat } from '@mister-x/engine';
import { games } from '@mister-x/games';
import type { View } from '@mister-x/games/mafia/rules';
import { CLANS } from '@mister-x/games/mafia/rules';
import { fetchRecord, type Reply, type TableId } from '@mister-x/engine/protocol';
import { verifyRecord } from '@mister-x/engine/record';
import { expect, it } from 'vitest';
import { Device } from '../secrecy/wire/device.js';
import { ServerUnderAttack, until } from './server-under-attack.js';

/** More than anybody stores and clears in one round who wants to play. */
const TRIES = 130;
/** Bytes: a short game, with everything that one player could add in its one round. */
const RECORD_MAX = 1024 * 1024;

const viewOf = ({ shown }: Device): View | undefined => (shown as unknown as MatchView<View> | undefined)?.game;

let count = 0;

/** Asks faster than people do, and waits as long as the server wants. */
async function patiently<T extends Reply<unknown>>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const reply = await ask();
    if (reply.ok || reply.refusal.code !== 'BUSY') return reply;
    // The server serves ten requests a second.
    await sleep(100);
  }
}

/** What became of it. */
async function act(device: Device, table: TableId, seat: Seat, action: Json): Promise<string> {
  const id = `command-${count++}`;
  const command = { kind: 'act', action } as const;
  const reply = await patiently(() => device.ask('command', { table, seat, id, revision: device.revision, command }));
  if (reply.ok) device.revision = reply.value.revision;
  return reply.ok ? 'ok' : reply.refusal.code;
}

it('who stores and clears a plan again and again makes no record that nobody can verify', async () => {
  await using hold = await ServerUnderAttack.build('--plain');
  const { port, hostKey } = await hold.referee.host();
  const kiosk = await Device.connect('kiosk', port);
  await kiosk.get('host:open', { key: hostKey });
  const { table } = await kiosk.get('table:create', {
    game: 'mafia',
    options: {},
    seats: ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, colour: 'red' })),
    language: 'en',
  });
  const { host } = await kiosk.get('table:open', { table });
  const phones: Device[] = [];
  for (const seat of CLANS) {
    const phone = await Device.connect(seat, port);
    await phone.get('seat:claim', { code: host.codes[seat] ?? '' });
    phones.push(phone);
  }
  await kiosk.get('table:start', { table });
  await until(() => phones.every((phone) => viewOf(phone)?.phase === 'exchange'));
  for (const [at, phone] of phones.entries()) {
    await until(() => viewOf(phone)?.clans.filter(({ swapped }) => swapped !== null).length === at);
    expect(await act(phone, table, CLANS[at] ?? '', { type: 'exchange', cards: [] })).toBe('ok');
  }
  await until(() => [kiosk, ...phones].every((one) => viewOf(one)?.phase === 'layout'));
  const others = [kiosk, ...phones.slice(0, -1)];
  const shown = others.map(({ revision, view }) => ({ revision, view }));

  const [attacker] = phones.slice(-1);
  if (attacker === undefined) throw new Error('nobody attacks');
  const plan = { type: 'plan', plan: { layout: null } };
  const codes: string[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    codes.push(await act(attacker, table, CLANS.at(-1) ?? '', plan));
  }
  expect(codes.filter((code) => code === 'ok').length).toBeLessThan(TRIES);
  expect(codes.at(-1)).toBe('CHANGE_LIMIT');

  // Nobody else was told anything, and everybody may still store.
  for (const other of others) await other.ask('chain', { table, seen: null });
  expect(others.map(({ revision, view }) => ({ revision, view }))).toEqual(shown);
  const [first] = phones;
  if (first === undefined) throw new Error('nobody else plays');
  expect(await act(first, table, CLANS[0], plan)).toBe('ok');

  const end = { table, seat: 'referee', id: 'the-end-of-it', revision: kiosk.revision };
  await kiosk.get('command', { ...end, command: { kind: 'abandon' } });
  const record = await fetchRecord(async (after) => {
    const reply = await patiently(() => first.ask('record', { table, after }));
    return reply.ok ? reply.value : undefined;
  });
  expect(JSON.stringify(record).length).toBeLessThan(RECORD_MAX);
  expect(verifyRecord(record, games, { now: Date.now() }).findings).toEqual([]);
});
