import { expect, it } from 'vitest';
import { createEvent, destroyEvent, inputEvent } from './virtual-scanners.js';

/** Sizes and places as a C compiler gives them for `struct uhid_event`, which is packed. */
it('lays a new device out as the kernel reads it', () => {
  const event = createEvent({
    name: 'Scanner',
    serial: 'P',
    vendor: 0x1209,
    product: 0x8c02,
    descriptor: Buffer.from([1, 2, 3]),
  });
  expect(event.length).toBe(4376);
  expect(event.readUInt32LE(0)).toBe(11);
  expect(event.toString('latin1', 4, 12)).toBe('Scanner\0');
  expect(event.toString('latin1', 132, 142)).toBe('virtual/P\0');
  expect(event.toString('latin1', 196, 198)).toBe('P\0');
  expect(event.readUInt16LE(260)).toBe(3);
  expect(event.readUInt16LE(262)).toBe(3);
  expect(event.readUInt32LE(264)).toBe(0x1209);
  expect(event.readUInt32LE(268)).toBe(0x8c02);
  expect([...event.subarray(280, 284)]).toEqual([1, 2, 3, 0]);
});

it('closes texts that are too long', () => {
  const long = 'x'.repeat(500);
  const descriptor = Buffer.from([1]);
  const event = createEvent({ name: long, serial: long, vendor: 1, product: 2, descriptor });
  expect([event[131], event[195], event[259]]).toEqual([0, 0, 0]);
});

it('says how long a report is', () => {
  const event = inputEvent(Buffer.from([2, 3]));
  expect([...event.subarray(0, 9)]).toEqual([12, 0, 0, 0, 2, 0, 2, 3, 0]);
  expect([...destroyEvent()]).toEqual([1, 0, 0, 0]);
});
