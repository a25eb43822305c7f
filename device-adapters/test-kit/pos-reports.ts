/** Reports of point-of-sale scanners as Honeywell, Zebra and Access-IS document them. */

const DATA_SIZE = 56;

/** The reports of one scan, each with its number 2 in front. */
export function scanned(text: string, symbology = ']C0'): readonly Uint8Array[] {
  const reports: Uint8Array[] = [];
  for (let from = 0; from === 0 || from < text.length; from += DATA_SIZE) {
    const part = text.slice(from, from + DATA_SIZE);
    const more = from + DATA_SIZE < text.length;
    reports.push(posReport({ part, length: part.length, symbology, more }));
  }
  return reports;
}

export function posReport(report: {
  readonly part: string;
  readonly length: number;
  readonly symbology?: string;
  readonly more?: boolean;
}): Uint8Array {
  const bytes = new Uint8Array(64);
  bytes[0] = 2;
  bytes[1] = report.length;
  bytes.set(Buffer.from(report.symbology ?? ']C0', 'latin1'), 2);
  bytes.set(Buffer.from(report.part, 'latin1').subarray(0, DATA_SIZE), 5);
  bytes[63] = report.more === true ? 1 : 0;
  return bytes;
}

/** The descriptor that goes with them. */
export const POS_DESCRIPTOR = Uint8Array.from(
  [
    // Usage page 0x8C, usage 0x02 (bar code scanner), application collection
    [0x05, 0x8c, 0x09, 0x02, 0xa1, 0x01],
    // Usage 0x12 (scanned data report), logical collection, report 2, bytes from 0 to 255
    [0x09, 0x12, 0xa1, 0x02, 0x85, 0x02, 0x15, 0x00, 0x26, 0xff, 0x00, 0x75, 0x08],
    // Generic desktop, byte count: one byte
    [0x05, 0x01, 0x09, 0x3b, 0x95, 0x01, 0x81, 0x02],
    // Symbology identifiers 1 to 3
    [0x05, 0x8c, 0x09, 0xfb, 0x09, 0xfc, 0x09, 0xfd, 0x95, 0x03, 0x81, 0x02],
    // Decoded data: 56 buffered bytes
    [0x09, 0xfe, 0x95, 0x38, 0x82, 0x02, 0x01],
    // Two bytes of the maker's own
    [0x06, 0x66, 0xff, 0x09, 0x04, 0x09, 0x00, 0x95, 0x02, 0x81, 0x02],
    // Decoded data continued: one bit, then padding
    [0x05, 0x8c, 0x09, 0xff, 0x25, 0x01, 0x75, 0x01, 0x95, 0x01, 0x81, 0x02],
    [0x75, 0x07, 0x81, 0x03, 0xc0, 0xc0],
  ].flat(),
);
