/**
 * Report descriptors (Device Class Definition for HID 1.11, sections 5 and 6.2.2): which bits of
 * which input report mean what.
 */

export type ReportField = {
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
  readonly usages: readonly UsageRange[];
};
export type UsageRange = { readonly from: number; readonly to: number };

export type ReportLayout = {
  readonly numbered: boolean;
  readonly fields: readonly ReportField[];
  /** Bytes of each input report, its number not counted. */
  readonly sizes: ReadonlyMap<number, number>;
};

/** No report is longer; a descriptor that says so is broken, or an attack. */
const MAX_REPORT_BITS = 4096 * 8;
const MAX_USAGES = 1024;
const PUSHED_GLOBALS_MAX = 16;

const CONSTANT_FLAG = 0b01;
const VARIABLE_FLAG = 0b10;
const APPLICATION_COLLECTION = 0x01;

type GlobalItems = {
  readonly page: number;
  readonly logicalMin: number;
  readonly bitSize: number;
  readonly count: number;
  readonly reportId: number;
};

/** The input fields with a meaning, up to where the descriptor cannot be understood. */
export function readDescriptor(bytes: Uint8Array): ReportLayout {
  const fields: ReportField[] = [];
  const used = new Map<number, number>();
  const sizes = new Map<number, number>();
  const pushed: GlobalItems[] = [];
  let global: GlobalItems = { page: 0, logicalMin: 0, bitSize: 0, count: 0, reportId: 0 };
  let usages: UsageRange[] = [];
  let from: number | undefined;
  let numbered = false;

  for (const { tag, value, signed } of readItems(bytes)) {
    switch (tag) {
      case ITEM_TAGS.usagePage:
        global = { ...global, page: value };
        break;
      case ITEM_TAGS.logicalMinimum:
        global = { ...global, logicalMin: signed };
        break;
      case ITEM_TAGS.reportSize:
        global = { ...global, bitSize: value };
        break;
      case ITEM_TAGS.reportCount:
        global = { ...global, count: value };
        break;
      case ITEM_TAGS.reportId:
        global = { ...global, reportId: value & 0xff };
        numbered = true;
        break;
      case ITEM_TAGS.push:
        if (pushed.length < PUSHED_GLOBALS_MAX) pushed.push(global);
        break;
      case ITEM_TAGS.pop:
        global = pushed.pop() ?? global;
        break;
      case ITEM_TAGS.usage:
        if (usages.length < MAX_USAGES) usages.push({ from: usageOf(value), to: usageOf(value) });
        break;
      case ITEM_TAGS.usageMinimum:
        from = usageOf(value);
        break;
      case ITEM_TAGS.usageMaximum:
        if (from !== undefined && usages.length < MAX_USAGES) {
          usages.push({ from, to: usageOf(value) });
        }
        from = undefined;
        break;
      case ITEM_TAGS.input: {
        const bits = global.bitSize * global.count;
        const bitOffset = used.get(global.reportId) ?? 0;
        if (bitOffset + bits > MAX_REPORT_BITS) return { numbered, fields, sizes };
        used.set(global.reportId, bitOffset + bits);
        sizes.set(global.reportId, Math.ceil((bitOffset + bits) / 8));
        if ((value & CONSTANT_FLAG) === 0 && bits > 0 && usages.length > 0) {
          fields.push({ ...global, bitOffset, array: (value & VARIABLE_FLAG) === 0, usages });
        }
      }
    }
    // Usages belong to the next main item, whichever it is.
    if (isMain(tag)) {
      usages = [];
      from = undefined;
    }
  }
  return { numbered, fields, sizes };
}

/** What an interface says it is: the usages of its application collections. */
export function applicationsOf(bytes: Uint8Array): readonly { readonly usagePage: number; readonly usage: number }[] {
  const found: { usagePage: number; usage: number }[] = [];
  let usagePage = 0;
  let usage: number | undefined;
  for (const { tag, value } of readItems(bytes)) {
    if (tag === ITEM_TAGS.usagePage) usagePage = value;
    if (tag === ITEM_TAGS.usage) usage ??= usageOf(value);
    if (tag === ITEM_TAGS.collection && value === APPLICATION_COLLECTION && usage !== undefined) {
      found.push({ usagePage, usage });
    }
    if (isMain(tag)) usage = undefined;
  }
  return found;
}

function isMain(tag: number): boolean {
  return (ITEM_TAGS.main as readonly number[]).includes(tag);
}

/** A usage of four bytes has its page in front, which in all scanners seen is that of the field. */
function usageOf(value: number): number {
  return value & 0xffff;
}

/** Element `index` of a field; 0 where the report is too short, as the kernel has it. */
export function fieldValue(report: Uint8Array, field: ReportField, index: number): number {
  let value = 0;
  const start = field.bitOffset + index * field.bitSize;
  for (let bit = Math.min(field.bitSize, 16) - 1; bit >= 0; bit -= 1) {
    const at = start + bit;
    value = (value << 1) | (((report[at >> 3] ?? 0) >> (at & 7)) & 1);
  }
  return value;
}

/** The usage of element `index`; in an array, of the number `index` above the least. */
export function usageAt(field: ReportField, index: number): number | undefined {
  if (index < 0) return undefined;
  let rest = index;
  for (const { from, to } of field.usages) {
    if (rest <= to - from) return from + rest;
    rest -= Math.max(0, to - from + 1);
  }
  // The last usage stands for all elements that have none of their own (HID 1.11, 6.2.2.8).
  return field.array ? undefined : field.usages.at(-1)?.to;
}

/** The items of a report descriptor: a byte that says what it is, and up to four of data. */
type DescriptorItem = {
  readonly tag: number;
  readonly value: number;
  /** The same, where the highest bit is a sign. */
  readonly signed: number;
};

/** Tags with their type (HID 1.11, 6.2.2.4 to 6.2.2.8). */
const ITEM_TAGS = {
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

const LONG_ITEM_PREFIX = 0xfe;

/** Ends where the bytes do, in the middle of an item too. Long items, which nobody uses, are passed over. */
function* readItems(bytes: Uint8Array): Generator<DescriptorItem> {
  let at = 0;
  while (at < bytes.length) {
    const prefix = bytes[at] ?? 0;
    if (prefix === LONG_ITEM_PREFIX) {
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
