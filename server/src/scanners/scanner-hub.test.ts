import {
  type ScannerConnection,
  MockScanner,
  mockDevice,
  type PlugEvent,
  type ScannerAdapter,
} from '@mister-x/device-adapters';
import { describe, expect, it } from 'vitest';
import { PORTS_MAX } from './scanner-hub.js';
import { SETTINGS_KEPT_MAX, ScannersRepository } from './scanners.repository.js';
import { deviceOf, HubBench, untilSettled } from './testing/hub-bench.js';

const overrides = HubBench.inEachTest();

describe('what is plugged in', () => {
  it('is heard from then on, each by its name', async () => {
    overrides.mock.plug(mockDevice('desk'));
    overrides.mock.plug(mockDevice('hall'));
    await untilSettled();
    overrides.mock.scan('hall', 'A');
    overrides.mock.scan('desk', 'B');
    expect(overrides.heard).toEqual(['mock:hall A', 'mock:desk B']);
  });

  it('before the server began is found', async () => {
    overrides.mock.plug(mockDevice('desk', 'On the desk'));
    await overrides.hub.close();
    await overrides.begin();
    expect(overrides.facts()).toEqual([
      { scanner: 'mock:desk', kind: 'mock', label: 'On the desk', state: 'ready', fault: null },
    ]);
  });

  it('is heard in the same breath', async () => {
    overrides.mock.plug(mockDevice('desk'));
    await untilSettled();
    overrides.mock.scan('desk', 'now');
    expect(overrides.heard).toEqual(['mock:desk now']);
  });

  it('is told to be ready, and to be gone', async () => {
    overrides.mock.plug(mockDevice('desk'));
    await untilSettled();
    expect(overrides.changes).toBe(1);
    overrides.mock.unplug('desk');
    await untilSettled();
    expect(overrides.changes).toBe(2);
    expect(overrides.facts()).toEqual([]);
  });

  it('goes on when it is pulled out and put back at once, in the middle of anything', async () => {
    overrides.mock.plug(mockDevice('desk'));
    for (let i = 0; i < 5; i++) {
      overrides.mock.unplug('desk');
      overrides.mock.plug(mockDevice('desk'));
      if (i % 2 === 0) await untilSettled();
    }
    await untilSettled();
    overrides.mock.scan('desk', 'back');
    expect(overrides.heard).toEqual(['mock:desk back']);
    expect(overrides.states()).toEqual([['ready', null]]);
  });

  it('is opened when what was there before is closed, and no sooner', async () => {
    let open = false;
    let release = (): void => undefined;
    let tell = (_: PlugEvent): void => undefined;
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
        const value = { device: deviceOf('pos'), onScan: never, onFailure: never, ended, close };
        return { ok: true, value };
      },
    };
    await overrides.hub.add({ adapters: [slow], faults: [] });
    tell({ what: 'plugged', device: deviceOf('pos') });
    await untilSettled();
    tell({ what: 'unplugged', device: deviceOf('pos') });
    tell({ what: 'plugged', device: deviceOf('pos') });
    await untilSettled();
    expect(overrides.states()).toEqual([['off', null]]);
    release();
    await untilSettled();
    expect(overrides.states()).toEqual([['ready', null]]);
    tell({ what: 'unplugged', device: deviceOf('pos') });
    await untilSettled();
    release();
  });

  it('is not looked at beyond a number that nobody has', async () => {
    for (let i = 0; i < PORTS_MAX + 3; i++) overrides.mock.plug(mockDevice(`d${i}`));
    await untilSettled();
    expect(overrides.facts()).toHaveLength(PORTS_MAX);
    overrides.mock.scan(`d${PORTS_MAX}`, 'A');
    expect(overrides.heard).toEqual([]);
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
    for (const kind of ['keyboard', 'serial'] as const) watched.plug(deviceOf(kind));
    await overrides.hub.close();
    await overrides.begin(watched);
    watched.plug(deviceOf('pos'));
    watched.unplug('keyboard');
    watched.plug(deviceOf('keyboard'));
    await untilSettled();
    watched.scan('keyboard', 'dear diary');
    expect(watched.tries).toEqual(['pos']);
    await overrides.set('mock:keyboard', true);
    watched.scan('keyboard', 'CARD');
    await overrides.set('mock:keyboard', false);
    watched.scan('keyboard', 'dear diary');
    watched.unplug('keyboard');
    watched.plug(deviceOf('keyboard'));
    await untilSettled();
    watched.scan('keyboard', 'dear diary');
    expect(watched.tries).toEqual(['pos', 'keyboard']);
    expect(overrides.heard).toEqual(['mock:keyboard CARD']);
    expect(overrides.facts().map(({ state }) => state)).toEqual(['off', 'ready', 'off']);
  });

  it('that was turned off while it was being opened is closed again', async () => {
    overrides.mock.plug(deviceOf('keyboard'));
    await untilSettled();
    await Promise.all([overrides.set('mock:keyboard', true), overrides.set('mock:keyboard', false)]);
    overrides.mock.scan('keyboard', 'dear diary');
    expect(overrides.heard).toEqual([]);
    expect(await overrides.mock.open('keyboard')).toMatchObject({ ok: true });
  });
});

describe('what the host set', () => {
  it('is in force after pulling out and after a restart, by the lasting name', async () => {
    overrides.mock.plug({ ...deviceOf('keyboard', '/dev/hidraw3'), key: 'acme:7' });
    overrides.mock.plug(deviceOf('pos'));
    await untilSettled();
    await overrides.set('mock:/dev/hidraw3', true);
    await overrides.set('mock:pos', false);
    overrides.mock.unplug('/dev/hidraw3');
    await overrides.hub.close();
    await overrides.begin();
    overrides.mock.plug({ ...deviceOf('keyboard', '/dev/hidraw9'), key: 'acme:7' });
    overrides.mock.plug({ ...deviceOf('keyboard', '/dev/hidraw3'), key: 'other:1' });
    await untilSettled();
    const found = overrides.facts().map(({ scanner, state }) => `${scanner} ${state}`);
    expect(found).toEqual(['mock:pos off', 'mock:/dev/hidraw9 ready', 'mock:/dev/hidraw3 off']);
  });

  it('is kept for so many devices, those set last', async () => {
    const repository = new ScannersRepository(overrides.database);
    const setting = { on: true, table: 't', seat: 'guest' };
    for (let i = 0; i <= SETTINGS_KEPT_MAX; i++) await repository.save(`k${i}`, setting);
    await repository.save('k1', { ...setting, on: false });
    await repository.save('one more', setting);
    const kept = await repository.all();
    expect(kept.size).toBe(SETTINGS_KEPT_MAX);
    expect([kept.get('k0'), kept.get('k2')]).toEqual([undefined, undefined]);
    expect(kept.get('k1')).toEqual({ ...setting, on: false });
  });
});

it('closes everything when the server stops, and hears nothing more', async () => {
  overrides.mock.plug(mockDevice('desk'));
  await untilSettled();
  await overrides.hub.close();
  overrides.mock.scan('desk', 'late');
  overrides.mock.plug(mockDevice('hall'));
  await untilSettled();
  expect(overrides.heard).toEqual([]);
  expect(overrides.facts()).toEqual([]);
  const opened = await overrides.mock.open('desk');
  expect(opened).toMatchObject({ ok: true });
  const connection: ScannerConnection | undefined = opened.ok ? opened.value : undefined;
  await connection?.close();
});
