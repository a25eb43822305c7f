import { EventEmitter } from 'node:events';
import type { Device as NodeHidDevice } from 'node-hid';
import type { NodeHid } from '../src/hid/node-hid.js';

type PluggedInterface = {
  readonly devices: readonly NodeHidDevice[];
  readonly descriptor?: Uint8Array;
};

/** `node-hid` without hardware, and the files that Linux would show of its devices. */
export class FakeNodeHid implements NodeHid {
  driver = 'libusb';
  /** The message with which an interface refuses to open. */
  readonly refusals = new Map<string, string>();
  private readonly plugged = new Map<string, PluggedInterface>();
  private readonly handles = new Map<string, Set<FakeHandle>>();

  readonly HIDAsync = { open: async (path: string) => this.open(path) };

  setDriverType(type: string): void {
    this.driver = type;
  }

  getHidapiVersion(): string {
    return '0.15.0';
  }

  async devicesAsync(): Promise<readonly NodeHidDevice[]> {
    return [...this.plugged.values()].flatMap(({ devices }) => devices);
  }

  async descriptor(path: string): Promise<Uint8Array | undefined> {
    return this.plugged.get(path)?.descriptor;
  }

  async place(path: string): Promise<string | undefined> {
    return this.plugged.has(path) ? path.replace(/:\d+$/, '') : undefined;
  }

  /** `devices`: one for each usage of the interface at `path`. */
  plug(path: string, devices: readonly Partial<NodeHidDevice>[], descriptor?: Uint8Array): void {
    this.plugged.set(path, {
      devices: devices.map((device) => ({ ...ANY_DEVICE, path, ...device })),
      ...(descriptor && { descriptor }),
    });
  }

  unplug(path: string): void {
    this.plugged.delete(path);
    for (const handle of [...(this.handles.get(path) ?? [])]) {
      handle.emit('error', 'could not read from HID device: hid_read_timeout: unexpected poll error');
    }
  }

  send(path: string, reports: readonly Uint8Array[]): void {
    for (const report of reports) {
      for (const handle of this.handles.get(path) ?? []) handle.emit('data', Buffer.from(report));
    }
  }

  private open(path: string): FakeHandle {
    const refusal = this.refusals.get(path);
    if (refusal !== undefined) throw new TypeError(refusal);
    if (!this.plugged.has(path)) {
      throw new TypeError(`Failed to open a device with path '${path}': No such file or directory`);
    }
    const open = this.handles.get(path) ?? new Set();
    this.handles.set(path, open);
    const handle = new FakeHandle(() => open.delete(handle));
    open.add(handle);
    return handle;
  }
}

const ANY_DEVICE: NodeHidDevice = {
  vendorId: 0x0c2e,
  productId: 0x0b61,
  serialNumber: '',
  manufacturer: 'Honeywell',
  product: 'Voyager',
  release: 0,
  interface: 0,
  usagePage: 0x8c,
  usage: 2,
};

class FakeHandle extends EventEmitter {
  constructor(private readonly leave: () => void) {
    super();
  }

  async close(): Promise<void> {
    this.leave();
  }
}
