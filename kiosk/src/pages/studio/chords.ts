/**
 * Keys pressed together, as `Ctrl+Shift+Z`, `Alt+ArrowLeft`, `C`, `7`, `Space`, `+`. `Ctrl` is the Mac's
 * command key as well.
 */
export type Chord = string;

/**
 * The chord of an event. Letters and digits count by their places, so that they lie together on every
 * keyboard; with Ctrl by what is printed on them, as the browser's own do.
 */
export function chordOf(event: KeyboardEvent): Chord {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (ctrlKey || metaKey) return `Ctrl+${shiftKey ? 'Shift+' : ''}${key.toUpperCase()}`;
  if (altKey) return `Alt+${key}`;
  const place = /^(?:Digit|Numpad)([0-9])$|^Key([A-Z])$/.exec(code);
  const [, digit, letter] = place ?? [];
  return digit ?? letter ?? (key === ' ' ? 'Space' : key);
}

/** What stands on the keys of this language's keyboards: `Strg`, `Entf`. */
type KeyNames = Readonly<Record<'Ctrl' | 'Shift' | (typeof NAMED_KEYS)[number], string>>;
const NAMED_KEYS = ['Alt', 'Enter', 'Escape', 'Delete', 'Space', 'PageUp', 'PageDown', 'Home'] as const;

const ARROW_SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  Backspace: '⌫',
  '-': '−',
};

/** A chord as people read it, on one line: `Strg + Z`. */
function sayChord(chord: Chord, names: KeyNames): string {
  return partsOf(chord)
    .map((part) => ARROW_SIGNS[part] ?? (names as Readonly<Record<string, string>>)[part] ?? part)
    .join('\u00a0+\u00a0');
}

/** All chords of one command: a row of digits by its ends, the four arrows behind what is held with them. */
export function sayChords(chords: readonly Chord[], names: KeyNames): string {
  const [first = ''] = chords;
  if (first === '1' && chords.length > 2) return `1 – ${chords.length}`;
  if (!first.endsWith('ArrowLeft')) return chords.map((each) => sayChord(each, names)).join(', ');
  return `${sayChord(first, names)} ${chords.slice(1).map(arrowSign).join(' ')}`;
}

/** In the terms of `aria-keyshortcuts` (WAI-ARIA 1.2), chords separated by blanks. */
export function ariaKeys(chords: readonly Chord[]): string | undefined {
  if (chords.length === 0) return undefined;
  return chords.map((chord) => partsOf(chord).map(ariaKey).join('+')).join(' ');
}

function arrowSign(chord: Chord): string {
  return ARROW_SIGNS[partsOf(chord).at(-1) ?? ''] ?? '';
}

/** `+` itself is a key as well. */
function partsOf(chord: Chord): readonly string[] {
  return chord === '+' ? ['+'] : chord.split('+');
}

function ariaKey(part: string): string {
  return part === 'Ctrl' ? 'Control' : part === '+' ? 'Plus' : part;
}
