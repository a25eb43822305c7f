import type { Language, PrintField, PrintFieldChoice } from '@mister-x/engine/protocol';
import { PRINT_MESSAGES } from '../messages/index.js';
import { LABEL_FORMATS, LABEL_OPTIONS, POSTER_OPTIONS, POSTER_SIZES, SYMBOLOGIES } from './options.js';

/** What screens ask of options that kits share. */

/** An answer that is always offered and needs no more words. */
export function fieldChoice(name: string, set: PrintFieldChoice['set']): PrintFieldChoice {
  return { name, set, text: '', where: {} };
}

export function codeField(language: Language): PrintField {
  const { code: label, codes } = PRINT_MESSAGES[language].ask;
  const choices = SYMBOLOGIES.map((code) => ({ ...fieldChoice('', { code }), ...codes[code] }));
  return { kind: 'choice', field: 'code', label, sheets: null, choices };
}

/**
 * @param sheets those that differ between the game's own boards
 * @param own the game's own boards
 */
export function boardField(
  language: Language,
  sheets: readonly string[],
  own: readonly PrintFieldChoice[],
): PrintField {
  const { board: label } = PRINT_MESSAGES[language].ask;
  return { kind: 'board', field: 'board', label, sheets, choices: own };
}

export function labelFields(language: Language): readonly PrintField[] {
  const { label, offset, offsetText: text } = PRINT_MESSAGES[language].ask;
  const { sheets } = LABEL_OPTIONS.label;
  const formats = LABEL_FORMATS.map((format) => fieldChoice(format.replace('-', ' ').toUpperCase(), { label: format }));
  const { most } = LABEL_OPTIONS.offset;
  return [
    { kind: 'choice', field: 'label', label, sheets, choices: formats },
    { kind: 'shift', field: 'offset', option: 'offset', label: offset, sheets, most, text },
  ];
}

/** Why labels cannot be made, by the code of `labelFault`. */
export function labelFaults(language: Language): Readonly<Record<string, string>> {
  return { CODE_TOO_WIDE: PRINT_MESSAGES[language].ask.tooWide };
}

export function posterField(language: Language): PrintField {
  const { poster: label, tiled, whole } = PRINT_MESSAGES[language].ask;
  const choices = [...POSTER_SIZES].reverse().flatMap((poster) => {
    const size = poster.toUpperCase();
    return [fieldChoice(tiled(size), { poster, tiled: true }), fieldChoice(whole(size), { poster, tiled: false })];
  });
  return { kind: 'choice', field: 'poster', label, sheets: POSTER_OPTIONS.poster.sheets, choices };
}
