import { type DeviceId, openAdapters, type ScannerAdapter } from '../../src/index.js';
import { systemTimers } from '../../src/timers.js';
import { onOrder, tell } from './link.js';
import { tapAll } from './tap.js';
import { VirtualScanners } from './virtual-scanners.js';

/**
 * Runs inside the guest, on the real drivers: opens every scanner there is, and says over the
 * serial port what the adapter says. Nothing is filtered, counted or put right on the way.
 */

/** An emulated computer is many times slower than any real one, and so is its scanner's typing. */
const SLOWER = 10;
const timers: typeof systemTimers = {
  after: (ms, run) => systemTimers.after(ms * SLOWER, run),
};

async function watchOver(adapter: ScannerAdapter): Promise<void> {
  adapter.watch(({ what, device }) => {
    tell({ event: what, device });
    if (what === 'plugged') void open(adapter, device.id);
  });
  const devices = await adapter.list();
  tell({ event: 'ready', devices });
  for (const { id } of devices) await open(adapter, id);
}

async function open(adapter: ScannerAdapter, device: DeviceId): Promise<void> {
  const opened = await adapter.open(device);
  if (!opened.ok) {
    tell({ event: 'refused', device, code: opened.error.code });
    return;
  }
  const connection = opened.value;
  connection.onScan((scan) => tell({ event: 'scan', device: scan.device, text: scan.text }));
  connection.onFailure(({ code }) => tell({ event: 'failure', device, code }));
  tell({ event: 'opened', device });
  const end = await connection.ended;
  tell({ event: 'ended', device, code: end?.code ?? null });
}

function obeyOrders(): void {
  const scanners = new VirtualScanners();
  onOrder((order) => {
    if (order.order === 'create') scanners.create(order.scanner);
    else if (order.order === 'destroy') scanners.destroy(order.scanner);
    else scanners.report(order.scanner, Buffer.from(order.data, 'hex'));
  });
}

/** A mistake must be seen by the host, and end the run. */
function fail(error: unknown): void {
  tell({ event: 'error', message: error instanceof Error ? `${error.stack}` : String(error) });
  process.exit(1);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

tapAll();
obeyOrders();
const { adapters, faults } = await openAdapters({ clock: Date.now, timers, intervalMs: 10 });
const hid = adapters.find(({ kind }) => kind === 'hid');
if (hid === undefined) fail(new Error(`There is no HID adapter: ${JSON.stringify(faults)}`));
else await watchOver(hid);
