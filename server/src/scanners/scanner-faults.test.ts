import { MockScanner, mockDevice, type ScannerAdapter } from '@mister-x/device-adapters';
import { Logger } from '@nestjs/common';
import { describe, expect, it, vi } from 'vitest';
import { device, HubStand, settled } from './testing/hub-stand.js';

const stand = HubStand.inEachTest();

describe('what fails', () => {
  it('is told, and opened when it is set again', async () => {
    stand.mock.plug(device('keyboard'));
    stand.mock.fail('keyboard', 'NO_PERMISSION');
    await settled();
    await stand.set('mock:keyboard', true);
    expect(stand.states()).toEqual([['failed', 'NO_PERMISSION']]);
    stand.mock.mend('keyboard');
    await stand.set('mock:keyboard', true);
    expect(stand.states()).toEqual([['ready', null]]);
    expect(stand.waiting).toEqual([]);
  });

  it('is opened when it is plugged in anew', async () => {
    stand.mock.plug(device('keyboard'));
    stand.mock.fail('keyboard', 'BUSY');
    await settled();
    await stand.set('mock:keyboard', true);
    stand.mock.unplug('keyboard');
    expect(stand.waiting).toEqual([]);
    stand.mock.plug(device('keyboard'));
    await settled();
    expect(stand.states()).toEqual([['ready', null]]);
  });

  it('is tried again some times, ever later, and then left to people', async () => {
    stand.mock.plug(device('keyboard'));
    stand.mock.fail('keyboard', 'BUSY');
    await settled();
    await stand.set('mock:keyboard', true);
    const waits = [
      await stand.runOut(),
      await stand.runOut(),
      await stand.runOut(),
      await stand.runOut(),
    ];
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(stand.waiting).toEqual([]);
    expect(stand.states()).toEqual([['failed', 'BUSY']]);
    await stand.set('mock:keyboard', true);
    expect(stand.waiting.map(({ ms }) => ms)).toEqual([1_000]);
  });

  it('comes back by itself when a plug only shook', async () => {
    stand.mock.plug(mockDevice('desk'));
    await settled();
    stand.mock.fail('desk', 'LOST');
    await settled();
    expect(stand.states()).toEqual([['failed', 'LOST']]);
    await stand.runOut();
    stand.mock.scan('desk', 'back');
    expect(stand.heard).toEqual(['mock:desk back']);
  });

  it('as soon as it is open is left to people, though it comes anew each time', async () => {
    const tries: string[] = [];
    const watched = new (class extends MockScanner {
      override open(id: string) {
        tries.push(id);
        return super.open(id);
      }
    })(() => 0);
    await stand.hub.close();
    await stand.begin(watched);
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
    expect(stand.states()).toEqual([['failed', 'LOST']]);
    expect(stand.waiting).toEqual([]);
    const before = stand.changes;
    watched.unplug('desk');
    watched.plug(mockDevice('desk'));
    expect(stand.changes - before).toBe(2);
    await stand.set('mock:desk', true);
    expect(stand.states()).toEqual([['ready', null]]);
    for (let i = 0; i < 10; i++) {
      watched.scan('desk', 'CARD');
      watched.unplug('desk');
      await flap(2);
    }
    expect(stand.states()).toEqual([['ready', null]]);
  });

  it('to be opened at all is opened when it is plugged in anew, however often it was tried', async () => {
    stand.mock.plug(device('keyboard'));
    stand.mock.fail('keyboard', 'NO_PERMISSION');
    await settled();
    await stand.set('mock:keyboard', true);
    while (stand.waiting.length > 0) await stand.runOut();
    for (let i = 0; i < 9; i++) {
      stand.mock.unplug('keyboard');
      stand.mock.plug(device('keyboard'));
      stand.mock.fail('keyboard', 'NO_PERMISSION');
      await settled();
    }
    stand.mock.unplug('keyboard');
    stand.mock.plug(device('keyboard'));
    await settled();
    expect(stand.states()).toEqual([['ready', null]]);
  });

  it('is not tried again once it is turned off, or the server stops', async () => {
    stand.mock.plug(mockDevice('desk'));
    stand.mock.plug(mockDevice('hall'));
    await settled();
    stand.mock.fail('desk', 'LOST');
    stand.mock.fail('hall', 'LOST');
    await settled();
    expect(stand.waiting).toHaveLength(2);
    await stand.set('mock:desk', false);
    expect(stand.waiting).toHaveLength(1);
    await stand.hub.close();
    expect(stand.waiting).toEqual([]);
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
    await stand.hub.add({ adapters: [stubborn], faults: [] });
    await settled();
    expect(stand.states()).toEqual([['failed', 'OPEN_FAILED']]);
    await stand.runOut();
    detail = 'error 0x18';
    await stand.runOut();
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
    await stand.hub.add({ adapters: [], faults: [fault], remarks: ['another driver'] });
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
    await stand.hub.add({ adapters: [broken, half], faults: [] });
    await stand.hub.add({
      adapters: [],
      faults: [{ kind: 'serial', code: 'DRIVER_MISSING', detail: 'no library' }],
    });
    stand.mock.plug(mockDevice('desk'));
    await settled();
    expect(stand.hub.faults).toEqual([{ kind: 'serial', fault: 'DRIVER_MISSING' }]);
    expect(stand.states()).toEqual([
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
    stand.mock.plug(mockDevice('desk'));
    await settled();
    stand.mock.scan('desk', text);
    expect(stand.heard).toEqual([]);
    expect(stand.states()).toEqual([['ready', 'GARBLED']]);
    stand.mock.scan('desk', 'A'.repeat(256));
    expect(stand.heard).toHaveLength(1);
    expect(stand.states()).toEqual([['ready', null]]);
  });

  it('that went wrong is told each time', async () => {
    stand.mock.plug(mockDevice('desk'));
    await settled();
    const before = stand.changes;
    stand.mock.fail('desk', 'GARBLED');
    stand.mock.fail('desk', 'GARBLED');
    expect(stand.changes - before).toBe(2);
  });

  it('of a device that runs wild is dropped, and others are heard', async () => {
    stand.mock.plug(mockDevice('wild'));
    stand.mock.plug(mockDevice('calm'));
    await settled();
    for (let i = 0; i < 5_000; i++) stand.mock.scan('wild', `${i}`);
    for (let i = 0; i < 5_000; i++) stand.mock.fail('wild', 'GARBLED');
    stand.mock.scan('calm', 'card');
    expect(stand.heard.length).toBeLessThan(150);
    expect(stand.heard.at(-1)).toBe('mock:calm card');
    expect(stand.changes).toBeLessThan(150);
  });
});
