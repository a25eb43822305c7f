import { spawn } from 'node:child_process';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { applicationsOf, type ReportLayout, readDescriptor } from './descriptor.js';
import type { HidDriver, HidHandle, HidInfo } from './driver.js';
import { HidSysfs } from './sysfs.js';

/**
 * The kernel's hidraw without a native library, for Linux where `node-hid` does not load: its
 * prebuilt files want libusb-1.0 whichever driver is chosen. Node.js cannot wait for such a file
 * without giving up a thread to it, so `cat` waits, and hands on what it reads.
 */
export function hidrawDriver(sys = '/sys', dev = '/dev'): HidDriver {
  const sysfs = new HidSysfs(sys);
  return {
    devices: async () => {
      const names = await readdir(join(sys, 'class/hidraw')).catch(() => []);
      const found = await Promise.all(names.map((name) => infosOf(sysfs, join(dev, name))));
      return found.flat();
    },
    open: async (path) => handleOf(path, readDescriptor(await descriptorBytes(sysfs, path))),
    descriptor: (path) => sysfs.descriptor(path),
    place: (path) => sysfs.place(path),
  };
}

async function infosOf(sysfs: HidSysfs, path: string): Promise<readonly HidInfo[]> {
  const facts = await sysfs.uevent(path);
  const [, vendor, product] = facts.get('HID_ID')?.split(':') ?? [];
  const place = await sysfs.place(path);
  if (vendor === undefined || product === undefined || place === undefined) return [];
  const info = {
    path,
    vendor: Number.parseInt(vendor, 16),
    product: Number.parseInt(product, 16),
    serial: facts.get('HID_UNIQ') ?? '',
    // One name for both, as the kernel puts maker and model together.
    maker: '',
    model: facts.get('HID_NAME') ?? '',
    interface: await sysfs.interface(path),
  };
  return applicationsOf(await descriptorBytes(sysfs, path)).map((usage) => ({ ...info, ...usage }));
}

async function descriptorBytes(sysfs: HidSysfs, path: string): Promise<Uint8Array> {
  return (await sysfs.descriptor(path)) ?? new Uint8Array();
}

async function handleOf(path: string, layout: ReportLayout): Promise<HidHandle> {
  const file = await open(path, 'r');
  const child = spawn('cat', { stdio: [file.fd, 'pipe', 'ignore'] });
  await file.close();
  const ended = new Promise<void>((resolve) => {
    child.on('error', () => resolve());
    child.on('close', () => resolve());
  });
  return {
    onReport: (listener) => {
      child.stdout?.on('data', (bytes: Buffer) => {
        for (const report of splitReports(bytes, layout)) listener(report);
      });
    },
    onError: (listener) => {
      void ended.then(listener);
    },
    close: async () => {
      child.kill();
      await ended;
    },
  };
}

/** What is read at once is whole reports: `cat` writes each of them by itself, and pipes keep that. */
export function splitReports(bytes: Uint8Array, { numbered, sizes }: ReportLayout): readonly Uint8Array[] {
  const reports: Uint8Array[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const size = sizes.get(numbered ? (rest[0] ?? 0) : 0);
    const length = size === undefined ? rest.length : size + (numbered ? 1 : 0);
    reports.push(rest.subarray(0, length));
    rest = rest.subarray(Math.max(1, length));
  }
  return reports;
}
