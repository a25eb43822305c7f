import { stripVTControlCharacters } from 'node:util';

/** Drives terminals, hides, ends lines, or turns the direction of what follows; a tab does none of it. */
const UNPRINTABLE = /(?!\t)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Characters of what someone's program wrote that are shown at once. */
const QUOTE_CHARACTERS_MAX = 200;

/** As much of it as is shown. */
export function quoted(text: string): string {
  return text.length > QUOTE_CHARACTERS_MAX ? `${text.slice(0, QUOTE_CHARACTERS_MAX)}…` : text;
}

/** What someone's program wrote, as a line for the terminal that does nothing but stand there. */
export function withoutControlCharacters(line: string): string {
  return stripVTControlCharacters(line).replace(UNPRINTABLE, '');
}
