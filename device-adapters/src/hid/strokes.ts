import type { Key } from './keys.js';

export type Stroke =
  /** `key` is missing where a character was given by its number. */
  | { readonly what: 'character'; readonly text: string; readonly key: Key | undefined }
  | { readonly what: 'suffix' };

export type Character = Extract<Stroke, { what: 'character' }>;

/** The codes on our cards: an X, then digits and letters that lie alike on all Latin keyboards. */
const CARD = /^x[0-9bcdfhklnpstvx]+$/;

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
  const digits = shiftedDigits && CARD.test(plain);
  return strokes
    .map(({ text, key }) => (digits && key?.row === 'digit' ? key.plain : text))
    .join('');
}
