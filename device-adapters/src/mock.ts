import { LiveConnection } from './connection.js';
import {
  type NowMs,
  type Device,
  type DeviceId,
  Listeners,
  type OpenResult,
  type PlugEvent,
  type ScannerAdapter,
  type ScannerCode,
  type Unsubscribe,
} from './scanner.js';

/**
 * A scanner without hardware, for demonstrations and for tests of whatever uses scanners. It
 * behaves as the interface promises and is driven by the four verbs `plug`, `unplug`, `scan`
 * and `fail`.
 */
export class MockScanner implements ScannerAdapter {
  readonly kind = 'mock';
  private readonly devices = new Map<DeviceId, Device>();
  private readonly opened = new Map<DeviceId, LiveConnection>();
  private readonly refusals = new Map<DeviceId, ScannerCode>();
  private readonly watchers = new Listeners<PlugEvent>();

  constructor(private readonly clock: NowMs) {}

  async list(): Promise<readonly Device[]> {
    return [...this.devices.values()];
  }

  watch(listener: (change: PlugEvent) => void): Unsubscribe {
    return this.watchers.add(listener);
  }

  async open(id: DeviceId): Promise<OpenResult> {
    const device = this.devices.get(id);
    if (device === undefined) return refusedOpening('NOT_FOUND', id);
    const refusal = this.refusals.get(id);
    if (refusal !== undefined) return refusedOpening(refusal, id);
    if (this.opened.has(id)) return refusedOpening('BUSY', id);
    const connection = new LiveConnection(device, () => {
      this.opened.delete(id);
    });
    this.opened.set(id, connection);
    return { ok: true, value: connection };
  }

  /** Plugs a device of any kind in; one that is already there stays as it is. */
  plug(device: Device): void {
    if (this.devices.has(device.id)) return;
    this.devices.set(device.id, device);
    this.watchers.tell({ what: 'plugged', device });
  }

  /** Pulls a device out; its connection ends with `LOST`. */
  unplug(id: DeviceId): void {
    const device = this.devices.get(id);
    if (device === undefined) return;
    this.devices.delete(id);
    this.refusals.delete(id);
    this.opened.get(id)?.end({ code: 'LOST', device: id });
    this.watchers.tell({ what: 'unplugged', device });
  }

  /** The device reads something, as a person would make it do. Nobody hears it unless it is open. */
  scan(id: DeviceId, text: string): void {
    this.opened.get(id)?.read(text.replace(/[\r\n]+$/, ''), this.clock());
  }

  /**
   * What goes wrong next: `GARBLED` spoils one reading, `LOST` ends the connection, `NOT_FOUND` is
   * the same as `unplug`; the others refuse every `open` until `mend`.
   */
  fail(id: DeviceId, code: ScannerCode): void {
    switch (code) {
      case 'GARBLED':
        this.opened.get(id)?.spoil();
        return;
      case 'LOST':
        this.opened.get(id)?.end({ code, device: id });
        return;
      case 'NOT_FOUND':
        this.unplug(id);
        return;
      case 'BUSY':
      case 'NO_PERMISSION':
      case 'OPEN_FAILED':
      case 'DRIVER_MISSING':
        this.refusals.set(id, code);
    }
  }

  /** The device may be opened again. */
  mend(id: DeviceId): void {
    this.refusals.delete(id);
  }
}

/** A device to plug into a mock; its key is its id. */
export function mockDevice(id: DeviceId, label: string = id): Device {
  return { id, kind: 'mock', key: id, label };
}

function refusedOpening(code: ScannerCode, device: DeviceId): OpenResult {
  return { ok: false, error: { code, device } };
}
