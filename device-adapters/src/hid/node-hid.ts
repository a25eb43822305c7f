import type { Device as NodeHidDevice } from 'node-hid';
import type { HidDriver, HidHandle, HidInfo } from './driver.js';
import { HidSysfs } from './sysfs.js';

/** The part of `node-hid` that is used. */
export interface NodeHid {
  setDriverType(type: 'hidraw' | 'libusb'): void;
  getHidapiVersion(): string;
  devicesAsync(): Promise<readonly NodeHidDevice[]>;
  readonly HIDAsync: { open(path: string): Promise<NodeHidHandle> };
}

export interface NodeHidHandle {
  on(event: 'data', listener: (report: Uint8Array) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  close(): Promise<void>;
}

/**
 * `node-hid` as a driver. On Linux it goes through the kernel's hidraw: the other one, libusb,
 * takes a keyboard away from the system and does not load where libusb-1.0 is missing.
 * @throws when the native library does not load.
 */
export async function loadNodeHid(
  load: () => Promise<NodeHid> = importNodeHid,
  platform: NodeJS.Platform = process.platform,
  sysfs: Pick<HidSysfs, 'descriptor' | 'place'> = new HidSysfs(),
): Promise<HidDriver> {
  const library = await load();
  if (platform === 'linux') library.setDriverType('hidraw');
  // The native part is loaded by the first call, whichever it is.
  library.getHidapiVersion();
  return {
    devices: async () => (await library.devicesAsync()).flatMap(infoOf),
    open: async (path) => handleOf(await library.HIDAsync.open(path)),
    descriptor: (path) => sysfs.descriptor(path),
    place: (path) => sysfs.place(path),
  };
}

async function importNodeHid(): Promise<NodeHid> {
  return (await import('node-hid')).default;
}

function infoOf(device: NodeHidDevice): HidInfo[] {
  const { path, vendorId, productId, usagePage, usage } = device;
  if (path === undefined || usagePage === undefined || usage === undefined) return [];
  return [
    {
      path,
      vendor: vendorId,
      product: productId,
      serial: device.serialNumber ?? '',
      maker: device.manufacturer ?? '',
      model: device.product ?? '',
      interface: device.interface,
      usagePage,
      usage,
    },
  ];
}

function handleOf(handle: NodeHidHandle): HidHandle {
  return {
    onReport: (listener) => {
      handle.on('data', listener);
    },
    onError: (listener) => {
      handle.on('error', listener);
    },
    close: () => handle.close(),
  };
}
