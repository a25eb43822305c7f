import { expect, it } from 'vitest';
import { ManualTimers } from '../../test-kit/serial-bench.js';
import { POS_DESCRIPTOR, posReport, reportsOfScan } from '../../test-kit/scanner-evening.js';
import { readDescriptor } from './descriptor.js';
import { posReader } from './readers.js';

const CODE = 'XT40K7B9';
const LONG = Array.from({ length: 140 }, (_, index) => String.fromCharCode(65 + (index % 26))).join('');

function reader(descriptor?: Uint8Array) {
  const timers = new ManualTimers();
  const heard: string[] = [];
  const sink = { scan: (text: string) => heard.push(text), spoil: () => heard.push('garbled') };
  const { report, drop } = posReader(descriptor && readDescriptor(descriptor), sink, {
    clock: () => 0,
    timers,
    idleMs: 250,
  });
  const send = (...reports: readonly Uint8Array[]) => reports.forEach(report);
  return { send, drop, timers, heard };
}

function read(reports: readonly Uint8Array[], descriptor?: Uint8Array): readonly string[] {
  const { send, timers, heard } = reader(descriptor);
  send(...reports);
  timers.pass(10_000);
  return heard;
}

const [FIRST, SECOND, THIRD] = reportsOfScan(LONG) as [Uint8Array, Uint8Array, Uint8Array];

it.each([
  ['the usual layout', undefined],
  ['the layout of the descriptor', POS_DESCRIPTOR],
])('reads scans of one and of several reports by %s', (_name, descriptor) => {
  const reports = [...reportsOfScan(CODE), ...reportsOfScan(LONG, ']Q1'), ...reportsOfScan(CODE, ']d1')];
  expect(read(reports, descriptor)).toEqual([CODE, LONG, CODE]);
});

it('finds the fields where a descriptor has them', () => {
  // No numbers and no length: the identifier and 20 bytes of data in one field, then the flag.
  const descriptor = Uint8Array.from([
    ...[0x05, 0x8c, 0x09, 0x02, 0xa1, 0x01, 0x15, 0x00, 0x26, 0xff, 0x00, 0x75, 0x08],
    ...[0x09, 0xfb, 0x09, 0xfc, 0x09, 0xfd, 0x09, 0xfe, 0x95, 0x17, 0x82, 0x02, 0x01],
    ...[0x09, 0xff, 0x95, 0x01, 0x81, 0x02, 0xc0],
  ]);
  const report = (text: string, more = 0) => Uint8Array.from([...Buffer.from(`]C0${text.padEnd(20, '\0')}`), more]);
  expect(read([report(CODE), report('12345678901234567890', 1), report('A')], descriptor)).toEqual([
    CODE,
    '12345678901234567890A',
  ]);
});

it('reads scanners without a symbology identifier, as far as nobody says where things lie', () => {
  const newland = (text: string, more: 0 | 1) => {
    const report = new Uint8Array(64);
    report.set([2, text.length, ...Buffer.from(text)]);
    report[63] = more;
    return report;
  };
  const empty = posReport({ part: CODE, length: CODE.length, symbology: '\0\0\0' });
  expect(read([newland(CODE, 0), newland(LONG.slice(0, 56), 1), newland('END', 0), empty])).toEqual([
    CODE,
    `${LONG.slice(0, 56)}END`,
    CODE,
  ]);
});

it('takes the usual layout where a descriptor names no decoded data', () => {
  const descriptor = Uint8Array.of(0x05, 0x8c, 0x09, 0x02, 0xa1, 0x01, 0x85, 0x02, 0xc0);
  expect(read(reportsOfScan(CODE), descriptor)).toEqual([CODE]);
});

it('leaves out a suffix and a prefix that the scanner was told to add', () => {
  expect(read([...reportsOfScan(`\x02${CODE}\r\n`), ...reportsOfScan(`${CODE}\t`)])).toEqual([CODE, CODE]);
});

it('passes over empty reports and those with other numbers', () => {
  const other = Uint8Array.from(reportsOfScan('other')[0] ?? []);
  other[0] = 3;
  const empty = posReport({ part: '', length: 0 });
  expect(read([other, empty, ...reportsOfScan(CODE), Uint8Array.of()])).toEqual([CODE]);
});

it.each([
  ['says it is longer than it is', [posReport({ part: CODE, length: 200 })]],
  ['ends too early', [reportsOfScan(CODE)[0]?.subarray(0, 9) ?? FIRST]],
  ['is nothing but its number', [Uint8Array.of(2)]],
  ['is too long altogether', reportsOfScan('x'.repeat(300))],
  ['says so in its middle', [FIRST, posReport({ part: 'y', length: 99, more: true }), THIRD]],
  ['has a short report in its middle', [FIRST, SECOND.subarray(0, 30), THIRD]],
  ['never ends', [FIRST, SECOND]],
])('says once that a scan is garbled which %s', (_name, reports) => {
  const { send, timers, heard } = reader();
  send(...reports);
  timers.pass(1_000);
  send(...reportsOfScan(CODE));
  expect(heard).toEqual(['garbled', CODE]);
});

it('reads on at once after a scan that is garbled and over', () => {
  expect(read([posReport({ part: CODE, length: 200 }), ...reportsOfScan(CODE)])).toEqual(['garbled', CODE]);
});

it('tells nothing of a scan in which the scanner was pulled out', () => {
  const { send, drop, timers, heard } = reader();
  send(FIRST);
  drop();
  timers.pass(10_000);
  expect(heard).toEqual([]);
});
