/** Text that people bring along and others see: no tricks in it, whatever shows it. */

/**
 * Control and format characters (zero width, marks that turn the direction of writing), separators
 * of lines, halves of pairs, characters without a meaning of their own; and angle brackets. More
 * combining marks on one letter than any language writes would run into what stands above.
 */
const REFUSED = '<>\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}';
const STACKED_MARKS = '\\p{M}{5}';
const NOT_PLAIN = new RegExp(`[${REFUSED}]|${STACKED_MARKS}`, 'u');
/**
 * One character that is seen: no space, no mark without a letter, no filler, nothing that is drawn as
 * nothing (the blanks of Braille, of music, of hieroglyphs).
 */
const SEEN = `[^${REFUSED}\\s\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800\\u{1d159}\\u{13441}\\u{13442}]`;
const IS_SEEN = new RegExp(SEEN, 'u');
const EACH_REFUSED = new RegExp(`[${REFUSED}]`, 'gu');

/** What all plain text matches, for schemas; with the flag `u`. */
export const PLAIN_PATTERN = plainPattern('*');

/**
 * The same of so many characters, and with one that is seen where there must be any. Both readers and schemas
 * count by it: by itself one counts code units and the other not.
 */
export function plainPattern(count: '*' | `{${number},${number}}`): string {
  const isNeeded = count !== '*' && !count.startsWith('{0,');
  return `^(?!.*${STACKED_MARKS})${isNeeded ? `(?=.*${SEEN})` : ''}[^${REFUSED}]${count}$`;
}

/** What is wrong with a text of at most `max` characters, also once it is in Unicode's form C. */
export function plainTextFault(text: string, max: number): 'TEXT_TOO_LONG' | 'TEXT_NOT_PLAIN' | undefined {
  // A character has at most two code units; the second count is not made of a text without end.
  if (text.length > 2 * max || [...text].length > max) return 'TEXT_TOO_LONG';
  if (NOT_PLAIN.test(text)) return 'TEXT_NOT_PLAIN';
  return [...stripInvisible(text)].length > max ? 'TEXT_TOO_LONG' : undefined;
}

/** What is left of a text that someone typed once all that is refused in files is taken out of it. */
export function stripToPlain(text: string, max: number): string {
  const bare = text.replaceAll(EACH_REFUSED, '').replaceAll(/(\p{M}{4})\p{M}+/gu, '$1');
  return [...stripInvisible(bare)].slice(0, max).join('').trim();
}

/** The one spelling of a text; of one in which nothing is seen there is nothing. */
export function stripInvisible(text: string): string {
  return IS_SEEN.test(text) ? text.normalize('NFC') : '';
}
