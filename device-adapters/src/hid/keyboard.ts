import { fieldValue, type ReportField, type ReportLayout, usageAt } from './descriptor.js';
import {
  CAPS_LOCK,
  COMMAND_BITS,
  CONTROL_BITS,
  CONTROL_SUFFIX_LETTERS,
  FIRST_CHARACTER_KEY,
  isModifier,
  type Key,
  keyOf,
  LEFT_ALT_BIT,
  modifierBit,
  SHIFT_BITS,
  SUFFIX_KEYS,
} from './keys.js';

type KeyStroke =
  /** `key` is missing where a character was given by its number. */
  { readonly what: 'character'; readonly text: string; readonly key: Key | undefined } | { readonly what: 'suffix' };

export type Character = Extract<KeyStroke, { what: 'character' }>;

/** The codes on our cards: an X, then digits and letters that lie alike on all Latin keyboards. */
const CARD_CODE_PATTERN = /^x[0-9bcdfhklnpstvx]+$/;

/**
 * The text of a scan. A scanner that is set to a French keyboard holds shift for every digit, which
 * is `!@#` by the positions of a US keyboard: where all digits of what would be a card's code come
 * so, they are taken as digits. The case of letters is left as it came; cards do not care.
 */
export function textOf(strokes: readonly Character[]): string {
  const shiftedDigits = strokes.every(
    ({ text, key }) => key?.row === 'letter' || (key?.row === 'digit' && text === key.shifted),
  );
  const plain = strokes.map(({ key }) => key?.plain ?? '').join('');
  const digits = shiftedDigits && CARD_CODE_PATTERN.test(plain);
  return strokes.map(({ text, key }) => (digits && key?.row === 'digit' ? key.plain : text)).join('');
}

const KEYBOARD_PAGE = 0x07;

/** The boot report (HID 1.11, appendix B.1): modifiers, a reserved byte, six keys. */
const BOOT_LAYOUT: ReportLayout = {
  numbered: false,
  sizes: new Map([[0, 8]]),
  fields: [
    field({ bitOffset: 0, bitSize: 1, count: 8, array: false, usages: [{ from: 0xe0, to: 0xe7 }] }),
    field({ bitOffset: 16, bitSize: 8, count: 6, array: true, usages: [{ from: 0, to: 0xff }] }),
  ],
};

/**
 * What a keyboard's reports say was typed. Any layout that its descriptor names is understood:
 * arrays of keys and bitmaps, with and without report numbers; without a descriptor, the boot
 * report. A key counts when it goes down, once, in the order in which the report names the keys.
 */
export class KeyboardDecoder {
  private readonly layout: ReportLayout | undefined;
  /** What is held down, for each report number. */
  private readonly held = new Map<number, ReadonlySet<number>>();
  /** As far as the device itself switched it; what the system makes of the key is not seen. */
  private capsLock = false;
  /** Digits on the pad with Alt held: the number of a character. */
  private altCode = '';

  constructor(layout: ReportLayout | undefined) {
    const usable = layout?.fields.some(({ page }) => page === KEYBOARD_PAGE) === true;
    this.layout = usable ? layout : undefined;
  }

  decode(report: Uint8Array): readonly KeyStroke[] {
    // Without a descriptor, a ninth byte can only be a report number in front.
    const numbered = this.layout?.numbered ?? report.length === 9;
    const id = numbered ? (report[0] ?? 0) : 0;
    const body = numbered ? report.subarray(1) : report;
    const fields = (this.layout ?? BOOT_LAYOUT).fields.filter(
      ({ page, reportId }) => page === KEYBOARD_PAGE && (reportId === id || this.layout === undefined),
    );
    const down = pressedKeys(body, fields);
    if (down === undefined) return [];
    const before = this.held.get(id) ?? new Set();
    this.held.set(id, down);
    return this.strokes(before, down);
  }

  private strokes(before: ReadonlySet<number>, down: ReadonlySet<number>): KeyStroke[] {
    const modifiers = modifiersOf(down);
    const strokes: KeyStroke[] = [];
    if ((modifiers & LEFT_ALT_BIT) === 0 && this.altCode !== '') {
      const text = String.fromCharCode(Number(this.altCode) & 0xff);
      strokes.push({ what: 'character', text, key: undefined });
      this.altCode = '';
    }
    for (const usage of down) {
      if (before.has(usage) || isModifier(usage)) continue;
      const stroke = this.stroke(usage, modifiers);
      if (stroke !== undefined) strokes.push(stroke);
    }
    return strokes;
  }

  private stroke(usage: number, modifiers: number): KeyStroke | undefined {
    if (usage === CAPS_LOCK) this.capsLock = !this.capsLock;
    if (SUFFIX_KEYS.has(usage)) return { what: 'suffix' };
    const key = keyOf(usage);
    if (key === undefined) return undefined;
    if ((modifiers & CONTROL_BITS) !== 0 && CONTROL_SUFFIX_LETTERS.has(key.plain)) return { what: 'suffix' };
    if ((modifiers & LEFT_ALT_BIT) !== 0 && key.row === 'pad' && /[0-9]/.test(key.plain)) {
      this.altCode = (this.altCode + key.plain).slice(-4);
      return undefined;
    }
    if ((modifiers & COMMAND_BITS) !== 0) return undefined;
    const shift = (modifiers & SHIFT_BITS) !== 0;
    const upper = key.row === 'letter' ? shift !== this.capsLock : shift;
    return { what: 'character', text: upper ? key.shifted : key.plain, key };
  }
}

/**
 * What is down, in the order of the report. `undefined` where the report says nothing: it is not for
 * keys, or ends before the first key, or the keyboard has lost track itself (ErrorRollOver).
 */
function pressedKeys(body: Uint8Array, fields: readonly ReportField[]): ReadonlySet<number> | undefined {
  const keys = fields.filter((field) => !isModifier(usageAt(field, 0) ?? 0));
  const first = Math.min(...keys.map(({ bitOffset, bitSize }) => bitOffset + bitSize));
  if (body.length * 8 < first) return undefined;
  const down = new Set<number>();
  for (const field of fields) {
    for (let index = 0; index < field.count; index += 1) {
      const value = fieldValue(body, field, index);
      const usage = field.array
        ? usageAt(field, value - field.logicalMin)
        : value === 0
          ? undefined
          : usageAt(field, index);
      if (usage === undefined || usage === 0) continue;
      if (usage < FIRST_CHARACTER_KEY) return undefined;
      down.add(usage);
    }
  }
  return down;
}

function modifiersOf(down: ReadonlySet<number>): number {
  let bits = 0;
  for (const usage of down) if (isModifier(usage)) bits |= modifierBit(usage);
  return bits;
}

function field(some: Pick<ReportField, 'bitOffset' | 'bitSize' | 'count' | 'array' | 'usages'>): ReportField {
  return { reportId: 0, page: KEYBOARD_PAGE, logicalMin: 0, ...some };
}
