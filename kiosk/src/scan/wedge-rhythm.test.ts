import { readCode, writeCommonCard } from '@mister-x/engine/cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyKind } from './wedge-keys.js';
import { RHYTHM_LIMITS_MS, ScanRhythm } from './wedge-rhythm.js';

/** A key at a time, in milliseconds; `+` before it is a Shift. */
type Key = { readonly code: string; readonly at: number };

const CARD = writeCommonCard({ kind: 'stop', stop: 199 });
const isWhole = (text: string) => readCode(text).ok;

function codeOf(sign: string): string {
  if (/[A-Z]/.test(sign)) return `Key${sign}`;
  return /\d/.test(sign) ? `Digit${sign}` : sign;
}

/** Signs from a time on, with the pauses between them given in a circle. */
function keys(text: string, from: number, ...pauses: readonly number[]): Key[] {
  let at = from;
  return [...text].map((sign, i) => {
    if (i > 0) at += pauses[(i - 1) % pauses.length] ?? 0;
    return { code: codeOf(sign), at };
  });
}

const later = (list: readonly Key[], ms: number) => (list.at(-1)?.at ?? 0) + ms;
const press = (code: string, at: number): Key[] => [{ code, at }];

/**
 * Plays a recording and looks whenever a deadline has passed. `field`: the first key of a burst
 * may go through, as in a text field. Keys that a busy page handles late are handled in one go.
 */
function play(recording: readonly Key[], { field = false, busyUntil = 0 } = {}) {
  const rhythm = new ScanRhythm<number>(isWhole);
  const scans: string[] = [];
  /** What is in the page in the end: places in the recording. */
  let page: number[] = [];
  const take = (steps: ReturnType<typeof rhythm.settle>) => {
    for (const step of steps) {
      if (step.do === 'type') page.push(...step.keys);
      else {
        scans.push(step.text);
        page = page.filter((key) => !step.undo.includes(key));
      }
    }
  };
  for (const [i, { code, at }] of recording.entries()) {
    const { deadline } = rhythm;
    if (deadline !== null && deadline > busyUntil && deadline < at) take(rhythm.tick(deadline));
    const verdict = rhythm.press({ key: i, kind: keyKind(code), at, undoable: field });
    take(verdict.steps);
    if (verdict.key === 'pass') page.push(i);
  }
  take(rhythm.tick(rhythm.deadline ?? 0));
  return { scans, page: page.map((i) => recording[i]?.code) };
}

const codes = (list: readonly Key[]) => list.map(({ code }) => code);

