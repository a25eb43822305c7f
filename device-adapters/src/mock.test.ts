import { expect, it } from 'vitest';
import { scannerSuite } from '../test-kit/scanner-suite.js';
import { MockScanner, mockDevice } from './mock.js';
import { DEVICE_KINDS } from './scanner.js';

const DESK = mockDevice('desk', 'Scanner on the desk');
const HALL = mockDevice('hall', 'Scanner in the hall');

scannerSuite('the mock', (clock) => {
  const mock = new MockScanner(clock);
  return {
    adapter: mock,
    desk: DESK,
    hall: HALL,
    plug: (device) => mock.plug(device),
    unplug: (id) => mock.unplug(id),
    scan: (id, text) => mock.scan(id, text),
    garble: (id) => mock.fail(id, 'GARBLED'),
  };
});

it.each(['BUSY', 'NO_PERMISSION', 'DRIVER_MISSING'] as const)('refuses to open with %s until mended', async (code) => {
  const mock = new MockScanner(() => 0);
  mock.plug(DESK);
  mock.fail('desk', code);
  expect(await mock.open('desk')).toEqual({ ok: false, error: { code, device: 'desk' } });
  mock.mend('desk');
  expect((await mock.open('desk')).ok).toBe(true);
});

it('can lose a device that stays plugged in', async () => {
  const mock = new MockScanner(() => 0);
  mock.plug(DESK);
  const opened = await mock.open('desk');
  mock.fail('desk', 'LOST');
  expect(opened.ok && (await opened.value.ended)).toEqual({ code: 'LOST', device: 'desk' });
  expect(await mock.list()).toEqual([DESK]);
});

it('takes NOT_FOUND for pulling the device out', async () => {
  const mock = new MockScanner(() => 0);
  mock.plug(DESK);
  mock.fail('desk', 'NOT_FOUND');
  expect(await mock.list()).toEqual([]);
});

it('is silent about devices it does not know', () => {
  const mock = new MockScanner(() => 0);
  mock.unplug('nobody');
  mock.scan('nobody', 'text');
  mock.fail('nobody', 'GARBLED');
});

it('stands in for devices of every kind', async () => {
  const mock = new MockScanner(() => 0);
  for (const kind of DEVICE_KINDS) mock.plug({ ...mockDevice(kind), kind });
  expect((await mock.list()).map(({ kind }) => kind)).toEqual(DEVICE_KINDS);
});
