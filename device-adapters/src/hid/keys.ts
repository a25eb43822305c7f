/**
 * Keys by their usage (HID Usage Tables 1.4, page 0x07): positions on a US keyboard, whatever is
 * printed on them. That is what scanners are delivered with.
 */
export type Key = {
  /** The character, and the one with shift. */
  readonly plain: string;
  readonly shifted: string;
  readonly row: 'letter' | 'digit' | 'other' | 'pad';
};

const ENTER = 0x28;
const TAB = 0x2b;
const PAD_ENTER = 0x58;
/** Keys that end a scan. */
export const SUFFIX_KEYS: ReadonlySet<number> = new Set([ENTER, TAB, PAD_ENTER]);

/** With Ctrl held: HT, LF and CR as control characters. */
export const CONTROL_SUFFIX_LETTERS: ReadonlySet<string> = new Set(['i', 'j', 'm']);

export const CAPS_LOCK = 0x39;
/** 1 to 3 say what is wrong with the keyboard (roll-over, self-test); 0 is no key. */
export const FIRST_CHARACTER_KEY = 0x04;
const FIRST_MODIFIER = 0xe0;
const LAST_MODIFIER = 0xe7;

export function isModifier(usage: number): boolean {
  return usage >= FIRST_MODIFIER && usage <= LAST_MODIFIER;
}

/** Modifiers as the bits of a boot report's first byte. */
export const CONTROL_BITS = 0b0001_0001;
export const SHIFT_BITS = 0b0010_0010;
export const LEFT_ALT_BIT = 0b0000_0100;
/** With these held a key is a command and no character. */
export const COMMAND_BITS = 0b1101_1101;

export function modifierBit(usage: number): number {
  return 1 << (usage - FIRST_MODIFIER);
}

const KEYS: ReadonlyMap<number, Key> = new Map([
  ...row(0x04, 'letter', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  ...row(0x1e, 'digit', '1234567890', '!@#$%^&*()'),
  ...row(0x2c, 'other', " -=[]\\#;'`,./", ' _+{}|~:"~<>?'),
  ...row(0x54, 'pad', '/*-+', '/*-+'),
  ...row(0x59, 'pad', '1234567890.', '1234567890.'),
  ...row(0x64, 'other', '\\', '|'),
  ...row(0x67, 'pad', '=', '='),
]);

export function keyOf(usage: number): Key | undefined {
  return KEYS.get(usage);
}

function row(from: number, kind: Key['row'], plain: string, shifted: string): [number, Key][] {
  return [...plain].map((sign, index) => [from + index, { plain: sign, shifted: shifted[index] ?? sign, row: kind }]);
}