describe.each([
  ['a text field', true],
  ['a button', false],
])('in %s', (_where, field) => {
  const enter = (list: readonly Key[], ms: number) => [...list, ...press('Enter', later(list, ms))];
  it.each([
    ['a USB scanner', keys(CARD, 0, 1, 2, 8, 3)],
    ['a scanner of one report a millisecond', keys(CARD, 0, 0, 1)],
    ['a slow Bluetooth scanner', keys(CARD, 0, 34, 49, 30, 52, 40)],
    ['a radio that stumbled', keys(CARD, 0, 6, 9, 8, 110, 7)],
  ])('%s is a scan, with Enter, with Tab, with nothing', (_what, list) => {
    expect(play(enter(list, 9), { field })).toEqual({ scans: [CARD], page: [] });
    const tab = [...list, ...press('Tab', later(list, 30))];
    expect(play(tab, { field })).toEqual({ scans: [CARD], page: [] });
    expect(play(list, { field })).toEqual({ scans: [CARD], page: [] });
  });

  it('Shift for every digit, as of a French scanner, changes nothing', () => {
    const shifted = [...CARD].flatMap((sign, i) => [
      { code: 'ShiftLeft', at: i * 80 },
      { code: codeOf(sign), at: i * 80 + 40 },
    ]);
    const { scans, page } = play(shifted, { field });
    expect(scans).toEqual([CARD]);
    expect(new Set(page)).toEqual(new Set(['ShiftLeft']));
  });

  it('a late Enter, and CR before LF, are no key of the page', () => {
    const late = enter(keys(CARD, 0, 5), RHYTHM_LIMITS_MS.patience + 20);
    expect(play([...late, ...press('Enter', later(late, 4))], { field }).page).toEqual([]);
    const own = enter(keys(CARD, 0, 5), RHYTHM_LIMITS_MS.patience + RHYTHM_LIMITS_MS.afterglow + 1);
    expect(play(own, { field }).page).toEqual(['Enter']);
  });

  it('two scans of one card are two', () => {
    const once = enter(keys(CARD, 0, 4), 4);
    const twice = [...once, ...enter(keys(CARD, later(once, 10), 4), 4)];
    expect(play(twice, { field })).toEqual({ scans: [CARD, CARD], page: [] });
  });

  it('a card read in part is a scan that chooses no ticket', () => {
    expect(play(enter(keys(CARD.slice(0, 3), 0, 5), 5), { field })).toEqual({
      scans: [CARD.slice(0, 3)],
      page: [],
    });
  });

  it('groceries are a scan', () => {
    expect(play(keys('4006381333931', 0, 4), { field }).scans).toEqual(['4006381333931']);
  });

  it.each([
    ['a fast typist', keys('MRXISATTHESTATION', 0, 85, 110, 92, 140)],
    ['rolled keys', keys('THEREITIS', 0, 30, 95, 25, 45, 120)],
    ['one key after the other, then Enter', enter(keys('174', 0, 200), 90)],
    ['a quick digit and Enter', enter(keys('7', 0), 20)],
    ['two rolled digits and Enter', enter(keys('13', 0, 45), 40)],
    ['keys that are not signs', [...press('Escape', 0), ...press('ArrowLeft', 5)]],
  ])('%s is typing', (_what, list) => {
    expect(play(list, { field })).toEqual({ scans: [], page: codes(list) });
  });

  it('typing before and after a scan stays', () => {
    const before = keys('ADA', 0, 100);
    const scan = enter(keys(CARD, later(before, 70), 5), 5);
    const behind = keys('LOVE', later(scan, 70), 100);
    const all = [...before, ...scan, ...behind];
    expect(play(all, { field })).toEqual({ scans: [CARD], page: codes([...before, ...behind]) });
  });

  it('a key pressed in the very moment of a scan is told from it by the check characters', () => {
    const first = keys('Q', 0);
    const scan = keys(CARD, 35, 5);
    const last = keys('W', later(scan, 35));
    const all = [...first, ...scan, ...last];
    expect(play(all, { field })).toEqual({ scans: [CARD], page: codes([...first, ...last]) });
  });

  it('a busy page that handles all at once hears the same', () => {
    const before = keys('KEY', 0, 90);
    const scan = enter(keys(CARD, later(before, 150), 8), 8);
    const behind = keys('AND', later(scan, 200), 90);
    const all = [...before, ...scan, ...behind];
    const expected = { scans: [CARD], page: codes([...before, ...behind]) };
    expect(play(all, { field, busyUntil: 2_000 })).toEqual(expected);
  });
});

it('a key that was delivered late is taken out again when the rest shows that it was a scan', () => {
  const rhythm = new ScanRhythm<number>(isWhole);
  const [first, ...rest] = keys(CARD, 0, 5);
  if (first === undefined) throw new Error('no card');
  const sign = { key: 0, kind: keyKind(first.code), at: first.at, undoable: true };
  expect(rhythm.press(sign).key).toBe('pass');
  expect(rhythm.tick(RHYTHM_LIMITS_MS.gap)).toEqual([]);
  expect(rhythm.deadline).toBeNull();
  rest.forEach(({ code, at }, i) => {
    const verdict = rhythm.press({ key: i + 1, kind: keyKind(code), at, undoable: true });
    expect(verdict).toEqual({ steps: [], key: 'hold' });
  });
  const scan = { do: 'scan', text: CARD, undo: [0], hasSuffix: false, lastAt: 35 };
  expect(rhythm.settle()).toEqual([scan]);
});

it('a blank begins no scan, so that it still presses buttons and scrolls', () => {
  const rhythm = new ScanRhythm<number>();
  const kind = keyKind('Space');
  expect(rhythm.press({ key: 1, kind, at: 0, undoable: false })).toEqual({
    steps: [],
    key: 'pass',
  });
});

