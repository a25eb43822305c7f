import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ManualTimers } from '../../test-kit/serial-bench.js';
import { serialAdapter } from './adapter.js';
import type { SerialDriver } from './driver.js';

const PATH = '/dev/ttyACM0';
const PORT = {
  path: PATH,
  byId: 'usb-Scanner-if00',
  vendor: '0c2e',
  product: '0b8a',
  serial: '',
  maker: 'Honeywell',
  model: 'Xenon',
};

/** A scanner at a port, whose bytes are sent by hand. */
async function scanner() {
  let listener: (bytes: Uint8Array) => void = () => {};
  const driver: SerialDriver = {
    ports: async () => [PORT],
    open: async () => ({
      onBytes: (tell) => {
        listener = tell;
      },
      onEnd: () => {},
      close: async () => {},
    }),
  };
  const timers = new ManualTimers();
  const options = { clock: () => 0, timers, intervalMs: 1e9, idleMs: 250, ports: [] };
  const adapter = serialAdapter(driver, options);
  const opened = await adapter.open(PATH);
  if (!opened.ok) throw new Error(opened.error.code);
  const heard: (string | null)[] = [];
  opened.value.onScan(({ text }) => heard.push(text));
  opened.value.onFailure(() => heard.push(null));
  return { adapter, heard, timers, send: (bytes: Uint8Array) => listener(bytes) };
}

it('is known by the name that stays the same wherever it is plugged in', async () => {
  const { adapter } = await scanner();
  expect(await adapter.list()).toEqual([
    { id: PATH, kind: 'serial', key: 'usb-Scanner-if00', label: 'Honeywell Xenon' },
  ]);
});

const sign = fc.integer({ min: 0x20, max: 0xff }).filter((code) => code < 0x7f || code > 0x9f);
const text = fc.string({ unit: sign.map((code) => String.fromCharCode(code)), minLength: 1 });
const scan = fc.record({
  text,
  prefix: fc.constantFrom('', '\x02'),
  suffix: fc.constantFrom('\r', '\n', '\r\n', '\t', '\x03\r'),
});

it('hears every scan once, in order, however its bytes are split', async () => {
  const { heard, timers, send } = await scanner();
  const cuts = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(scan), cuts, (scans, sizes) => {
      const all = scans.map(({ text, prefix, suffix }) => prefix + text + suffix).join('');
      const bytes = Buffer.from(all, 'latin1');
      for (let from = 0, turn = 0; from < bytes.length; turn += 1) {
        const size = sizes[turn % sizes.length] ?? 1;
        send(bytes.subarray(from, from + size));
        timers.pass(3);
        from += size;
      }
      expect(heard.splice(0)).toEqual(scans.map((one) => one.text));
    }),
  );
});

it('survives any bytes, and reads the next scan', async () => {
  const { heard, timers, send } = await scanner();
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 600 })), (chunks) => {
      for (const chunk of chunks) send(chunk);
      timers.pass(250);
      for (const one of heard.splice(0)) expect(one ?? ' ').toMatch(/^[ -~\u00a0-\u00ff]{1,256}$/);
      send(Buffer.from('XT40K7B9\r'));
      expect(heard.splice(0)).toEqual(['XT40K7B9']);
    }),
  );
});
