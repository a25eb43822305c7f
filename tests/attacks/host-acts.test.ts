import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, type Json, REFEREE, unwrap } from '@mister-x/engine';
import { games } from '@mister-x/games';
import type { View as MafiaView } from '@mister-x/games/mafia/rules';
import type { Requests } from '@mister-x/engine/protocol';
import { type View as SherlockView, stepId } from '@mister-x/games/sherlock-holmes/rules/browser';
import { startServer, UNLIMITED_REQUESTS } from '@mister-x/server';
import { newHostKey } from '@mister-x/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Device } from '../secrecy/wire/device.js';

/** A dishonest host, whose screen sends whatever it likes, at tables whose phones are all connected. */

const hostKey = newHostKey();
let folder: string;
let server: Awaited<ReturnType<typeof start>>;
let commands = 0;

async function start() {
  const pages = join(folder, 'pages');
  await mkdir(pages);
  for (const page of ['index', 'play']) await writeFile(join(pages, `${page}.html`), '<!doctype html>');
  return unwrap(
    await startServer({
      host: '127.0.0.1',
      port: 0,
      dataDir: join(folder, 'data'),
      kioskDir: pages,
      logLevel: 'silent',
      mdns: false,
      registry: games,
      limits: UNLIMITED_REQUESTS,
      hostKey,
      // Nothing but a line that is up protects a seat.
      awayMs: 0,
    }),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mister-x-host-acts-'));
  server = await start();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

type Phone = { readonly device: Device; readonly resume: Requests['seat:resume']['ask'] };

/** A table in one room: the host’s screen, and a phone in every seat. */
class Room {
  readonly phones = new Map<string, Phone>();

  private constructor(
    readonly table: string,
    readonly kiosk: Device,
  ) {}

  static async begun(game: string, options: Json, people: number): Promise<Room> {
    const kiosk = await Device.connect('kiosk', server.port);
    await kiosk.get('host:open', { key: hostKey });
    const seats = Array.from({ length: people }, (_, at) => ({
      ...{ name: `Guest ${at + 1}`, colour: 'red' },
    }));
    const { table } = await kiosk.get('table:create', { game, options, seats, language: 'en' });
    const room = new Room(table, kiosk);
    const { host } = await kiosk.get('table:open', { table });
    for (const [seat, code] of Object.entries(host.codes)) {
      const device = await Device.connect(seat, server.port);
      const { secret, share } = await device.get('seat:claim', { code });
      const given = share === null ? {} : { share };
      const resume = { table, seat, secret, ...given };
      room.phones.set(seat, { device, resume });
      await device.enter('seat:resume', resume);
    }
    expect(room.phones.size).toBe(people);
    await kiosk.get('table:start', { table });
    await kiosk.enter('table:open', { table });
    return room;
  }

  async host(seat: string, command: Command<Json>): Promise<string> {
    await this.look();
    const reply = await this.kiosk.ask('command', {
      ...{ table: this.table, seat, revision: this.kiosk.revision, command },
      id: `command-${commands++}`,
    });
    return reply.ok ? 'ok' : reply.refusal.code;
  }

  act(action: Json): Promise<string> {
    return this.host(REFEREE, { kind: 'act', action });
  }

  /** What a host may do with a seat, besides acting for it. */
  async take(seat: string): Promise<readonly string[]> {
    const { table } = this;
    const replies = [
      await this.kiosk.ask('seat:release', { table, seat }),
      await this.kiosk.ask('seat:reopen', { table, seat }),
      await this.kiosk.ask('seat:computer', { table, seat, level: 'easy' }),
    ];
    return replies.map((reply) => (reply.ok ? 'ok' : reply.refusal.code));
  }

  async away(seat: string): Promise<void> {
    await this.phones.get(seat)?.device.leave();
    const isThere = async () => {
      const { table } = await this.kiosk.enter('table:open', { table: this.table });
      return table.seats.find((each) => each.seat === seat)?.awayIn;
    };
    await expect.poll(isThere).toBe(0);
  }

  async back(seat: string): Promise<void> {
    const phone = this.phones.get(seat);
    if (phone === undefined) throw new Error(`${seat} has no phone`);
    const device = await Device.connect(seat, server.port);
    await device.enter('seat:resume', phone.resume);
    this.phones.set(seat, { ...phone, device });
  }

  async look<View>(): Promise<View> {
    return (await this.kiosk.enter('table:open', { table: this.table })).view?.game as unknown as View;
  }
}

const FLAGS = { start_source: 'server' };
const TABLES: readonly (readonly [game: string, options: Json, people: number])[] = [
  ['scotland-yard', { hunters: 3, flags: FLAGS }, 4],
  ['mister-x-europe', { hunters: 3, flags: { ...FLAGS, hand_source: 'server' } }, 4],
  ['sherlock-holmes', { seats: 3, flags: { lestrade_window_s: null, reveal_seconds: null } }, 3],
  ['mafia', {}, 4],
];

it.each(TABLES)('no seat of %s is acted for, or taken, while its phone is there', async (...of) => {
  const room = await Room.begun(...of);
  for (const seat of room.phones.keys()) {
    const others: readonly Command<Json>[] = [
      { kind: 'act', action: { type: 'pass' } },
      { kind: 'takeback' },
      { kind: 'concede' },
      { kind: 'answer-concede', agree: true },
      { kind: 'answer-takeback', agree: true },
    ];
    for (const command of others) expect(await room.host(seat, command)).toBe('FORBIDDEN');
    for (const code of await room.take(seat)) {
      expect(['FORBIDDEN', 'SEAT_NOT_AWAY', 'NO_COMPUTER']).toContain(code);
    }
  }
  const { table } = await room.kiosk.enter('table:open', { table: room.table });
  expect(table.announced).toBeNull();
  for (const { device, resume } of room.phones.values()) {
    expect((await device.enter('seat:resume', resume)).viewer).toBe(resume.seat);
  }
});

/** What only a seat, or time and chance, may do. */
const NOT_THE_HOSTS: Readonly<Record<string, readonly Json[]>> = {
  'scotland-yard': [
    { type: 'registerStart', pawn: 'd1', stop: 94 },
    { type: 'move', detective: 'd1', ticket: 'taxi', stop: 94 },
    { type: 'pass' },
    { type: 'deal' },
  ],
  'mister-x-europe': [
    { type: 'move', detective: 'd1', ticket: 'rail', stop: 94 },
    { type: 'chooseMission', mission: 'green', stop: 94 },
    { type: 'swap' },
    { type: 'draw' },
    { type: 'pass' },
    { type: 'noSpecial' },
    { type: 'closeMoves' },
    { type: 'dealStarts' },
    { type: 'dealHands' },
  ],
  'sherlock-holmes': [
    { type: 'walk', path: [] },
    { type: 'leave' },
    { type: 'closeLook' },
    { type: 'endDraw' },
    { type: 'noted' },
    { type: 'vote', stop: true },
    { type: 'deal' },
    { type: 'expire', what: 'step', id: '1' },
  ],
  mafia: [
    { type: 'exchange', cards: [] },
    { type: 'pass' },
    { type: 'confirm' },
    { type: 'withdraw' },
    { type: 'vote', stop: true },
    { type: 'deal' },
    { type: 'expire', step: 1 },
  ],
};

it.each(TABLES)('the host of %s sends no action of a seat as the referee', async (...of) => {
  const [name] = of;
  const actions = NOT_THE_HOSTS[name] ?? [];
  // What cannot be read is forbidden as well, and would show nothing.
  for (const action of actions) {
    expect(games.get(name)?.parseAction(action)).toMatchObject({ ok: true });
  }
  const room = await Room.begun(...of);
  for (const action of actions) {
    expect([action, await room.act(action)]).toEqual([action, 'FORBIDDEN']);
  }
});

describe('a whole round', () => {
  it('of Mafia is not played by the host for anybody who is there (MF-109)', async () => {
    const room = await Room.begun('mafia', {}, 4);
    const seats = [...room.phones.keys()];
    const look = () => room.look<MafiaView>();
    const standIn = async (seat: string) => room.act({ type: 'standIn', seat, step: (await look()).step });
    await expect.poll(async () => (await look()).phase).toBe('exchange');
    const phases = new Set<string>();
    while (!phases.has('ransom')) {
      const { phase, city } = await look();
      phases.add(phase);
      // What the table's scanner reads opens a quarter for the seat on turn (MF-106).
      const opened: string[] = [];
      for (const { quarter } of phase === 'play' ? city : [])
        opened.push(await room.act({ type: 'scan', code: quarter }));
      expect(opened).not.toContain('ok');
      expect(opened.includes('SEAT_NOT_AWAY')).toBe(phase === 'play');
      const codes = new Map<string, string>();
      for (const seat of seats) codes.set(seat, await standIn(seat));
      expect([...codes.values()]).not.toContain('ok');
      const awaited = seats.find((seat) => codes.get(seat) === 'SEAT_NOT_AWAY') ?? '';
      await room.away(awaited);
      expect([awaited, await standIn(awaited)]).toEqual([awaited, 'ok']);
      await room.back(awaited);
    }
    expect([...phases]).toEqual(['exchange', 'layout', 'play', 'ransom']);
  });

  it('of Sherlock Holmes is not either (SH-78, SH-86)', async () => {
    const [, options = null] = TABLES.find(([game]) => game === 'sherlock-holmes') ?? [];
    const room = await Room.begun('sherlock-holmes', options, 3);
    const seats = [...room.phones.keys()];
    const look = () => room.look<SherlockView>();
    await room.act({ type: 'nameFirst', seat: seats[0] ?? '' });
    await room.act({ type: 'begin' });
    await expect.poll(async () => (await look()).phase).toBe('move');
    for (let turns = 0; turns < 3; ) {
      const view = await look();
      const close = { type: 'close', what: 'step', id: stepId(view) } as const;
      expect(await room.act(close)).toBe('SEAT_NOT_AWAY');
      for (const seat of seats) {
        expect(await room.act({ type: 'voteFor', seat, stop: true })).toBe('SEAT_NOT_AWAY');
      }
      const seat = view.turn.seat ?? '';
      await room.away(seat);
      expect(await room.act(close)).toBe('ok');
      await room.back(seat);
      if ((await look()).turn.number > view.turn.number) turns++;
    }
  });
});
