import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PortInfo } from './driver.js';

/**
 * The serial ports of USB devices as Linux shows them. Reading a few small files is cheap enough
 * to be done every second, which starting `udevadm` is not.
 */
export async function linuxPorts(sys = '/sys', dev = '/dev'): Promise<readonly PortInfo[]> {
  const names = await readdir(join(sys, 'class/tty'));
  const byId = await linksById(join(dev, 'serial/by-id'));
  const ports: PortInfo[] = [];
  for (const name of names.filter((one) => /^tty(ACM|USB)\d+$/.test(one))) {
    const usb = await usbFolder(join(sys, 'class/tty', name, 'device'));
    if (usb === undefined) continue;
    ports.push({
      path: join(dev, name),
      byId: byId.get(name),
      vendor: await readLine(usb, 'idVendor'),
      product: await readLine(usb, 'idProduct'),
      serial: await readLine(usb, 'serial'),
      maker: await readLine(usb, 'manufacturer'),
      model: await readLine(usb, 'product'),
    });
  }
  return ports;
}

/** The first folder above that belongs to a whole USB device. */
async function usbFolder(device: string): Promise<string | undefined> {
  try {
    let folder = await realpath(device);
    for (; folder !== dirname(folder); folder = dirname(folder)) {
      if ((await readLine(folder, 'idVendor')) !== '') return folder;
    }
  } catch {
    // It was pulled out while we looked.
  }
  return undefined;
}

async function readLine(folder: string, file: string): Promise<string> {
  try {
    return (await readFile(join(folder, file), 'utf8')).trim();
  } catch {
    return '';
  }
}

async function linksById(folder: string): Promise<ReadonlyMap<string, string>> {
  const byId = new Map<string, string>();
  try {
    for (const link of await readdir(folder)) {
      byId.set(basename(await readlink(join(folder, link))), link);
    }
  } catch {
    // No such folder: nothing serial has been plugged in since the start.
  }
  return byId;
}
