import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, hostGame, type Json, registry, unwrap } from '@mister-x/engine';
import type { Requests } from '@mister-x/engine/protocol';
import { blindPotsKit } from '@mister-x/engine/testing/blind-pots/kit';
import { startServer, UNLIMITED_REQUESTS } from '@mister-x/server';
import { newHostKey } from '@mister-x/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Device } from '../secrecy/wire/device.js';

const blindPots = blindPotsKit.game;

/**
 * Whose consent a take-back needs is the game's to say, and the server has it from the engine: at one
 * table an opponent is asked, at the other one the host.
 */

const SEATS = ['north', 'east', 'south'] as const;
type SeatName = (typeof SEATS)[number];

/** The referee deals by itself: nobody at a server may. */
const game: typeof blindPots = {
  ...blindPots,
  timers: (state) =>
    state.phase === 'deal' ? [{ id: 'deal', ms: 0, action: { type: 'deal' } }] : blindPots.timers(state),
};

const hostKey = newHostKey();
let folder: string;
let server: Awaited<ReturnType<typeof start>>;

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
      registry: registry(hostGame(game)),
      limits: UNLIMITED_REQUESTS,
      hostKey,
    }),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mister-x-authority-'));
  server = await start();
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** A kiosk, a spectator and three phones; north has stood, which may be taken back, and asks for it. */
class Table {
  private commands = 0;
  private readonly phones = new Map<SeatName, Device>();

  private constructor(
    private readonly id: string,
    readonly kiosk: Device,
    readonly spectator: Device,
  ) {}

  static async asked(takeback: 'consent' | 'host'): Promise<Table> {
    const kiosk = await Device.connect('kiosk', server.port);
    await kiosk.get('host:open', { key: hostKey });
    const seats = SEATS.map((name) => ({ name, colour: 'red' }));
    const options = { rounds: 1, takeback };
    const create = { game: game.id, options, seats, language: 'en' } as const;
    const { table: id } = await kiosk.get('table:create', create);
    const { host } = await kiosk.get('table:open', { table: id });
    const spectator = await Device.connect('spectator', server.port);
    await spectator.enter('table:watch', { table: id });
    const table = new Table(id, kiosk, spectator);
    for (const seat of SEATS) {
      const phone = await Device.connect(seat, server.port);
      const { secret, share } = await phone.get('seat:claim', { code: host.codes[seat] ?? '' });
      if (share === null) throw new Error(`${seat} has no secrets`);
      await phone.enter('seat:resume', { table: id, seat, secret, share });
      table.phones.set(seat, phone);
    }
    await kiosk.get('table:start', { table: id });
    await expect.poll(() => kiosk.view).toMatchObject({ phase: 'exchange' });
    const stand = { kind: 'act', action: { type: 'exchange', cards: [] } } as const;
    expect(await table.send(table.phone('north'), 'north', stand)).toBe('ok');
    expect(await table.send(table.phone('north'), 'north', { kind: 'takeback' })).toBe('ok');
    return table;
  }

  phone(seat: SeatName): Device {
    const phone = this.phones.get(seat);
    if (phone === undefined) throw new Error(`${seat} has no phone`);
    return phone;
  }

  /** Sends what a device that has heard everything would send; the code of its refusal, or `ok`. */
  async send(device: Device, seat: string, command: Command<Json>): Promise<string> {
    // It answers in order: what was sent before is there.
    await device.ask('history', { table: this.id });
    const ask: Requests['command']['ask'] = {
      table: this.id,
      seat,
      id: `command-${this.commands++}`,
      revision: device.revision,
      command,
    };
    const reply = await device.ask('command', ask);
    return reply.ok ? 'ok' : reply.refusal.code;
  }

  async answer(device: Device, seat: string, agree: boolean): Promise<string> {
    return this.send(device, seat, { kind: 'answer-takeback', agree });
  }

  /** Who has exchanged cards in this round, as the spectator sees it. */
  async stood(): Promise<Json> {
    await this.spectator.ask('history', { table: this.id });
    const { seats } = this.spectator.view as {
      seats: readonly { seat: string; exchanged: Json }[];
    };
    return seats.filter(({ exchanged }) => exchanged !== null).map(({ seat }) => seat);
  }

  async leave(): Promise<void> {
    for (const device of [this.kiosk, this.spectator, ...this.phones.values()]) {
      await device.leave();
    }
  }
}

describe('where the host is asked', () => {
  it.each([
    ['agrees', true, []],
    ['declines', false, ['north']],
  ] as const)('the kiosk %s, and nobody else can', async (_what, agree, stood) => {
    const table = await Table.asked('host');
    for (const device of [table.phone('north'), table.phone('east'), table.spectator]) {
      expect(await table.answer(device, 'referee', agree)).toBe('FORBIDDEN');
    }
    expect(await table.answer(table.phone('east'), 'east', agree)).toBe('TAKEBACK_NOT_NOW');
    expect(await table.answer(table.kiosk, 'east', agree)).toBe('FORBIDDEN');
    expect(await table.stood()).toEqual(['north']);
    expect(await table.answer(table.kiosk, 'referee', agree)).toBe('ok');
    expect(await table.stood()).toEqual(stood);
    await table.leave();
  });
});

describe('where an opponent is asked', () => {
  it('his phone answers, and neither the host nor a partner can', async () => {
    const table = await Table.asked('consent');
    expect(await table.answer(table.kiosk, 'referee', true)).toBe('TAKEBACK_NOT_NOW');
    expect(await table.answer(table.kiosk, 'east', true)).toBe('FORBIDDEN');
    expect(await table.answer(table.phone('south'), 'east', true)).toBe('FORBIDDEN');
    expect(await table.answer(table.phone('south'), 'south', true)).toBe('TAKEBACK_NOT_NOW');
    expect(await table.answer(table.phone('east'), 'east', true)).toBe('ok');
    expect(await table.stood()).toEqual([]);
    await table.leave();
  });
});
