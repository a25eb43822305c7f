import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BITMAP_DESCRIPTOR, NUMBERED_DESCRIPTOR } from '../../test-kit/keyboard-reports.js';
import { POS_DESCRIPTOR } from '../../test-kit/scanner-evening.js';
import { readDescriptor } from './descriptor.js';

it('finds the fields of input reports, and where they lie', () => {
  const { numbered, fields } = readDescriptor(NUMBERED_DESCRIPTOR);
  expect(numbered).toBe(true);
  expect(fields).toMatchObject([
    { reportId: 1, bitOffset: 0, bitSize: 1, count: 8, page: 7, array: false },
    { reportId: 1, bitOffset: 16, bitSize: 8, count: 6, page: 7, array: true },
    { reportId: 2, bitOffset: 0, bitSize: 16, count: 1, page: 12, array: true },
  ]);
});

it('reads ranges and lists of usages, and the page at the time of use', () => {
  expect(readDescriptor(BITMAP_DESCRIPTOR).fields[1]?.usages).toEqual([{ from: 0, to: 0x77 }]);
  const fields = readDescriptor(POS_DESCRIPTOR).fields;
  expect(fields.map(({ page, bitOffset, count }) => [page, bitOffset / 8, count])).toEqual([
    [0x01, 0, 1],
    [0x8c, 1, 3],
    [0x8c, 4, 56],
    [0xff66, 60, 2],
    [0x8c, 62, 1],
  ]);
  expect(fields[1]?.usages.map(({ from }) => from)).toEqual([0xfb, 0xfc, 0xfd]);
});

it('gives back the state that was pushed', () => {
  const bytes = Uint8Array.from([
    ...[0x05, 0x07, 0x75, 0x08, 0x95, 0x01, 0xa4, 0x05, 0x0c, 0x75, 0x10],
    ...[0x09, 0x01, 0x81, 0x02, 0xb4, 0x09, 0x04, 0x81, 0x02],
  ]);
  expect(readDescriptor(bytes).fields.map(({ page, bitSize }) => [page, bitSize])).toEqual([
    [0x0c, 16],
    [0x07, 8],
  ]);
});

it('is quick and calm about any bytes', () => {
  const real = fc.constantFrom(POS_DESCRIPTOR, NUMBERED_DESCRIPTOR, BITMAP_DESCRIPTOR);
  const bent = fc
    .tuple(real, fc.array(fc.tuple(fc.nat(120), fc.nat(255)), { maxLength: 8 }))
    .map(([bytes, changes]) => {
      const copy = Uint8Array.from(bytes);
      for (const [at, value] of changes) if (at < copy.length) copy[at] = value;
      return copy;
    });
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), bent), (bytes) => {
      for (const { bitOffset, bitSize, count } of readDescriptor(bytes).fields) {
        expect(bitOffset + bitSize * count).toBeLessThanOrEqual(4096 * 8);
      }
    }),
  );
});
