import {
  type Connection,
  type Device,
  type DeviceKind,
  MockScanner,
  mockDevice,
  type Plugging,
  type ScannerAdapter,
} from '@mister-x/device-adapters';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection as Database } from '../database/connection.js';
import { migrate } from '../database/migrate.js';
import { PORTS_MAX, ScannerHub } from './scanner-hub.js';
import { REMEMBERED_MAX, ScannersRepository } from './scanners.repository.js';

Logger.overrideLogger(false);

let database: Database;
let mock: MockScanner;
let hub: ScannerHub;
let heard: string[];
let changes: number;
let waiting: { ms: number; work: () => void }[];

beforeEach(async () => {
  database = await Database.open(':memory:', 'create');
  await migrate(database);
  mock = new MockScanner(() => 0);
  await begin();
});

afterEach(async () => {
  await hub.close();
  await database.close();
});

/** A start of the server on the same database. */
async function begin(...adapters: readonly ScannerAdapter[]): Promise<void> {
  heard = [];
  changes = 0;
  waiting = [];
  hub = new ScannerHub(new ScannersRepository(database), (ms, work) => {
    const wait = { ms, work };
    waiting.push(wait);
    return () => {
      waiting = waiting.filter((other) => other !== wait);
    };
  });
  hub.listen({
    heard: ({ facts }, text) => heard.push(`${facts.scanner} ${text}`),
    changed: () => {
      changes += 1;
    },
  });
  await hub.load();
  await hub.add({ adapters: adapters.length > 0 ? adapters : [mock], faults: [] });
  await settled();
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const facts = () => [...hub.all].map(({ facts }) => facts);
const states = () => facts().map(({ state, fault }) => [state, fault]);

async function set(scanner: string, on: boolean): Promise<void> {
  const port = hub.find(scanner);
  if (port === undefined) throw new Error(`no ${scanner}`);
  const setting = { on, table: null, seat: null };
  await hub.remember(port, setting);
  await port.set(setting);
}

async function runOut(): Promise<number | undefined> {
  const next = waiting.shift();
  next?.work();
  await settled();
  return next?.ms;
}

const device = (kind: DeviceKind, id: string = kind): Device => ({ id, kind, key: id, label: id });

describe('what is plugged in', () => {
  it('is heard from then on, each by its name', async () => {
    mock.plug(mockDevice('desk'));
    mock.plug(mockDevice('hall'));
    await settled();
    mock.scan('hall', 'A');
    mock.scan('desk', 'B');
    expect(heard).toEqual(['mock:hall A', 'mock:desk B']);
  });

  it('before the server began is found', async () => {
    mock.plug(mockDevice('desk', 'On the desk'));
    await hub.close();
    await begin();
    expect(facts()).toEqual([
      { scanner: 'mock:desk', kind: 'mock', label: 'On the desk', state: 'ready', fault: null },
    ]);
  });

  it('is heard in the same breath', async () => {
    mock.plug(mockDevice('desk'));
    await settled();
    mock.scan('desk', 'now');
    expect(heard).toEqual(['mock:desk now']);
  });

  it('is told to be ready, and to be gone', async () => {
    mock.plug(mockDevice('desk'));
    await settled();
    expect(changes).toBe(1);
    mock.unplug('desk');
    await settled();
    expect(changes).toBe(2);
    expect(facts()).toEqual([]);
  });

  it('goes on when it is pulled out and put back at once, in the middle of anything', async () => {
    mock.plug(mockDevice('desk'));
    for (let i = 0; i < 5; i++) {
      mock.unplug('desk');
      mock.plug(mockDevice('desk'));
      if (i % 2 === 0) await settled();
    }
    await settled();
    mock.scan('desk', 'back');
    expect(heard).toEqual(['mock:desk back']);
    expect(states()).toEqual([['ready', null]]);
  });

  it('is opened when what was there before is closed, and no sooner', async () => {
    let open = false;
    let release = (): void => undefined;
    let tell = (_: Plugging): void => undefined;
    const slow: ScannerAdapter = {
      kind: 'slow',
      list: async () => [],
      watch: (listener) => {
        tell = listener;
        return () => undefined;
      },
      open: async (id) => {
        if (open) return { ok: false, error: { code: 'BUSY', device: id } };
        open = true;
        const close = () =>
          new Promise<void>((resolve) => {
            release = () => {
              open = false;
              resolve();
            };
          });
        const never = () => () => undefined;
        const ended = new Promise<undefined>(() => undefined);
        const value = { device: device('pos'), onScan: never, onFailure: never, ended, close };
        return { ok: true, value };
      },
    };
    await hub.add({ adapters: [slow], faults: [] });
    tell({ what: 'plugged', device: device('pos') });
    await settled();
    tell({ what: 'unplugged', device: device('pos') });
    tell({ what: 'plugged', device: device('pos') });
    await settled();
    expect(states()).toEqual([['off', null]]);
    release();
    await settled();
    expect(states()).toEqual([['ready', null]]);
    tell({ what: 'unplugged', device: device('pos') });
    await settled();
    release();
  });

  it('is not looked at beyond a number that nobody has', async () => {
    for (let i = 0; i < PORTS_MAX + 3; i++) mock.plug(mockDevice(`d${i}`));
    await settled();
    expect(facts()).toHaveLength(PORTS_MAX);
    mock.scan(`d${PORTS_MAX}`, 'A');
    expect(heard).toEqual([]);
  });
});

describe('a keyboard or a serial port', () => {
  /** Notes whatever anybody wants of the devices. */
  class Watched extends MockScanner {
    readonly tries: string[] = [];
    override open(id: string) {
      this.tries.push(id);
      return super.open(id);
    }
  }

  it('is never opened unless the host turned it on, and never again when it is off', async () => {
    const watched = new Watched(() => 0);
    for (const kind of ['keyboard', 'serial'] as const) watched.plug(device(kind));
    await hub.close();
    await begin(watched);
    watched.plug(device('pos'));
    watched.unplug('keyboard');
    watched.plug(device('keyboard'));
    await settled();
    watched.scan('keyboard', 'dear diary');
    expect(watched.tries).toEqual(['pos']);
    await set('mock:keyboard', true);
    watched.scan('keyboard', 'CARD');
    await set('mock:keyboard', false);
    watched.scan('keyboard', 'dear diary');
    watched.unplug('keyboard');
    watched.plug(device('keyboard'));
    await settled();
    watched.scan('keyboard', 'dear diary');
    expect(watched.tries).toEqual(['pos', 'keyboard']);
    expect(heard).toEqual(['mock:keyboard CARD']);
    expect(facts().map(({ state }) => state)).toEqual(['off', 'ready', 'off']);
  });

  it('that was turned off while it was being opened is closed again', async () => {
    mock.plug(device('keyboard'));
    await settled();
    await Promise.all([set('mock:keyboard', true), set('mock:keyboard', false)]);
    mock.scan('keyboard', 'dear diary');
    expect(heard).toEqual([]);
    expect(await mock.open('keyboard')).toMatchObject({ ok: true });
  });
});

describe('what the host set', () => {
  it('is in force after pulling out and after a restart, by the lasting name', async () => {
    mock.plug({ ...device('keyboard', '/dev/hidraw3'), key: 'acme:7' });
    mock.plug(device('pos'));
    await settled();
    await set('mock:/dev/hidraw3', true);
    await set('mock:pos', false);
    mock.unplug('/dev/hidraw3');
    await hub.close();
    await begin();
    mock.plug({ ...device('keyboard', '/dev/hidraw9'), key: 'acme:7' });
    mock.plug({ ...device('keyboard', '/dev/hidraw3'), key: 'other:1' });
    await settled();
    const found = facts().map(({ scanner, state }) => `${scanner} ${state}`);
    expect(found).toEqual(['mock:pos off', 'mock:/dev/hidraw9 ready', 'mock:/dev/hidraw3 off']);
  });

  it('is kept for so many devices, those set last', async () => {
    const repository = new ScannersRepository(database);
    const setting = { on: true, table: 't', seat: 'h1' };
    for (let i = 0; i <= REMEMBERED_MAX; i++) await repository.save(`k${i}`, setting);
    await repository.save('k1', { ...setting, on: false });
    await repository.save('one more', setting);
    const kept = await repository.all();
    expect(kept.size).toBe(REMEMBERED_MAX);
    expect([kept.get('k0'), kept.get('k2')]).toEqual([undefined, undefined]);
    expect(kept.get('k1')).toEqual({ ...setting, on: false });
  });
});

describe('what fails', () => {
  it('is told, and opened when it is set again', async () => {
    mock.plug(device('keyboard'));
    mock.fail('keyboard', 'NO_PERMISSION');
    await settled();
    await set('mock:keyboard', true);
    expect(states()).toEqual([['failed', 'NO_PERMISSION']]);
    mock.mend('keyboard');
    await set('mock:keyboard', true);
    expect(states()).toEqual([['ready', null]]);
    expect(waiting).toEqual([]);
  });

  it('is opened when it is plugged in anew', async () => {
    mock.plug(device('keyboard'));
    mock.fail('keyboard', 'BUSY');
    await settled();
    await set('mock:keyboard', true);
    mock.unplug('keyboard');
    expect(waiting).toEqual([]);
    mock.plug(device('keyboard'));
    await settled();
    expect(states()).toEqual([['ready', null]]);
  });

  it('is tried again some times, ever later, and then left to people', async () => {
    mock.plug(device('keyboard'));
    mock.fail('keyboard', 'BUSY');
    await settled();
    await set('mock:keyboard', true);
    const waits = [await runOut(), await runOut(), await runOut(), await runOut()];
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(waiting).toEqual([]);
    expect(states()).toEqual([['failed', 'BUSY']]);
    await set('mock:keyboard', true);
    expect(waiting.map(({ ms }) => ms)).toEqual([1_000]);
  });

  it('comes back by itself when a plug only shook', async () => {
    mock.plug(mockDevice('desk'));
    await settled();
    mock.fail('desk', 'LOST');
    await settled();
    expect(states()).toEqual([['failed', 'LOST']]);
    await runOut();
    mock.scan('desk', 'back');
    expect(heard).toEqual(['mock:desk back']);
  });

  it('as soon as it is open is left to people, though it comes anew each time', async () => {
    const tries: string[] = [];
    const watched = new (class extends MockScanner {
      override open(id: string) {
        tries.push(id);
        return super.open(id);
      }
    })(() => 0);
    await hub.close();
    await begin(watched);
    const flap = async (times: number) => {
      for (let i = 0; i < times; i++) {
        watched.plug(mockDevice('desk'));
        await settled();
        watched.unplug('desk');
        await settled();
      }
      watched.plug(mockDevice('desk'));
      await settled();
    };
    await flap(20);
    expect(tries).toHaveLength(5);
    expect(states()).toEqual([['failed', 'LOST']]);
    expect(waiting).toEqual([]);
    const before = changes;
    watched.unplug('desk');
    watched.plug(mockDevice('desk'));
    expect(changes - before).toBe(2);
    await set('mock:desk', true);
    expect(states()).toEqual([['ready', null]]);
    for (let i = 0; i < 10; i++) {
      watched.scan('desk', 'CARD');
      watched.unplug('desk');
      await flap(2);
    }
    expect(states()).toEqual([['ready', null]]);
  });

  it('to be opened at all is opened when it is plugged in anew, however often it was tried', async () => {
    mock.plug(device('keyboard'));
    mock.fail('keyboard', 'NO_PERMISSION');
    await settled();
    await set('mock:keyboard', true);
    while (waiting.length > 0) await runOut();
    for (let i = 0; i < 9; i++) {
      mock.unplug('keyboard');
      mock.plug(device('keyboard'));
      mock.fail('keyboard', 'NO_PERMISSION');
      await settled();
    }
    mock.unplug('keyboard');
    mock.plug(device('keyboard'));
    await settled();
    expect(states()).toEqual([['ready', null]]);
  });

  it('is not tried again once it is turned off, or the server stops', async () => {
    mock.plug(mockDevice('desk'));
    mock.plug(mockDevice('hall'));
    await settled();
    mock.fail('desk', 'LOST');
    mock.fail('hall', 'LOST');
    await settled();
    expect(waiting).toHaveLength(2);
    await set('mock:desk', false);
    expect(waiting).toHaveLength(1);
    await hub.close();
    expect(waiting).toEqual([]);
  });

  it('to be opened is in the log in the words of the driver, once for as long as they stay', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    let detail = 'error 0x17';
    const stubborn: ScannerAdapter = {
      kind: 'stubborn',
      list: async () => [device('pos')],
      watch: () => () => undefined,
      open: async (id) => ({ ok: false, error: { code: 'OPEN_FAILED', device: id, detail } }),
    };
    await hub.add({ adapters: [stubborn], faults: [] });
    await settled();
    expect(states()).toEqual([['failed', 'OPEN_FAILED']]);
    await runOut();
    detail = 'error 0x18';
    await runOut();
    expect(warn.mock.calls.map(([words]) => words)).toEqual([
      'The scanner pos cannot be used: it cannot be opened (error 0x17).',
      'The scanner pos cannot be used: it cannot be opened (error 0x18).',
    ]);
    warn.mockRestore();
  });

  it('as a whole kind is a warning, and a driver that another one replaces is none', async () => {
    const log = vi.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
    const warn = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const fault = { kind: 'serial', code: 'DRIVER_MISSING', detail: 'no library' } as const;
    await hub.add({ adapters: [], faults: [fault], remarks: ['another driver'] });
    expect(warn.mock.calls.map(([words]) => words)).toEqual([
      'Scanners at serial ports cannot be used on this computer (no library).',
    ]);
    expect(log.mock.calls.map(([words]) => words)).toEqual(['another driver']);
    log.mockRestore();
    warn.mockRestore();
  });

  it('as a whole kind is told, and an adapter that breaks its word stops nobody', async () => {
    const broken: ScannerAdapter = {
      kind: 'broken',
      list: () => Promise.reject(new Error('no bus')),
      watch: () => () => undefined,
      open: () => Promise.reject(new Error('no bus')),
    };
    const half: ScannerAdapter = { ...broken, kind: 'half', list: async () => [device('pos')] };
    await hub.add({ adapters: [broken, half], faults: [] });
    await hub.add({
      adapters: [],
      faults: [{ kind: 'serial', code: 'DRIVER_MISSING', detail: 'no library' }],
    });
    mock.plug(mockDevice('desk'));
    await settled();
    expect(hub.faults).toEqual([{ kind: 'serial', fault: 'DRIVER_MISSING' }]);
    expect(states()).toEqual([
      ['failed', 'OPEN_FAILED'],
      ['ready', null],
    ]);
  });
});

