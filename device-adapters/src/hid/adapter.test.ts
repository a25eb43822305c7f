import { FakeNodeHid } from '../../test-kit/fake-node-hid.js';
import { reportsOfTyping } from '../../test-kit/keyboard-reports.js';
import { POS_DESCRIPTOR, posReport, reportsOfScan } from '../../test-kit/scanner-evening.js';
import { type ScannerBench, scannerSuite } from '../../test-kit/scanner-suite.js';
import { type NowMs, type Device, systemTimers } from '../scanner.js';
import { hidAdapter } from './adapter.js';
import { loadNodeHid } from './node-hid.js';

const POS = { usagePage: 0x8c, usage: 2 };
const KEYBOARD = { usagePage: 1, usage: 6 };

type ScannerReports = {
  scan: (text: string) => readonly Uint8Array[];
  garbled: readonly Uint8Array[];
};

async function bench(
  clock: NowMs,
  kind: Device['kind'],
  usage: typeof POS,
  sent: ScannerReports,
  descriptor?: Uint8Array,
): Promise<ScannerBench> {
  const library = new FakeNodeHid();
  const driver = await loadNodeHid(async () => library, 'linux', library);
  const adapter = hidAdapter(driver, {
    clock,
    timers: systemTimers,
    intervalMs: 1_000,
    idleMs: 150,
  });
  const device = (number: number, serial: string): Device => ({
    id: `/dev/hidraw${number}`,
    kind,
    key: `0c2e:0b61:${serial}`,
    label: 'Honeywell Voyager',
  });
  return {
    adapter,
    desk: device(0, 'desk'),
    hall: device(1, 'hall'),
    plug({ id, key }) {
      const serialNumber = key.split(':')[2] ?? '';
      library.plug(id, [{ ...usage, serialNumber }], descriptor);
      return adapter.refresh();
    },
    unplug(id) {
      library.unplug(id);
      return adapter.refresh();
    },
    scan: (id, text) => library.send(id, sent.scan(text)),
    garble: (id) => library.send(id, sent.garbled),
  };
}

const byPos: ScannerReports = {
  scan: reportsOfScan,
  garbled: [posReport({ part: 'short', length: 200 })],
};
const byKeys: ScannerReports = {
  scan: (text) => reportsOfTyping(text.trimEnd()),
  garbled: reportsOfTyping('ab'.repeat(150)),
};

scannerSuite('a point-of-sale scanner', (clock) => bench(clock, 'pos', POS, byPos));
scannerSuite('a point-of-sale scanner with a descriptor', (clock) => bench(clock, 'pos', POS, byPos, POS_DESCRIPTOR));
scannerSuite('a keyboard', (clock) => bench(clock, 'keyboard', KEYBOARD, byKeys));
