import { Assembler } from '../assembler.js';
import { LiveConnection } from '../connection.js';
import { codeOf } from '../failure.js';
import { Roster, type Sighting } from '../roster.js';
import type {
  Clock,
  Device,
  DeviceId,
  Opened,
  Plugging,
  ScannerAdapter,
  ScannerCode,
  Stop,
  Timers,
} from '../scanner.js';
import { readDescriptor } from './descriptor.js';
import { scannersAmong } from './devices.js';
import type { HidDriver } from './driver.js';
import { KeyboardDecoder } from './keyboard.js';
import { PosDecoder } from './pos.js';
import { type Character, textOf } from './strokes.js';

export type HidOptions = {
  readonly clock: Clock;
  readonly timers: Timers;
  /** How often is looked for devices while somebody watches, in milliseconds. */
  readonly intervalMs?: number;
  /** Silence after which a keyboard's scan without a suffix is over, in milliseconds. */
  readonly idleMs?: number;
};

/** A point-of-sale scanner sends the reports of one scan within a few milliseconds. */
const CONTINUATION_MS = 500;

/** HID scanners: those of the point-of-sale page, and keyboards, which may be scanners. */
export class HidAdapter implements ScannerAdapter {
  readonly kind = 'hid';
  private readonly roster: Roster;
  private readonly opened = new Map<DeviceId, LiveConnection>();
  private readonly opening = new Set<DeviceId>();

  constructor(
    private readonly driver: HidDriver,
    private readonly options: HidOptions,
  ) {
    this.roster = new Roster(
      () => this.look(),
      options.timers,
      options.intervalMs ?? 1_000,
      ({ id }) => this.lose(id),
    );
  }

  list(): Promise<readonly Device[]> {
    return this.roster.list();
  }

  watch(listener: (change: Plugging) => void): Stop {
    return this.roster.watch(listener);
  }

  /** Looks for devices now rather than at the next interval. */
  refresh(): Promise<void> {
    return this.roster.refresh();
  }

  async open(id: DeviceId): Promise<Opened> {
    if (this.opened.has(id) || this.opening.has(id)) return refused('BUSY', id);
    this.opening.add(id);
    try {
      if (this.roster.find(id) === undefined) await this.roster.refresh();
      const device = this.roster.find(id);
      if (device === undefined) return refused('NOT_FOUND', id);
      return { ok: true, value: await this.connect(device) };
    } catch (error) {
      return refused(codeOf(error), id);
    } finally {
      this.opening.delete(id);
    }
  }

  private async connect(device: Device): Promise<LiveConnection> {
    const { id } = device;
    const bytes = await this.driver.descriptor(id);
    const handle = await this.driver.open(id);
    const connection = new LiveConnection(device, async () => {
      this.opened.delete(id);
      reader.drop();
      // A handle that cannot be closed is as good as closed.
      await handle.close().catch(() => {});
    });
    const layout = bytes && readDescriptor(bytes);
    const reader =
      device.kind === 'pos'
        ? this.readPos(connection, new PosDecoder(layout))
        : this.readKeys(connection, new KeyboardDecoder(layout));
    handle.onReport(reader.report);
    handle.onError(() => {
      if (this.opened.get(id) === connection) this.roster.forget(id);
      void connection.end({ code: 'LOST', device: id });
    });
    this.opened.set(id, connection);
    return connection;
  }

  private readPos(connection: LiveConnection, decoder: PosDecoder): Reader {
    const assembler = new Assembler<string>((signs) => signs.join(''), {
      ...this.assembling(connection),
      idleMs: CONTINUATION_MS,
      silence: 'spoils',
    });
    return {
      drop: () => assembler.drop(),
      report: (bytes) => {
        const report = decoder.decode(bytes);
        if (report.what === 'nothing') return;
        if (report.what === 'garbled') {
          assembler.spoil(report.more ? 'more may follow' : 'that was all');
          return;
        }
        assembler.push(...report.text);
        if (!report.more) assembler.end();
      },
    };
  }

  private readKeys(connection: LiveConnection, decoder: KeyboardDecoder): Reader {
    const assembler = new Assembler<Character>(textOf, {
      ...this.assembling(connection),
      idleMs: this.options.idleMs ?? 150,
      silence: 'ends',
    });
    return {
      drop: () => assembler.drop(),
      report: (bytes) => {
        for (const stroke of decoder.decode(bytes)) {
          if (stroke.what === 'suffix') assembler.end();
          else assembler.push(stroke);
        }
      },
    };
  }

  private assembling(connection: LiveConnection) {
    return {
      timers: this.options.timers,
      scan: (text: string) => connection.read(text, this.options.clock()),
      spoil: () => connection.spoil(),
    };
  }

  private async look(): Promise<readonly Sighting[]> {
    const infos = await this.driver.devices();
    const places = new Map<string, string>();
    for (const path of new Set(infos.map((info) => info.path))) {
      const place = await this.driver.place(path);
      if (place !== undefined) places.set(path, place);
    }
    return scannersAmong(infos, places);
  }

  private lose(id: DeviceId): void {
    void this.opened.get(id)?.end({ code: 'LOST', device: id });
  }
}

/** `drop` forgets a scan that has begun. */
type Reader = { report: (bytes: Uint8Array) => void; drop: () => void };

function refused(code: ScannerCode, device: DeviceId): Opened {
  return { ok: false, error: { code, device } };
}
