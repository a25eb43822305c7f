import { MockScanner, mockDevice, type ScannerAdapter } from '@mister-x/device-adapters';
import { Logger } from '@nestjs/common';
import { describe, expect, it, vi } from 'vitest';
import { deviceOf, HubBench, untilSettled } from './testing/hub-bench.js';

const overrides = HubBench.inEachTest();

describe('what fails', () => {
  it('is told, and opened when it is set again', async () => {
    overrides.mock.plug(deviceOf('keyboard'));
    overrides.mock.fail('keyboard', 'NO_PERMISSION');
    await untilSettled();
    await overrides.set('mock:keyboard', true);
    expect(overrides.states()).toEqual([['failed', 'NO_PERMISSION']]);
    overrides.mock.mend('keyboard');
    await overrides.set('mock:keyboard', true);
    expect(overrides.states()).toEqual([['ready', null]]);
    expect(overrides.waiting).toEqual([]);
  });

  it('is opened when it is plugged in again', async () => {
    overrides.mock.plug(deviceOf('keyboard'));
    overrides.mock.fail('keyboard', 'BUSY');
    await untilSettled();
    await overrides.set('mock:keyboard', true);
    overrides.mock.unplug('keyboard');
    expect(overrides.waiting).toEqual([]);
    overrides.mock.plug(deviceOf('keyboard'));
    await untilSettled();
    expect(overrides.states()).toEqual([['ready', null]]);
  });

  it('is tried again some times, ever later, and then left to people', async () => {
    overrides.mock.plug(deviceOf('keyboard'));
    overrides.mock.fail('keyboard', 'BUSY');
    await untilSettled();
    await overrides.set('mock:keyboard', true);
    const waits = [
      await overrides.runOut(),
      await overrides.runOut(),
      await overrides.runOut(),
      await overrides.runOut(),
    ];
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(overrides.waiting).toEqual([]);
    expect(overrides.states()).toEqual([['failed', 'BUSY']]);
    await overrides.set('mock:keyboard', true);
    expect(overrides.waiting.map(({ ms }) => ms)).toEqual([1_000]);
  });

  it('comes back by itself when a plug only shook', async () => {
    overrides.mock.plug(mockDevice('desk'));
    await untilSettled();
    overrides.mock.fail('desk', 'LOST');
    await untilSettled();
    expect(overrides.states()).toEqual([['failed', 'LOST']]);
    await overrides.runOut();
    overrides.mock.scan('desk', 'back');
    expect(overrides.heard).toEqual(['mock:desk back']);
  });

  it('as soon as it is open is left to people, though it comes again each time', async () => {
    const tries: string[] = [];
    const watched = new (class extends MockScanner {
      override open(id: string) {
        tries.push(id);
        return super.open(id);
      }
    })(() => 0);
    await overrides.hub.close();
    await overrides.begin(watched);
    const flap = async (times: number) => {
      for (let i = 0; i < times; i++) {
        watched.plug(mockDevice('desk'));
        await untilSettled();
        watched.unplug('desk');
        await untilSettled();
      }
      watched.plug(mockDevice('desk'));
      await untilSettled();
    };
    await flap(20);
    expect(tries).toHaveLength(5);
    expect(overrides.states()).toEqual([['failed', 'LOST']]);
    expect(overrides.waiting).toEqual([]);
    const before = overrides.changes;
    watched.unplug('desk');
    watched.plug(mockDevice('desk'));
    expect(overrides.changes - before).toBe(2);
    await overrides.set('mock:desk', true);
    expect(overrides.states()).toEqual([['ready', null]]);
    for (let i = 0; i < 10; i++) {
      watched.scan('desk', 'CARD');
      watched.unplug('desk');
      await flap(2);
    }
    expect(overrides.states()).toEqual([['ready', null]]);
  });

  it('to be opened at all is opened when it is plugged in again, however often it was tried', async () => {
    overrides.mock.plug(deviceOf('keyboard'));
    overrides.mock.fail('keyboard', 'NO_PERMISSION');
    await untilSettled();
    await overrides.set('mock:keyboard', true);
    while (overrides.waiting.length > 0) await overrides.runOut();
    for (let i = 0; i < 9; i++) {
      overrides.mock.unplug('keyboard');
      overrides.mock.plug(deviceOf('keyboard'));
      overrides.mock.fail('keyboard', 'NO_PERMISSION');
      await untilSettled();
    }
    overrides.mock.unplug('keyboard');
    overrides.mock.plug(deviceOf('keyboard'));
    await untilSettled();
    expect(overrides.states()).toEqual([['ready', null]]);
  });

  it('is not tried again once it is turned off, or the server stops', async () => {
    overrides.mock.plug(mockDevice('desk'));
    overrides.mock.plug(mockDevice('hall'));
    await untilSettled();
    overrides.mock.fail('desk', 'LOST');
    overrides.mock.fail('hall', 'LOST');
    await untilSettled();
    expect(overrides.waiting).toHaveLength(2);
    await overrides.set('mock:desk', false);
    expect(overrides.waiting).toHaveLength(1);
    await overrides.hub.close();
    expect(overrides.waiting).toEqual([]);
  });

  it('to be opened is in the log in the words of the driver, once for as long as they stay', async () => {
    const warn = vi.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    let detail = 'error 0x17';
    const stubborn: ScannerAdapter = {
      kind: 'stubborn',
      list: async () => [deviceOf('pos')],
      watch: () => () => undefined,
      open: async (id) => ({ ok: false, error: { code: 'OPEN_FAILED', device: id, detail } }),
    };
    await overrides.hub.add({ adapters: [stubborn], faults: [] });
    await untilSettled();
    expect(overrides.states()).toEqual([['failed', 'OPEN_FAILED']]);
    await overrides.runOut();
    detail = 'error 0x18';
    await overrides.runOut();
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
    await overrides.hub.add({ adapters: [], faults: [fault], remarks: ['another driver'] });
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
    const half: ScannerAdapter = { ...broken, kind: 'half', list: async () => [deviceOf('pos')] };
    await overrides.hub.add({ adapters: [broken, half], faults: [] });
    await overrides.hub.add({
      adapters: [],
      faults: [{ kind: 'serial', code: 'DRIVER_MISSING', detail: 'no library' }],
    });
    overrides.mock.plug(mockDevice('desk'));
    await untilSettled();
    expect(overrides.hub.faults).toEqual([{ kind: 'serial', fault: 'DRIVER_MISSING' }]);
    expect(overrides.states()).toEqual([
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
    overrides.mock.plug(mockDevice('desk'));
    await untilSettled();
    overrides.mock.scan('desk', text);
    expect(overrides.heard).toEqual([]);
    expect(overrides.states()).toEqual([['ready', 'GARBLED']]);
    overrides.mock.scan('desk', 'A'.repeat(256));
    expect(overrides.heard).toHaveLength(1);
    expect(overrides.states()).toEqual([['ready', null]]);
  });

  it('that went wrong is told each time', async () => {
    overrides.mock.plug(mockDevice('desk'));
    await untilSettled();
    const before = overrides.changes;
    overrides.mock.fail('desk', 'GARBLED');
    overrides.mock.fail('desk', 'GARBLED');
    expect(overrides.changes - before).toBe(2);
  });

  it('of a device that runs wild is dropped, and others are heard', async () => {
    overrides.mock.plug(mockDevice('wild'));
    overrides.mock.plug(mockDevice('calm'));
    await untilSettled();
    for (let i = 0; i < 5_000; i++) overrides.mock.scan('wild', `${i}`);
    for (let i = 0; i < 5_000; i++) overrides.mock.fail('wild', 'GARBLED');
    overrides.mock.scan('calm', 'card');
    expect(overrides.heard.length).toBeLessThan(150);
    expect(overrides.heard.at(-1)).toBe('mock:calm card');
    expect(overrides.changes).toBeLessThan(150);
  });
});