describe('a reading', () => {
  it.each([
    ['too long', 'A'.repeat(257)],
    ['with a control character', 'A\tB'],
    ['with a line end inside', 'A\nB'],
    ['with half a pair of surrogates', 'A\ud83d'],
    ['of nothing', ''],
  ])('%s is dropped as garbled', async (_, text) => {
    mock.plug(mockDevice('desk'));
    await settled();
    mock.scan('desk', text);
    expect(heard).toEqual([]);
    expect(states()).toEqual([['ready', 'GARBLED']]);
    mock.scan('desk', 'A'.repeat(256));
    expect(heard).toHaveLength(1);
    expect(states()).toEqual([['ready', null]]);
  });

  it('that went wrong is told each time', async () => {
    mock.plug(mockDevice('desk'));
    await settled();
    const before = changes;
    mock.fail('desk', 'GARBLED');
    mock.fail('desk', 'GARBLED');
    expect(changes - before).toBe(2);
  });

  it('of a device that runs wild is dropped, and others are heard', async () => {
    mock.plug(mockDevice('wild'));
    mock.plug(mockDevice('calm'));
    await settled();
    for (let i = 0; i < 5_000; i++) mock.scan('wild', `${i}`);
    for (let i = 0; i < 5_000; i++) mock.fail('wild', 'GARBLED');
    mock.scan('calm', 'card');
    expect(heard.length).toBeLessThan(150);
    expect(heard.at(-1)).toBe('mock:calm card');
    expect(changes).toBeLessThan(150);
  });
});

it('closes everything when the server stops, and hears nothing more', async () => {
  mock.plug(mockDevice('desk'));
  await settled();
  await hub.close();
  mock.scan('desk', 'late');
  mock.plug(mockDevice('hall'));
  await settled();
  expect(heard).toEqual([]);
  expect(facts()).toEqual([]);
  const opened = await mock.open('desk');
  expect(opened).toMatchObject({ ok: true });
  const connection: Connection | undefined = opened.ok ? opened.value : undefined;
  await connection?.close();
});
