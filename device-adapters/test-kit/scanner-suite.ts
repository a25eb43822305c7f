import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  NowMs,
  ScannerConnection,
  Device,
  DeviceId,
  PlugEvent,
  Scan,
  ScannerAdapter,
  ScannerFailure,
} from '../src/scanner.js';

/** A scanner with someone, or something, at the cable and the trigger. */
export interface ScannerBench {
  readonly adapter: ScannerAdapter;
  /** Two devices that can be plugged in. */
  readonly desk: Device;
  readonly hall: Device;
  plug(device: Device): void | Promise<void>;
  unplug(device: DeviceId): void | Promise<void>;
  scan(device: DeviceId, text: string): void | Promise<void>;
  /** Makes the device send something that is no scan. */
  garble(device: DeviceId): void | Promise<void>;
  /** Whatever has to be put away after a test. */
  leave?(): void | Promise<void>;
}

/** What every scanner adapter promises, run on the mock and on hardware alike. */
export function scannerSuite(name: string, make: (clock: NowMs) => ScannerBench | Promise<ScannerBench>): void {
  describe(`the scanner interface, as ${name} keeps it`, () => {
    let now = 0;
    let bench: ScannerBench;
    let adapter: ScannerAdapter;

    let desk: Device;
    let hall: Device;

    beforeEach(async () => {
      now = 1_000;
      bench = await make(() => now);
      ({ adapter, desk, hall } = bench);
    });

    afterEach(() => bench.leave?.());

    async function opened(device: Device): Promise<ScannerConnection> {
      await bench.plug(device);
      const result = await adapter.open(device.id);
      if (!result.ok) throw new Error(`not opened: ${result.error.code}`);
      return result.value;
    }

    it('lists what is plugged in', async () => {
      expect(await adapter.list()).toEqual([]);
      await bench.plug(desk);
      await bench.plug(hall);
      expect(await adapter.list()).toEqual([desk, hall]);
      await bench.unplug(desk.id);
      expect(await adapter.list()).toEqual([hall]);
    });

    it('tells of plugging in and out once watch has begun, until stopped', async () => {
      await bench.plug(desk);
      const seen: PlugEvent[] = [];
      const stop = adapter.watch((change) => seen.push(change));
      await adapter.list();
      await bench.plug(hall);
      await bench.unplug(desk.id);
      stop();
      stop();
      await bench.unplug(hall.id);
      expect(seen).toEqual([
        { what: 'plugged', device: hall },
        { what: 'unplugged', device: desk },
      ]);
    });

    it('gives scans with their device and the time of the clock, in order', async () => {
      const connection = await opened(desk);
      const scans: Scan[] = [];
      connection.onScan((scan) => scans.push(scan));
      await bench.scan(desk.id, 'first');
      now = 2_000;
      await bench.scan(desk.id, 'second\r\n');
      expect(scans).toEqual([
        { text: 'first', device: desk.id, at: 1_000 },
        { text: 'second', device: desk.id, at: 2_000 },
      ]);
    });

    it('keeps two devices apart', async () => {
      const first = await opened(desk);
      const second = await opened(hall);
      const heard: string[] = [];
      first.onScan(({ text }) => heard.push(`desk ${text}`));
      second.onScan(({ text }) => heard.push(`hall ${text}`));
      await bench.scan(hall.id, 'a');
      await bench.scan(desk.id, 'b');
      expect(heard).toEqual(['hall a', 'desk b']);
    });

    it('tells every listener, and one that left no more', async () => {
      const connection = await opened(desk);
      const heard: string[] = [];
      const stop = connection.onScan(({ text }) => {
        heard.push(`once ${text}`);
        stop();
      });
      connection.onScan(({ text }) => heard.push(`always ${text}`));
      await bench.scan(desk.id, '1');
      await bench.scan(desk.id, '2');
      expect(heard).toEqual(['once 1', 'always 1', 'always 2']);
    });

    it('says NOT_FOUND for a device that is not there', async () => {
      expect(await adapter.open(desk.id)).toEqual({
        ok: false,
        error: { code: 'NOT_FOUND', device: desk.id },
      });
    });

    it('says BUSY for a device that is open, and opens it again after close', async () => {
      const connection = await opened(desk);
      expect(await adapter.open(desk.id)).toEqual({
        ok: false,
        error: { code: 'BUSY', device: desk.id },
      });
      await connection.close();
      expect((await adapter.open(desk.id)).ok).toBe(true);
    });

    it('tells nothing after close, and ends without a failure', async () => {
      const connection = await opened(desk);
      const scans: Scan[] = [];
      connection.onScan((scan) => scans.push(scan));
      await connection.close();
      await connection.close();
      await bench.scan(desk.id, 'late');
      expect(scans).toEqual([]);
      expect(await connection.ended).toBeUndefined();
    });

    it('ends with LOST when the device is pulled out, and can be opened when it is back', async () => {
      const connection = await opened(desk);
      await bench.unplug(desk.id);
      expect(await connection.ended).toEqual({ code: 'LOST', device: desk.id });
      await bench.plug(desk);
      expect((await adapter.open(desk.id)).ok).toBe(true);
    });

    it('reports GARBLED and goes on', async () => {
      const connection = await opened(desk);
      const failures: ScannerFailure[] = [];
      const scans: string[] = [];
      connection.onFailure((failure) => failures.push(failure));
      connection.onScan(({ text }) => scans.push(text));
      await bench.garble(desk.id);
      await bench.scan(desk.id, 'fine');
      expect(failures).toEqual([{ code: 'GARBLED', device: desk.id }]);
      expect(scans).toEqual(['fine']);
    });
  });
}