const sign = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
const serial = fc.integer({ min: 0, max: 528 });
const card = serial.map((n) => writeCommonCard({ kind: 'stop', stop: n }));

/** Hands: now and then two keys rolled, otherwise at a human speed; now and then Enter. */
const typing = fc
  .array(fc.record({ sign, roll: fc.boolean(), pause: fc.integer({ min: 70, max: 400 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((strokes) => (from: number) => {
    let at = from;
    let rolled = true;
    return strokes.map(({ sign: each, roll, pause }) => {
      rolled = roll && !rolled;
      at += rolled ? (pause % 50) + 1 : pause;
      return { code: pause % 17 === 0 && !rolled ? 'Enter' : codeOf(each), at };
    });
  });
const scanning = fc
  .tuple(
    card,
    fc.integer({ min: 0, max: 45 }),
    fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 7 }),
    fc.constantFrom('Enter', 'Tab', null),
  )
  .map(([text, speed, jitter, suffix]) => (from: number) => {
    const list = keys(text, from, ...jitter.map((each) => each + speed));
    return suffix === null ? list : [...list, ...press(suffix, later(list, speed))];
  });

describe('whatever is typed and scanned', () => {
  it.each([true, false])('none is lost, none invented, nothing reordered (field %s)', (field) => {
    const parts = fc.array(
      fc.oneof(
        typing.map((make) => ({ by: 'hand' as const, make })),
        scanning.map((make) => ({ by: 'scanner' as const, make })),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 4_000 }), (list, busyUntil) => {
        const recording: Key[] = [];
        const hands: Key[] = [];
        const scans: string[] = [];
        for (const { by, make } of list) {
          // Closer together a suffix could be either's; see the check characters for keys.
          const part = make(later(recording, RHYTHM_LIMITS_MS.patience + RHYTHM_LIMITS_MS.afterglow + 1));
          recording.push(...part);
          if (by === 'hand') hands.push(...part);
          else
            scans.push(
              part
                .slice(0, 8)
                .map(({ code }) => code.slice(-1))
                .join(''),
            );
        }
        for (const busy of [0, busyUntil]) {
          expect(play(recording, { field, busyUntil: busy })).toEqual({
            scans,
            page: codes(hands),
          });
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('every key is passed, given back or part of a scan, exactly once', () => {
    const any = fc.array(
      fc.record({
        code: fc.oneof(sign.map(codeOf), fc.constantFrom('Enter', 'Tab', 'Escape', 'ShiftLeft', 'Space', 'Slash')),
        pause: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 300 })),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(any, fc.boolean(), (list, field) => {
        let at = 0;
        const recording = list.map(({ code, pause }) => {
          at += pause;
          return { code, at };
        });
        const { scans, page } = play(recording, { field });
        const isEnd = (code: string | undefined) => /Enter|Tab/.test(code ?? '');
        const scanned = scans.reduce((sum, text) => sum + text.length, 0);
        const signs = codes(recording).filter((code) => !isEnd(code)).length;
        expect(page.filter((code) => !isEnd(code)).length + scanned).toBe(signs);
        for (const text of scans) expect(text.length).toBeGreaterThanOrEqual(RHYTHM_LIMITS_MS.quickLength - 2);
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each([
  ['Enter', [...keys(CARD, 0, 5), ...press('Enter', 40)], true],
  ['Tab', [...keys(CARD, 0, 5), ...press('Tab', 40)], true],
  ['silence', keys(CARD, 0, 5), false],
  ['an arrow', [...keys(CARD, 0, 5), ...press('ArrowLeft', 40)], false],
  ['an Enter of someone else', [...keys(CARD, 0, 5), ...press('Enter', 500)], false],
] as const)('says of a scan that %s ended it, and when its last key was', (_what, list, hasSuffix) => {
  const rhythm = new ScanRhythm<string>(isWhole);
  const steps = list.flatMap(({ code, at }) => [
    ...rhythm.press({ key: code, kind: keyKind(code), at, undoable: false }).steps,
  ]);
  steps.push(...rhythm.settle());
  expect(steps.filter(({ do: what }) => what === 'scan')).toMatchObject([{ hasSuffix, lastAt: 35 }]);
});
