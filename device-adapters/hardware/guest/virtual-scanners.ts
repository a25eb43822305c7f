import { closeSync, openSync, writeSync } from 'node:fs';
import { DESCRIPTOR } from '../pos-scanner.js';
import { createEvent, destroyEvent, inputEvent } from './uhid.js';

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
