import { LANGUAGES, type Language } from './languages.js';

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** Own choice, then the table's language, then the first of the browser's that we speak, then English. */
export function chooseLanguage(
  own: Language | undefined,
  table: Language | undefined,
  browser: readonly string[],
): Language {
  if (own !== undefined) return own;
  if (table !== undefined) return table;
  for (const tag of browser) {
    const base = tag.split('-')[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
}
