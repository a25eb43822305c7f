import { expect, it } from 'vitest';
import { ManualTimers } from '../../test-kit/serial-bench.js';
import {
  BITMAP_DESCRIPTOR,
  bitmapReport,
  bootReport,
  NUMBERED_DESCRIPTOR,
  reportsOfTyping,
} from '../../test-kit/keyboard-reports.js';
import { readDescriptor } from './descriptor.js';
import { keyboardReader } from './readers.js';

const CODE = 'XT40K7B9';
const IDLE = 250;

function reader(descriptor?: Uint8Array) {
  const timers = new ManualTimers();
  const scans: string[] = [];
  let garbled = 0;
  const sink = { scan: (text: string) => scans.push(text), spoil: () => (garbled += 1) };
  const { report, drop } = keyboardReader(descriptor && readDescriptor(descriptor), sink, {
    clock: () => 0,
    timers,
    idleMs: IDLE,
  });
  const send = (reports: readonly Uint8Array[]) => reports.forEach(report);
  return { send, drop, timers, scans, garbled: () => garbled };
}

/** What is read from these reports, once nothing more comes. */
function read(reports: readonly Uint8Array[], descriptor?: Uint8Array): readonly string[] {
  const { send, timers, scans } = reader(descriptor);
  send(reports);
  timers.pass(IDLE);
  return scans;
}

const key = (usage: number, modifiers = 0) => ({ usage, modifiers });
const [A, B, CAPS, ONE, ALT_PAD_0] = [0x04, 0x05, 0x39, 0x1e, 0x62];
const UP = bootReport([]);

it.each([
  ['one key at a time', {}],
  ['Tab at the end', { suffix: 'tab' }],
  ['Enter of the pad at the end', { suffix: 'pad enter' }],
  ['nothing at the end', { suffix: 'none' }],
  ['keys that overlap', { rolls: true }],
  ['six keys in a report', { packed: 6 }],
  ['three keys in a report that overlap', { packed: 3, rolls: true }],
  ['numbered reports', { reportId: 1 }],
] as const)('reads a code with %s', (_name, typist) => {
  expect(read([...reportsOfTyping(CODE, typist), ...reportsOfTyping('XX11', typist)])).toEqual(
    'suffix' in typist && typist.suffix === 'none' ? [`${CODE}XX11`] : [CODE, 'XX11'],
  );
});

it('reads the printable characters of a US keyboard', () => {
  const all = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
  expect(read(reportsOfTyping(all))).toEqual([all]);
});

it('reads the keys of the pad', () => {
  const pad = [0x54, 0x55, 0x56, 0x57, 0x59, 0x61, 0x62, 0x63];
  expect(read(pad.flatMap((usage) => [bootReport([key(usage)]), UP]))).toEqual(['/*-+190.']);
});

it('does not care for the case of letters, as cards do not', () => {
  expect(read(reportsOfTyping(CODE, { invertsCase: true }))).toEqual(['xt40k7b9']);
});

it('follows caps lock as far as the scanner presses it', () => {
  const caps = [bootReport([key(CAPS)]), UP];
  expect(read([...caps, ...reportsOfTyping('aB1!', { suffix: 'none' }), ...caps, ...reportsOfTyping('a')])).toEqual([
    'Ab1!a',
  ]);
});

it.each([
  ['a code', CODE],
  ['a code in lower case', CODE.toLowerCase()],
  ['a code that was cut off', 'XT40'],
  ['two codes at once', CODE + CODE],
])('takes the digits of %s from a scanner that is set to French', (_name, text) => {
  expect(read(reportsOfTyping(text, { french: true }))).toEqual([text]);
});

it.each([
  ['other text', 'A@B', 'A@B'],
  ['a code with a digit without shift', 'XT!0', 'XT!0'],
  ['signs that are no digits', 'XT!-', 'XT!-'],
])('leaves the signs of %s as they are', (_name, text, same) => {
  expect(read(reportsOfTyping(text))).toEqual([same]);
});

