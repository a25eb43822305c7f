import { LANGUAGES, type Language } from './languages.js';

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** The first that we speak of what someone may want, own choice or tags of a browser; else English. */
export function chooseLanguage(wanted: readonly unknown[]): Language {
  for (const tag of wanted) {
    const base = typeof tag === 'string' ? tag.split('-')[0] : tag;
    if (isLanguage(base)) return base;
  }
  return 'en';
}
