import { type DeviceId, openAdapters, type ScannerAdapter } from '../../src/index.js';
import { systemTimers } from '../../src/scanner.js';
import { type AdapterEvent, DRIVERS, type Driver } from '../talk.js';
import { onCommand, sendEvent } from './link.js';
import { logRawReports } from './tap.js';
import { VirtualScanners } from './virtual-scanners.js';

/**
 * Runs inside the guest, on the real drivers: opens every scanner there is, through each of our own
 * drivers at the same time, and says over the serial port what the adapters say. Nothing is filtered, counted or put right on the way.
 */

/** An emulated computer is many times slower than any real one, and so is its scanner's typing. */
const TIMERS_SLOWED_BY = 10;
const timers: typeof systemTimers = {
  after: (ms, run) => systemTimers.after(ms * TIMERS_SLOWED_BY, run),
};

type SendEvent = (event: AdapterEvent) => void;

async function watchAdapter(adapter: ScannerAdapter, say: SendEvent): Promise<void> {
  adapter.watch(({ what, device }) => {
    say({ event: what, device });
    if (what === 'plugged') void open(adapter, device.id, say);
  });
  const devices = await adapter.list();
  say({ event: 'ready', devices });
  for (const { id } of devices) void open(adapter, id, say);
}

async function open(adapter: ScannerAdapter, device: DeviceId, say: SendEvent): Promise<void> {
  const opened = await adapter.open(device);
  if (!opened.ok) {
    say({ event: 'refused', device, code: opened.error.code });
    return;
  }
  const connection = opened.value;
  connection.onScan((scan) => say({ event: 'scan', device: scan.device, text: scan.text }));
  connection.onFailure(({ code }) => say({ event: 'failure', device, code }));
  say({ event: 'opened', device });
  const end = await connection.ended;
  say({ event: 'ended', device, code: end?.code ?? null });
}

/** The adapter over one driver and no other. */
async function adapterOver(driver: Driver): Promise<ScannerAdapter> {
  const hid = () => Promise.reject(new Error('It is tried without.'));
  const { adapters, faults, remarks } = await openAdapters({
    clock: Date.now,
    timers,
    intervalMs: 10,
    ...(driver === 'plain' && { hid }),
  });
  const adapter = adapters.find(({ kind }) => kind === 'hid');
  const withoutLibrary = remarks !== undefined && remarks.length > 0;
  if (adapter !== undefined && withoutLibrary === (driver === 'plain')) return adapter;
  throw new Error(`No adapter over ${driver}: ${JSON.stringify({ faults, remarks })}`);
}

function obeyCommands(): void {
  const scanners = new VirtualScanners();
  onCommand((order) => {
    if (order.order === 'create') scanners.create(order.scanner);
    else if (order.order === 'destroy') scanners.destroy(order.scanner);
    else scanners.report(order.scanner, Buffer.from(order.data, 'hex'));
  });
}

/** A mistake must be seen by the host, and end the run. */
function fail(error: unknown): void {
  sendEvent({ event: 'error', message: error instanceof Error ? `${error.stack}` : String(error) });
  process.exit(1);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

logRawReports();
obeyCommands();
for (const driver of DRIVERS) {
  await watchAdapter(await adapterOver(driver), (event) => sendEvent({ ...event, driver }));
}