it('reads the same character twice when its key was up in between', () => {
  expect(read([[A], [], [A], [A], []].map((keys) => bootReport(keys.map((one) => key(one)))))).toEqual(['aa']);
});

it('reads a key once that stays down beside another', () => {
  const steps = [[A], [A, B], [B], [B, A], []];
  expect(read(steps.map((keys) => bootReport(keys.map((one) => key(one)))))).toEqual(['aba']);
});

it('passes over a report in which the keyboard has lost track (ErrorRollOver)', () => {
  const lost = bootReport(Array.from({ length: 6 }, () => key(0x01)));
  expect(read([bootReport([key(A)]), lost, bootReport([key(A)]), lost, UP, lost])).toEqual(['a']);
});

it('reads characters that are given by their number with Alt', () => {
  const held = (usage?: number) => bootReport([key(usage ?? 0, 0b100)]);
  const number = [held(), ...[ALT_PAD_0, 0x5f, 0x61].flatMap((pad) => [held(pad), held()]), UP];
  // Alt and 0, 7, 9 on the pad
  expect(read([...number, bootReport([key(B)]), UP])).toEqual(['Ob']);
});

it('takes a line end typed as a control character for a suffix, and no other shortcut', () => {
  const control = (usage: number) => [bootReport([key(usage, 1)]), UP];
  expect(read([...reportsOfTyping('ab', { suffix: 'none' }), ...control(0x10), ...control(B)])).toEqual(['ab']);
});

it.each([
  ['nothing', []],
  ['one byte', [0]],
  ['no key', [0, 0]],
])('passes over a report of %s, which must not look like a key let go', (_name, bytes) => {
  const broken = Uint8Array.from(bytes);
  expect(read([bootReport([key(A)]), broken, bootReport([key(A)]), UP])).toEqual(['a']);
});

it('reads what there is of a short report, and no more than there should be of a long one', () => {
  expect(read([Uint8Array.of(2, 0, ONE), UP])).toEqual(['!']);
  expect(read([Uint8Array.of(0, 0, A, 0, 0, 0, 0, 0, 7, B, B), UP])).toEqual(['a']);
});

it('reads bitmaps of keys', () => {
  expect(read([[A, B], [], [B], []].map(bitmapReport), BITMAP_DESCRIPTOR)).toEqual(['abb']);
});

it('keeps reports with other numbers apart', () => {
  const media = Uint8Array.of(2, 0x10, 0);
  const reports = reportsOfTyping(CODE, { reportId: 1 }).flatMap((report) => [media, report, media]);
  expect(read(reports, NUMBERED_DESCRIPTOR)).toEqual([CODE]);
});

it('knows from the descriptor that reports are numbered, however long they are', () => {
  const short = reportsOfTyping(CODE, { reportId: 1 }).map((report) => report.subarray(0, 5));
  expect(read(short, NUMBERED_DESCRIPTOR)).toEqual([CODE]);
});

it('ends a scan without a suffix after a silence, and not before', () => {
  const { send, timers, scans } = reader();
  send(reportsOfTyping('XT4', { suffix: 'none' }));
  timers.pass(IDLE - 1);
  send(reportsOfTyping('0', { suffix: 'none' }));
  timers.pass(IDLE - 1);
  expect(scans).toEqual([]);
  timers.pass(1);
  expect(scans).toEqual(['XT40']);
});

it('says once that a text without end is garbled, and reads the next', () => {
  const { send, scans, garbled } = reader();
  send(reportsOfTyping('x'.repeat(2_000)));
  expect([garbled(), scans]).toEqual([1, []]);
  send([...reportsOfTyping('x'.repeat(256)), ...reportsOfTyping(CODE)]);
  expect([garbled(), scans]).toEqual([1, ['x'.repeat(256), CODE]]);
});

it('tells nothing of a code in which the scanner was pulled out', () => {
  const { send, drop, timers, scans } = reader();
  send(reportsOfTyping('XT40', { suffix: 'none' }));
  drop();
  timers.pass(10 * IDLE);
  expect(scans).toEqual([]);
});
