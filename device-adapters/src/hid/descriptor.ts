import { ITEM, items } from './items.js';

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
  readonly usages: readonly UsageRange[];
};
export type UsageRange = { readonly from: number; readonly to: number };

export type Layout = {
  readonly numbered: boolean;
  readonly fields: readonly Field[];
  /** Bytes of each input report, its number not counted. */
  readonly sizes: ReadonlyMap<number, number>;
};

/** No report is longer; a descriptor that says so is broken, or an attack. */
const MAX_REPORT_BITS = 4096 * 8;
const MAX_USAGES = 1024;
const MAX_PUSHED = 16;

const CONSTANT = 0b01;
const VARIABLE = 0b10;
const APPLICATION = 0x01;

type Global = {
  readonly page: number;
  readonly logicalMin: number;
  readonly bitSize: number;
  readonly count: number;
  readonly reportId: number;
};

/** The input fields with a meaning, up to where the descriptor cannot be understood. */
export function readDescriptor(bytes: Uint8Array): Layout {
  const fields: Field[] = [];
  const used = new Map<number, number>();
  const sizes = new Map<number, number>();
  const pushed: Global[] = [];
  let global: Global = { page: 0, logicalMin: 0, bitSize: 0, count: 0, reportId: 0 };
  let usages: UsageRange[] = [];
  let from: number | undefined;
  let numbered = false;

  for (const { tag, value, signed } of items(bytes)) {
    switch (tag) {
      case ITEM.usagePage:
        global = { ...global, page: value };
        break;
      case ITEM.logicalMinimum:
        global = { ...global, logicalMin: signed };
        break;
      case ITEM.reportSize:
        global = { ...global, bitSize: value };
        break;
      case ITEM.reportCount:
        global = { ...global, count: value };
        break;
      case ITEM.reportId:
        global = { ...global, reportId: value & 0xff };
        numbered = true;
        break;
      case ITEM.push:
        if (pushed.length < MAX_PUSHED) pushed.push(global);
        break;
      case ITEM.pop:
        global = pushed.pop() ?? global;
        break;
      case ITEM.usage:
        if (usages.length < MAX_USAGES) usages.push({ from: usageOf(value), to: usageOf(value) });
        break;
      case ITEM.usageMinimum:
        from = usageOf(value);
        break;
      case ITEM.usageMaximum:
        if (from !== undefined && usages.length < MAX_USAGES) {
          usages.push({ from, to: usageOf(value) });
        }
        from = undefined;
        break;
      case ITEM.input: {
        const bits = global.bitSize * global.count;
        const bitOffset = used.get(global.reportId) ?? 0;
        if (bitOffset + bits > MAX_REPORT_BITS) return { numbered, fields, sizes };
        used.set(global.reportId, bitOffset + bits);
        sizes.set(global.reportId, Math.ceil((bitOffset + bits) / 8));
        if ((value & CONSTANT) === 0 && bits > 0 && usages.length > 0) {
          fields.push({ ...global, bitOffset, array: (value & VARIABLE) === 0, usages });
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
export function applicationsOf(
  bytes: Uint8Array,
): readonly { readonly usagePage: number; readonly usage: number }[] {
  const found: { usagePage: number; usage: number }[] = [];
  let usagePage = 0;
  let usage: number | undefined;
  for (const { tag, value } of items(bytes)) {
    if (tag === ITEM.usagePage) usagePage = value;
    if (tag === ITEM.usage) usage ??= usageOf(value);
    if (tag === ITEM.collection && value === APPLICATION && usage !== undefined) {
      found.push({ usagePage, usage });
    }
    if (isMain(tag)) usage = undefined;
  }
  return found;
}

function isMain(tag: number): boolean {
  return (ITEM.main as readonly number[]).includes(tag);
}

/** A usage of four bytes has its page in front, which in all scanners seen is that of the field. */
function usageOf(value: number): number {
  return value & 0xffff;
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
    rest -= Math.max(0, to - from + 1);
  }
  // The last usage stands for all elements that have none of their own (HID 1.11, 6.2.2.8).
  return field.array ? undefined : field.usages.at(-1)?.to;
}
