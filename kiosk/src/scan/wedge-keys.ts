/**
 * Which character a key stands for, whatever layout computer and scanner are set to. A scanner
 * presses the keys of the layout it was set to; digits and the letters of card codes lie on the same
 * keys of all of them, so that the key tells more than the character that the computer makes of
 * it: neither Shift (a French scanner holds it for digits) nor Caps Lock matters. The others
 * are those of an American keyboard: enough to say that a code is none of ours.
 */
const SIGN_BY_OTHER_KEY: Readonly<Record<string, string>> = {
  Space: ' ',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  IntlBackslash: '\\',
  Semicolon: ';',
  Quote: "'",
  Backquote: '`',
  Comma: ',',
  Period: '.',
  Slash: '/',
  NumpadDecimal: '.',
  NumpadAdd: '+',
  NumpadSubtract: '-',
  NumpadMultiply: '*',
  NumpadDivide: '/',
};

const END_KEYS = new Set(['Enter', 'NumpadEnter', 'Tab']);
const SHIFT_KEYS = new Set(['ShiftLeft', 'ShiftRight', 'CapsLock', 'NumLock']);

export type KeyKind =
  /** May be part of a code. */
  | { readonly is: 'sign'; readonly sign: string }
  /** What scanners put behind a code. */
  | { readonly is: 'end' }
  /** Accompanies signs and is none. */
  | { readonly is: 'shift' }
  /** Only people press it. */
  | { readonly is: 'other' };

/** @param code `KeyboardEvent.code`: the place of the key. */
export function keyKind(code: string): KeyKind {
  const sign = /^(?:Key([A-Z])|(?:Digit|Numpad)([0-9]))$/.exec(code);
  const character = sign?.[1] ?? sign?.[2] ?? SIGN_BY_OTHER_KEY[code];
  if (character !== undefined) return { is: 'sign', sign: character };
  if (END_KEYS.has(code)) return { is: 'end' };
  if (SHIFT_KEYS.has(code)) return { is: 'shift' };
  return { is: 'other' };
}
