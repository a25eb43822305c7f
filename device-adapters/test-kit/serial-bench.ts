import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NowMs, Device, Timers } from '../src/scanner.js';
import { serialAdapter } from '../src/serial/adapter.js';
import type { SerialDriver, SerialHandle } from '../src/serial/driver.js';
import { loadSerialPort } from '../src/serial/serialport.js';
import type { PseudoTerminals } from './pseudo-terminals.js';
import type { ScannerBench } from './scanner-suite.js';

export type SerialBench = ScannerBench & {
  readonly timers: ManualTimers;
  /** Sends bytes as they are, and waits until they have arrived where the port is open. */
  send(path: string, text: string): Promise<void>;
  leave(): Promise<void>;
};

/** The real driver at pseudo-terminals; only time is made by hand. */
export async function serialBench(clock: NowMs, terminals: PseudoTerminals): Promise<SerialBench> {
  const folder = await mkdtemp(join(tmpdir(), 'serial-'));
  const port = (name: string): Device => {
    const path = join(folder, name);
    return { id: path, kind: 'serial', key: path, label: path };
  };
  const [desk, hall] = [port('desk'), port('hall')];
  const timers = new ManualTimers();
  const driver = counting(await loadSerialPort());
  const adapter = serialAdapter(driver, {
    clock,
    timers,
    intervalMs: 1_000,
    idleMs: 250,
    ports: [desk.id, hall.id],
  });
  const send = async (path: string, text: string) => {
    const before = driver.arrived(path);
    await terminals.write(path, text);
    while (driver.isOpen(path) && driver.arrived(path) < before + text.length) await sleep(2);
  };
  return {
    adapter,
    desk,
    hall,
    timers,
    send,
    async plug({ id }) {
      await terminals.plug(id);
      await adapter.refresh();
    },
    async unplug(id) {
      await terminals.unplug(id);
      await adapter.refresh();
    },
    scan: (id, text) => send(id, `${text.trimEnd()}\r\n`),
    garble: (id) => send(id, `${'x'.repeat(300)}\r`),
    async leave() {
      await driver.closeAll();
      await rm(folder, { recursive: true });
    },
  };
}

/** A driver that knows what is open, and how many bytes arrived. */
function counting(driver: SerialDriver) {
  const handles = new Map<string, SerialHandle>();
  const bytes = new Map<string, number>();
  const arrived = (path: string) => bytes.get(path) ?? 0;
  return {
    ports: async () => [],
    open: async (path: string) => {
      const handle = await driver.open(path);
      handles.set(path, handle);
      return {
        ...handle,
        onBytes: (listener: (some: Uint8Array) => void) => {
          handle.onBytes((some) => {
            listener(some);
            bytes.set(path, arrived(path) + some.length);
          });
        },
        close: () => {
          handles.delete(path);
          return handle.close();
        },
      };
    },
    arrived,
    isOpen: (path: string) => handles.has(path),
    closeAll: async () => {
      for (const handle of handles.values()) await handle.close();
    },
  };
}

/** Time that passes only when told to. */
export class ManualTimers implements Timers {
  now = 0;
  private readonly due = new Map<() => void, number>();

  after(ms: number, run: () => void) {
    const entry = () => run();
    this.due.set(entry, this.now + ms);
    return () => {
      this.due.delete(entry);
    };
  }

  /** Lets time pass; what falls due in between runs at its time. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      let next: readonly [() => void, number] | undefined;
      for (const entry of this.due) if (next === undefined || entry[1] < next[1]) next = entry;
      if (next === undefined || next[1] > end) break;
      const [run, at] = next;
      this.due.delete(run);
      this.now = at;
      run();
    }
    this.now = end;
  }
}
