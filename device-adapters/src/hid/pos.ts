import { type ReportField, type ReportLayout, usageAt } from './descriptor.js';

/** HID Point of Sale Usage Tables 1.02, page 0x8C. */
export const SCANNER_PAGE = 0x8c;
const DECODED_DATA = 0xfe;
const DECODED_DATA_CONTINUED = 0xff;
/** How many bytes of a report count (HID Usage Tables 1.4, generic desktop page). */
const DESKTOP_PAGE = 0x01;
const BYTE_COUNT = 0x3b;

/** What one report brings. */
export type PosReport =
  | { readonly what: 'data'; readonly text: string; readonly more: boolean }
  /** No data of a scan: a status, an answer to a command, an empty report. */
  | { readonly what: 'nothing' }
  /** `more`: it is not the last of its scan, or does not say. */
  | { readonly what: 'garbled'; readonly more: boolean };

/** Positions in bytes, the report's number not counted; `more` is a bit. */
type DataLayout = {
  readonly reportId: number;
  readonly numbered: boolean;
  readonly length: number | undefined;
  readonly data: { readonly from: number; readonly size: number };
  readonly more: number | undefined;
};

/**
 * Where a system does not show the descriptor. So do Honeywell, Zebra, Datalogic and Access-IS:
 * report 2 holds a length, three characters of symbology identifier, 56 bytes of data, two bytes
 * of the maker's own, and a last byte whose lowest bit says that more follows.
 */
const USUAL_LAYOUT: DataLayout = {
  reportId: 2,
  numbered: true,
  length: 0,
  data: { from: 4, size: 56 },
  more: 62 * 8,
};
/** So does Newland: as above, but the data come first. */
const DATA_FIRST_LAYOUT: DataLayout = { ...USUAL_LAYOUT, data: { from: 1, size: 56 } };

/** Identifiers begin with `]` (ISO/IEC 15424), unless the scanner leaves them empty. */
function guessLayout(report: Uint8Array): DataLayout {
  const first = report[2];
  return first === undefined || first === 0 || first === 0x5d ? USUAL_LAYOUT : DATA_FIRST_LAYOUT;
}

/** What the reports of a point-of-sale scanner say. The symbology identifier is left out. */
export class PosDecoder {
  private readonly layout: DataLayout | undefined;

  constructor(layout: ReportLayout | undefined) {
    this.layout = layout && dataLayout(layout);
  }

  decode(report: Uint8Array): PosReport {
    const { numbered, reportId, length, data, more } = this.layout ?? guessLayout(report);
    if (numbered && report[0] !== reportId) return { what: 'nothing' };
    const body = numbered ? report.subarray(1) : report;
    const follows = more === undefined ? false : bitAt(body, more);
    const bytes = body.subarray(data.from, data.from + data.size);
    const size = length === undefined ? lengthWithoutPadding(bytes) : (body[length] ?? Infinity);
    if (size > bytes.length) return { what: 'garbled', more: follows ?? true };
    if (size === 0 && follows !== true) return { what: 'nothing' };
    const text = String.fromCharCode(...bytes.subarray(0, size));
    return { what: 'data', text, more: follows ?? false };
  }
}

/** `undefined`: the report ends before it. */
function bitAt(body: Uint8Array, at: number): boolean | undefined {
  const byte = body[at >> 3];
  return byte === undefined ? undefined : ((byte >> (at & 7)) & 1) === 1;
}

function lengthWithoutPadding(bytes: Uint8Array): number {
  let size = bytes.length;
  while (size > 0 && bytes[size - 1] === 0) size -= 1;
  return size;
}

function dataLayout({ numbered, fields }: ReportLayout): DataLayout | undefined {
  for (const field of fields) {
    const data = dataOf(field);
    if (data === undefined) continue;
    const { reportId } = field;
    const beside = fields.filter((other) => other.reportId === reportId);
    return {
      reportId,
      numbered,
      length: byteOf(bitOf(beside, DESKTOP_PAGE, BYTE_COUNT)),
      data,
      more: bitOf(beside, SCANNER_PAGE, DECODED_DATA_CONTINUED),
    };
  }
  return undefined;
}

/** The bytes of decoded data in a field, which may begin with the symbology identifier. */
function dataOf(field: ReportField): DataLayout['data'] | undefined {
  if (field.page !== SCANNER_PAGE || field.bitSize !== 8 || field.bitOffset % 8 !== 0) return;
  for (let index = 0; index < field.count; index += 1) {
    if (usageAt(field, index) !== DECODED_DATA) continue;
    return { from: field.bitOffset / 8 + index, size: field.count - index };
  }
  return undefined;
}

/** Where the first element with a usage begins. */
function bitOf(fields: readonly ReportField[], page: number, usage: number): number | undefined {
  for (const field of fields) {
    if (field.page !== page) continue;
    for (let index = 0; index < field.count; index += 1) {
      if (usageAt(field, index) === usage) return field.bitOffset + index * field.bitSize;
    }
  }
  return undefined;
}

function byteOf(bit: number | undefined): number | undefined {
  return bit === undefined ? undefined : bit >> 3;
}
