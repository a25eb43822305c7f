/**
 * Report descriptors (Device Class Definition for HID 1.11, sections 5 and 6.2.2): which bits of
 * which input report mean what.
 */

export type Field = {
  /** 0 where reports carry no number. */
  readonly reportId: number;
  /** Position within the report, its number not counted. */
  readonly bitOffset: number;
  readonly bitSize: number;
  readonly count: number;
  readonly page: number;
  /** An array holds the numbers of usages; otherwise each element belongs to one usage. */
  readonly array: boolean;
  readonly logicalMin: number;
  /** The usages in their order; a range is given by its ends. */
  readonly usages: readonly { readonly from: number; readonly to: number }[];
};

export type Layout = { readonly numbered: boolean; readonly fields: readonly Field[] };

/** Longer reports than this are not to be found, and would be an attack. */
const MAX_REPORT_BITS = 4096 * 8;

type Global = {
  page: number;
  logicalMin: number;
  size: number;
  count: number;
  reportId: number;
};

/** The input fields with a meaning; what cannot be understood ends the list. */
export function readDescriptor(bytes: Uint8Array): Layout {
  const fields: Field[] = [];
  const used = new Map<number, number>();
  const stack: Global[] = [];
  let global: Global = { page: 0, logicalMin: 0, size: 0, count: 0, reportId: 0 };
  let usages: { from: number; to: number }[] = [];
  let from: number | undefined;
  let numbered = false;

  for (const { tag, value, signed, size } of items(bytes)) {
    switch (tag) {
      case 0x04:
        global.page = value;
        break;
      case 0x14:
        global.logicalMin = signed;
        break;
      case 0x74:
        global.size = value;
        break;
      case 0x94:
        global.count = value;
        break;
      case 0x84:
        global.reportId = value & 0xff;
        numbered = true;
        break;
      case 0xa4:
        if (stack.length < 16) stack.push({ ...global });
        break;
      case 0xb4:
        global = stack.pop() ?? global;
        break;
      case 0x08:
        if (usages.length < 1024) usages.push({ from: usage(value, size), to: usage(value, size) });
        break;
      case 0x18:
        from = usage(value, size);
        break;
      case 0x28:
        if (from !== undefined && usages.length < 1024)
          usages.push({ from, to: usage(value, size) });
        from = undefined;
        break;
      case 0x80: {
        const bits = global.size * global.count;
        const bitOffset = used.get(global.reportId) ?? 0;
        if (bitOffset + bits > MAX_REPORT_BITS) return { numbered, fields };
        used.set(global.reportId, bitOffset + bits);
        const constant = (value & 1) === 1;
        if (!constant && bits > 0 && usages.length > 0) {
          const { reportId, size: bitSize, count, page, logicalMin } = global;
          const array = (value & 2) === 0;
          fields.push({ reportId, bitOffset, bitSize, count, page, array, logicalMin, usages });
        }
        usages = [];
        from = undefined;
        break;
      }
      case 0x90:
      case 0xb0:
      case 0xa0:
      case 0xc0:
        usages = [];
        from = undefined;
    }
  }
  return { numbered, fields };
}

/** Usages of four bytes carry their page, which is that of the field in all scanners seen. */
function usage(value: number, size: number): number {
  return size === 4 ? value & 0xffff : value;
}

type Item = { tag: number; value: number; signed: number; size: number };

/** Short items; a long item has no meaning in any standard and is passed over. */
function* items(bytes: Uint8Array): Generator<Item> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at < bytes.length) {
    const prefix = view.getUint8(at);
    if (prefix === 0xfe) {
      if (at + 1 >= bytes.length) return;
      at += 3 + view.getUint8(at + 1);
      continue;
    }
    const size = [0, 1, 2, 4][prefix & 3] ?? 0;
    at += 1;
    if (at + size > bytes.length) return;
    const value =
      size === 0
        ? 0
        : size === 1
          ? view.getUint8(at)
          : size === 2
            ? view.getUint16(at, true)
            : view.getUint32(at, true);
    const signed = size === 1 ? view.getInt8(at) : size === 2 ? view.getInt16(at, true) : value | 0;
    yield { tag: prefix & 0xfc, value, signed, size };
    at += size;
  }
}

/** Element `index` of a field; 0 where the report is too short, as the kernel has it. */
export function element(report: Uint8Array, field: Field, index: number): number {
  let value = 0;
  const start = field.bitOffset + index * field.bitSize;
  for (let bit = Math.min(field.bitSize, 16) - 1; bit >= 0; bit -= 1) {
    const at = start + bit;
    value = (value << 1) | (((report[at >> 3] ?? 0) >> (at & 7)) & 1);
  }
  return value;
}

/** The usage of element `index`; in an array, of the number `index` above the least. */
export function usageAt(field: Field, index: number): number | undefined {
  if (index < 0) return undefined;
  let rest = index;
  for (const { from, to } of field.usages) {
    if (rest <= to - from) return from + rest;
    rest -= to - from + 1;
  }
  // The last usage stands for all elements that have none of their own (HID 1.11, 6.2.2.8).
  return field.array ? undefined : field.usages.at(-1)?.to;
}
