/**
 * A point-of-sale scanner as its report descriptor tells it: USB-IF, HID Point of Sale Usage
 * Tables, usage page 0x8C. One input report: length, symbology identifier, data, and a flag that
 * says that more data follows in the next report.
 */

const REPORT_ID = 2;
/** Bytes of data in one report. */
const DATA_BYTES = 56;

// biome-ignore format: one item of the descriptor a line
export const DESCRIPTOR = Buffer.from([
  0x05, 0x8c, // usage page: bar code scanner
  0x09, 0x02, // usage: bar code scanner
  0xa1, 0x01, // collection: application
  0x09, 0x12, //   usage: scanned data report
  0xa1, 0x02, //   collection: logical
  0x85, REPORT_ID,
  0x15, 0x00, //     logical minimum 0
  0x26, 0xff, 0x00, // logical maximum 255
  0x75, 0x08, //     size: 8 bits
  0x95, 0x01, //     count: 1
  0x05, 0x01, 0x09, 0x3b, // usage: generic desktop, byte count
  0x81, 0x02, //     input
  0x95, 0x03, //     count: 3
  0x05, 0x8c, 0x09, 0xfb, 0x09, 0xfc, 0x09, 0xfd, // usages: symbology identifier 1, 2, 3
  0x81, 0x02, //     input
  0x95, DATA_BYTES, //     count
  0x09, 0xfe, //     usage: decoded data
  0x82, 0x02, 0x01, // input, buffered bytes
  0x75, 0x01, //     size: 1 bit
  0x95, 0x01, //     count: 1
  0x09, 0xff, //     usage: decode data continued
  0x81, 0x02, //     input
  0x95, 0x07, //     count: 7
  0x81, 0x03, //     input, constant
  0xc0, //         end of collection
  0xc0, //       end of collection
]);

/** The reports that such a scanner sends for one scan. */
export function reportsOf(text: string): Buffer[] {
  const data = Buffer.from(text, 'latin1');
  const reports: Buffer[] = [];
  for (let at = 0; at === 0 || at < data.length; at += DATA_BYTES) {
    const part = data.subarray(at, at + DATA_BYTES);
    const report = Buffer.alloc(1 + 1 + 3 + DATA_BYTES + 1);
    report[0] = REPORT_ID;
    report[1] = part.length;
    report.write(']C0', 2);
    part.copy(report, 5);
    report[5 + DATA_BYTES] = at + DATA_BYTES < data.length ? 1 : 0;
    reports.push(report);
  }
  return reports;
}
