/** The items of a report descriptor: a byte that says what it is, and up to four of data. */
export type Item = {
  readonly tag: number;
  readonly value: number;
  /** The same, where the highest bit is a sign. */
  readonly signed: number;
};

/** Tags with their type (HID 1.11, 6.2.2.4 to 6.2.2.8). */
export const ITEM = {
  usagePage: 0x04,
  usage: 0x08,
  logicalMinimum: 0x14,
  usageMinimum: 0x18,
  usageMaximum: 0x28,
  reportSize: 0x74,
  input: 0x80,
  reportId: 0x84,
  reportCount: 0x94,
  push: 0xa4,
  pop: 0xb4,
  collection: 0xa0,
  /** Input, output, feature, and the two ends of a collection. */
  main: [0x80, 0x90, 0xb0, 0xa0, 0xc0],
} as const;

const LONG_ITEM = 0xfe;

/** Ends where the bytes do, in the middle of an item too. Long items, which nobody uses, are passed over. */
export function* items(bytes: Uint8Array): Generator<Item> {
  let at = 0;
  while (at < bytes.length) {
    const prefix = bytes[at] ?? 0;
    if (prefix === LONG_ITEM) {
      at += 3 + (bytes[at + 1] ?? 0);
      continue;
    }
    const size = [0, 1, 2, 4][prefix & 0b11] ?? 0;
    const data = bytes.subarray(at + 1, at + 1 + size);
    if (data.length < size) return;
    const value = data.reduceRight((sum, byte) => sum * 256 + byte, 0);
    const half = 2 ** (8 * size - 1);
    const signed = size > 0 && value >= half ? value - 2 * half : value;
    yield { tag: prefix & 0b1111_1100, value, signed };
    at += 1 + size;
  }
}
