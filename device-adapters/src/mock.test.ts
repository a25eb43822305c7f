import { expect, it } from 'vitest';
import { scannerSuite } from '../test-kit/scanner-suite.js';
import { MockScanner } from './mock.js';

scannerSuite('the mock', (clock) => {
  const mock = new MockScanner(clock);
  return {
    adapter: mock,
    plug: (device) => mock.plug(device),
    unplug: (id) => mock.unplug(id),
    scan: (id, text) => mock.scan(id, text),
    garble: (id) => mock.fail(id, 'GARBLED'),
  };
});

const DESK = { id: 'desk', label: 'Scanner on the desk' };

it.each(['BUSY', 'NO_PERMISSION'] as const)(
  'refuses to open with %s until mended',
  async (code) => {
    const mock = new MockScanner(() => 0);
    mock.plug(DESK);
    mock.fail('desk', code);
    expect(await mock.open('desk')).toEqual({ ok: false, error: { code, device: 'desk' } });
    mock.mend('desk');
    expect((await mock.open('desk')).ok).toBe(true);
  },
);

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
