import { keyOf } from '../src/hid/keys.js';

/** How a scanner that types is set up. */
export type KeyboardSettings = {
  /** Letters and digits as a French keyboard has them: shift for every digit. */
  readonly french?: boolean;
  /** Believes that caps lock is on, and presses shift the other way round for letters. */
  readonly invertsCase?: boolean;
  /** Up to so many different keys go down in one report. */
  readonly packed?: number;
  /** The next key goes down before the last one is up. */
  readonly rolls?: boolean;
  readonly suffix?: 'enter' | 'tab' | 'pad enter' | 'none';
  readonly reportId?: number;
};

const SUFFIXES = { enter: 0x28, tab: 0x2b, 'pad enter': 0x58 } as const;
const LEFT_SHIFT = 0b10;

type KeyPress = { readonly usage: number; readonly modifiers: number };

/** The boot reports of a keyboard that types `text`, in the US layout. */
export function reportsOfTyping(text: string, typist: KeyboardSettings = {}): readonly Uint8Array[] {
  const { packed = 1, rolls = false, suffix = 'enter' } = typist;
  const presses = [...text].map((sign) => keyPressOf(sign, typist));
  if (suffix !== 'none') presses.push({ usage: SUFFIXES[suffix], modifiers: 0 });
  const reports: Uint8Array[] = [];
  const send = (keys: readonly KeyPress[]) => reports.push(bootReport(keys, typist.reportId));
  let before: readonly KeyPress[] = [];
  for (const group of groupsOfPresses(presses, packed)) {
    const last = before.at(-1);
    const together = [...before, ...group];
    if (rolls && last !== undefined && canBeDown(together)) send([last, ...group]);
    else if (last !== undefined) send([]);
    send(group);
    before = group;
  }
  send([]);
  return reports;
}

function groupsOfPresses(presses: readonly KeyPress[], most: number): readonly (readonly KeyPress[])[] {
  const all: KeyPress[][] = [];
  for (const next of presses) {
    const group = all.at(-1);
    if (group !== undefined && group.length < most && canBeDown([...group, next])) group.push(next);
    else all.push([next]);
  }
  return all;
}

/** Different keys, with the same modifiers. */
function canBeDown(presses: readonly KeyPress[]): boolean {
  const [first] = presses;
  return (
    new Set(presses.map(({ usage }) => usage)).size === presses.length &&
    presses.every(({ modifiers }) => modifiers === first?.modifiers)
  );
}

export function bootReport(keys: readonly KeyPress[], reportId?: number): Uint8Array {
  const report = new Uint8Array(8);
  report[0] = keys[0]?.modifiers ?? 0;
  for (const [index, { usage }] of keys.slice(0, 6).entries()) report[2 + index] = usage;
  return reportId === undefined ? report : Uint8Array.of(reportId, ...report);
}

function keyPressOf(sign: string, { french, invertsCase }: KeyboardSettings): KeyPress {
  for (let usage = 0x04; usage <= 0x38; usage += 1) {
    const key = keyOf(usage);
    if (key === undefined || (key.plain !== sign && key.shifted !== sign)) continue;
    const turned = (french === true && key.row === 'digit') || (invertsCase === true && key.row === 'letter');
    const shift = (key.plain !== sign) !== turned;
    return { usage, modifiers: shift ? LEFT_SHIFT : 0 };
  }
  throw new Error(`no key for ${JSON.stringify(sign)}`);
}

/** A keyboard with a bit for each key, after the modifiers. */
export const BITMAP_DESCRIPTOR = Uint8Array.from([
  ...[0x05, 0x01, 0x09, 0x06, 0xa1, 0x01, 0x05, 0x07],
  ...[0x19, 0xe0, 0x29, 0xe7, 0x15, 0x00, 0x25, 0x01, 0x75, 0x01, 0x95, 0x08, 0x81, 0x02],
  ...[0x19, 0x00, 0x29, 0x77, 0x95, 0x78, 0x81, 0x02, 0xc0],
]);

export function bitmapReport(usages: readonly number[]): Uint8Array {
  const report = new Uint8Array(16);
  for (const usage of usages) {
    const byte = 1 + (usage >> 3);
    report[byte] = (report[byte] ?? 0) | (1 << (usage & 7));
  }
  return report;
}

/** Report 1: the keys of the boot report; report 2: a media key. */
export const NUMBERED_DESCRIPTOR = Uint8Array.from([
  ...[0x05, 0x01, 0x09, 0x06, 0xa1, 0x01, 0x85, 0x01, 0x05, 0x07],
  ...[0x19, 0xe0, 0x29, 0xe7, 0x15, 0x00, 0x25, 0x01, 0x75, 0x01, 0x95, 0x08, 0x81, 0x02],
  ...[0x75, 0x08, 0x95, 0x01, 0x81, 0x01],
  // The lights, which are output
  ...[0x05, 0x08, 0x19, 0x01, 0x29, 0x05, 0x75, 0x01, 0x95, 0x05, 0x91, 0x02],
  ...[0x75, 0x03, 0x95, 0x01, 0x91, 0x01],
  ...[0x05, 0x07, 0x19, 0x00, 0x2a, 0xff, 0x00, 0x15, 0x00, 0x26, 0xff, 0x00],
  ...[0x75, 0x08, 0x95, 0x06, 0x81, 0x00, 0xc0],
  ...[0x05, 0x0c, 0x09, 0x01, 0xa1, 0x01, 0x85, 0x02, 0x19, 0x00, 0x2a, 0x3c, 0x02],
  ...[0x15, 0x00, 0x26, 0x3c, 0x02, 0x75, 0x10, 0x95, 0x01, 0x81, 0x00, 0xc0],
]);
