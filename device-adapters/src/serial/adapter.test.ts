import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { PseudoTerminals, PYTHON } from '../../test-kit/pseudo-terminals.js';
import { type Bench, scannerSuite } from '../../test-kit/scanner-suite.js';
import { openAdapters } from '../open.js';
import type { Clock, Device, ScannerAdapter } from '../scanner.js';
import { systemTimers } from '../timers.js';
import { serialAdapter } from './adapter.js';
import { loadSerialPort } from './serialport.js';

/** Long enough for bytes to get through a pseudo-terminal. */
const TRAVEL_MS = 60;

async function bench(clock: Clock): Promise<Bench & { terminals: PseudoTerminals }> {
  const folder = await mkdtemp(join(tmpdir(), 'serial-'));
  const terminals = new PseudoTerminals();
  const port = (name: string): Device => {
    const path = join(folder, name);
    return { id: path, kind: 'serial', key: path, label: path };
  };
  const [desk, hall] = [port('desk'), port('hall')];
  const adapter = serialAdapter(await loadSerialPort(), {
    clock,
    timers: systemTimers,
    intervalMs: 200,
    idleMs: 150,
    ports: [desk.id, hall.id],
  });
  const send = async (path: string, text: string) => {
    await terminals.write(path, text);
    await sleep(TRAVEL_MS);
  };
  return {
    adapter,
    desk,
    hall,
    terminals,
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
      terminals.end();
      await rm(folder, { recursive: true });
    },
  };
}

if (PYTHON === undefined) {
  it.skip('serial ports: python3, which makes pseudo-terminals, is not there', () => {});
} else {
  scannerSuite('a serial port', bench);
  describe('a serial port', ports);
}

function ports(): void {
  async function heard(sends: readonly string[]): Promise<readonly string[]> {
    const { adapter, desk, plug, terminals, leave } = await bench(Date.now);
    await plug(desk);
    const texts = await listen(adapter, desk);
    for (const text of sends) {
      await terminals.write(desk.id, text);
      await sleep(TRAVEL_MS);
    }
    await sleep(250);
    await leave?.();
    return texts;
  }

  async function listen(adapter: ScannerAdapter, device: Device): Promise<string[]> {
    const opened = await adapter.open(device.id);
    if (!opened.ok) throw new Error(opened.error.code);
    const texts: string[] = [];
    opened.value.onScan(({ text }) => texts.push(text));
    return texts;
  }

  it.each([
    ['CR', ['XT12345K\r', 'XT12345N\r'], ['XT12345K', 'XT12345N']],
    ['CR LF', ['XT12345K\r\nXT12345N\r\n'], ['XT12345K', 'XT12345N']],
    ['Tab', ['XT12345K\tXT12345N\t'], ['XT12345K', 'XT12345N']],
    ['no suffix', ['XT12345K'], ['XT12345K']],
    ['a prefix that cannot be seen', ['\x02XT12345K\x03\r'], ['XT12345K']],
    ['bytes in pieces', ['XT1', '2345', 'K\r'], ['XT12345K']],
    ['characters of Latin-1', ['Rue de la R\xe9publique\r'], ['Rue de la République']],
  ])('understands %s', async (_name, sends, texts) => {
    expect(await heard(sends)).toEqual(texts);
  });

  it('tells nothing of a code in which the scanner was pulled out', async () => {
    const { adapter, desk, plug, unplug, terminals, leave } = await bench(Date.now);
    await plug(desk);
    const texts = await listen(adapter, desk);
    await terminals.write(desk.id, 'XT12');
    await sleep(TRAVEL_MS);
    await unplug(desk.id);
    await sleep(250);
    expect(texts).toEqual([]);
    await leave?.();
  });

  it('notices a lost port, although nobody watches', async () => {
    const { adapter, desk, plug, terminals, leave } = await bench(Date.now);
    await plug(desk);
    const opened = await adapter.open(desk.id);
    await terminals.unplug(desk.id);
    expect(opened.ok && (await opened.value.ended)).toEqual({ code: 'LOST', device: desk.id });
    await leave?.();
  });

  it('says BUSY for a port that another program has locked', async () => {
    const { adapter, desk, plug, leave } = await bench(Date.now);
    const other = await openAdapters({ clock: Date.now, ports: [desk.id] });
    await plug(desk);
    const theirs = other.adapters.find(({ kind }) => kind === 'serial');
    expect((await theirs?.open(desk.id))?.ok).toBe(true);
    expect(await adapter.open(desk.id)).toEqual({
      ok: false,
      error: { code: 'BUSY', device: desk.id },
    });
    await leave?.();
  });
}
