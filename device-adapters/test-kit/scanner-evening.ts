import fc from 'fast-check';
import { bootReport, reportsOfTyping, type KeyboardSettings } from './keyboard-reports.js';

/** Reports of point-of-sale scanners as Honeywell, Zebra and Access-IS document them. */

const DATA_SIZE = 56;

/** The reports of one scan, each with its number 2 in front. */
export function reportsOfScan(text: string, symbology = ']C0'): readonly Uint8Array[] {
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

/**
 * What scanners may do, and what should be heard of it, for tests with random input. An evening has
 * rounds; in a round, two scanners send at the same time, and then both are silent.
 */
export type DeviceSession = {
  readonly reports: readonly Uint8Array[];
  /** Texts, or `null` for a garbled scan. */
  readonly heard: readonly (string | null)[];
  /** The scanner is pulled out afterwards, and put back. */
  readonly pulled: boolean;
};

export type SessionPair = {
  readonly sittings: readonly [DeviceSession, DeviceSession];
  /** Whose report comes next, as long as both have some. */
  readonly turns: readonly boolean[];
};

/** Above it, the reports of the other scanner would be a pause. */
const LETTERS_MAX = 14;

const CARD_SIGNS = '0123456789BCDFHKLNPSTVX';
const cardText = fc
  .string({ unit: fc.constantFrom(...CARD_SIGNS), minLength: 1, maxLength: LETTERS_MAX })
  .map((rest) => `X${rest}`);
/** A US keyboard has them all; what could be a French scanner's digits is left to cards. */
const keyboardText = fc.oneof(
  cardText,
  fc.string({ unit: signs(0x20, 0x7e), minLength: 1, maxLength: LETTERS_MAX }).filter((text) => !/^[Xx]/.test(text)),
);
const latinText = fc.string({
  unit: fc.oneof(signs(0x20, 0x7e), signs(0xa0, 0xff)),
  minLength: 1,
  maxLength: 150,
});

type ScannedText = {
  readonly reports: readonly Uint8Array[];
  readonly heard: readonly (string | null)[];
  /** So many reports from the beginning are no scan yet. */
  readonly incomplete: number;
};

const typist = fc.record({
  french: fc.boolean(),
  invertsCase: fc.boolean(),
  packed: fc.constantFrom(1, 1, 2, 6),
  rolls: fc.boolean(),
  suffix: fc.constantFrom('enter', 'tab', 'pad enter'),
} satisfies Record<keyof Omit<KeyboardSettings, 'reportId'>, fc.Arbitrary<unknown>>);

const keyboardScan: fc.Arbitrary<ScannedText> = fc.tuple(keyboardText, typist).map(([text, settings]) => {
  const set = { ...settings, french: settings.french && text.startsWith('X') };
  const reports = reportsOfTyping(text, set);
  return {
    reports,
    heard: [set.invertsCase ? otherCase(text) : text],
    incomplete: Math.max(0, reports.length - 3),
  };
});

const keyboardNoise = fc.oneof(
  fc.uint8Array({ maxLength: 2 }),
  fc.constant(bootReport(Array.from({ length: 6 }, () => ({ usage: 1, modifiers: 0 })))),
  // Some repeat a report as long as nothing changes.
  fc.constant('again' as const),
);

const posScan: fc.Arbitrary<ScannedText> = latinText.map((text) => {
  const reports = reportsOfScan(text);
  return { reports, heard: [text], incomplete: reports.length - 1 };
});

const posNoise = fc.oneof(
  fc.constant(new Uint8Array()),
  fc.constant(posReport({ part: '', length: 0 })),
  fc.uint8Array({ minLength: 1, maxLength: 64 }).map((bytes) => Uint8Array.of(3, ...bytes)),
);

/** One of its reports is damaged so that it can be seen. */
const damagedPosScan: fc.Arbitrary<ScannedText> = fc
  .tuple(latinText, fc.nat(), fc.integer({ min: 57, max: 255 }), fc.option(fc.nat()))
  .map(([text, which, length, cut]) => {
    const reports = reportsOfScan(text).map((report) => Uint8Array.from(report));
    const index = which % reports.length;
    const report = reports[index] ?? new Uint8Array();
    const size = report[1] ?? 0;
    if (cut === null) report[1] = length;
    else reports[index] = report.subarray(0, 1 + (cut % (4 + size)));
    return { reports, heard: [null], incomplete: 0 };
  });

function deviceSession(
  scan: fc.Arbitrary<ScannedText>,
  noise: fc.Arbitrary<Uint8Array | 'again'>,
  last: fc.Arbitrary<ScannedText>,
): fc.Arbitrary<DeviceSession> {
  return fc
    .record({
      scans: fc.array(scan, { maxLength: 2 }),
      last: fc.option(last, { freq: 2 }),
      cut: fc.option(fc.tuple(scan, fc.nat()), { freq: 2 }),
      noises: fc.array(fc.tuple(fc.nat(), noise), { maxLength: 4 }),
    })
    .map(({ scans, last, cut, noises }) => {
      const whole = cut !== null || last === null ? scans : [...scans, last];
      const reports = whole.flatMap((sent) => sent.reports);
      if (cut !== null) {
        const [begun, length] = cut;
        reports.push(...begun.reports.slice(0, length % (begun.incomplete + 1)));
      }
      for (const [at, bytes] of noises) {
        const index = at % (reports.length + 1);
        const again = reports[index - 1] ?? new Uint8Array();
        reports.splice(index, 0, bytes === 'again' ? again : bytes);
      }
      return { reports, heard: whole.flatMap((sent) => sent.heard), pulled: cut !== null };
    });
}

/** Its last scan may be without a suffix: the silence ends it. */
const scanWithoutSuffix: fc.Arbitrary<ScannedText> = keyboardText.map((text) => ({
  reports: reportsOfTyping(text, { suffix: 'none' }),
  heard: [text],
  incomplete: 0,
}));

const SESSIONS = {
  keyboard: deviceSession(keyboardScan, keyboardNoise, scanWithoutSuffix),
  pos: deviceSession(posScan, posNoise, damagedPosScan),
};
export type Kind = keyof typeof SESSIONS;

export type TwoScannersUse = {
  readonly kinds: readonly [Kind, Kind];
  readonly rounds: readonly SessionPair[];
};

const kind = fc.constantFrom<Kind>('keyboard', 'pos');

export const twoScannersUse: fc.Arbitrary<TwoScannersUse> = fc.tuple(kind, kind).chain(([first, second]) =>
  fc.record({
    kinds: fc.constant([first, second] as const),
    rounds: fc.array(
      fc.record({
        sittings: fc.tuple(SESSIONS[first], SESSIONS[second]),
        turns: fc.array(fc.boolean(), { maxLength: 60 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  }),
);

function signs(from: number, to: number): fc.Arbitrary<string> {
  return fc.integer({ min: from, max: to }).map((code) => String.fromCharCode(code));
}

function otherCase(text: string): string {
  return text.replace(/[a-z]/gi, (sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase()));
}
