import { closeSync, openSync, writeSync } from 'node:fs';
import { DESCRIPTOR } from '../pos-scanner.js';

/** Point-of-sale scanners that this program plays through the kernel, by their serial number. */
export class VirtualScanners {
  private readonly open = new Map<string, number>();

  create(serial: string): void {
    const device = openSync('/dev/uhid', 'r+');
    const scanner = { vendor: 0x1209, product: 0x8c02, descriptor: DESCRIPTOR };
    writeSync(device, createEvent({ ...scanner, name: 'Virtual POS scanner', serial }));
    this.open.set(serial, device);
  }

  report(serial: string, data: Buffer): void {
    writeSync(this.device(serial), inputEvent(data));
  }

  destroy(serial: string): void {
    const device = this.device(serial);
    this.open.delete(serial);
    writeSync(device, destroyEvent());
    closeSync(device);
  }

  private device(serial: string): number {
    const device = this.open.get(serial);
    if (device === undefined) throw new Error(`There is no scanner ${serial}.`);
    return device;
  }
}

/**
 * Events for the kernel's /dev/uhid, through which a program plays a HID device. Layout: Linux,
 * include/uapi/linux/uhid.h; all structures are packed, numbers in the byte order of the machine.
 */

const DESTROY = 1;
const CREATE2 = 11;
const INPUT2 = 12;
const BUS_USB = 3;
const DATA_BYTES_MAX = 4096;

type VirtualDevice = {
  readonly name: string;
  readonly serial: string;
  readonly vendor: number;
  readonly product: number;
  /** The report descriptor. */
  readonly descriptor: Buffer;
};

/** To be written as it is, in one call. */
export function createEvent({ name, serial, vendor, product, descriptor }: VirtualDevice): Buffer {
  const event = Buffer.alloc(4 + 128 + 64 + 64 + 2 + 2 + 4 * 4 + DATA_BYTES_MAX);
  event.writeUInt32LE(CREATE2, 0);
  event.write(name.slice(0, 127), 4);
  event.write(`virtual/${serial}`.slice(0, 63), 4 + 128);
  event.write(serial.slice(0, 63), 4 + 128 + 64);
  let at = 4 + 128 + 64 + 64;
  at = event.writeUInt16LE(descriptor.length, at);
  at = event.writeUInt16LE(BUS_USB, at);
  at = event.writeUInt32LE(vendor, at);
  at = event.writeUInt32LE(product, at);
  // Version and country stay zero.
  descriptor.copy(event, at + 8);
  return event;
}

/** @param report with its report id, if the descriptor has any */
export function inputEvent(report: Buffer): Buffer {
  const event = Buffer.alloc(4 + 2 + DATA_BYTES_MAX);
  event.writeUInt32LE(INPUT2, 0);
  event.writeUInt16LE(report.length, 4);
  report.copy(event, 6);
  return event;
}

export function destroyEvent(): Buffer {
  const event = Buffer.alloc(4);
  event.writeUInt32LE(DESTROY, 0);
  return event;
}
