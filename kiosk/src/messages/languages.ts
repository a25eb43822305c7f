import type { Language } from '@mister-x/engine/protocol';

export type { Language };
/** The engine's list as a value; the page needs nothing else of the protocol at run time. */
export const LANGUAGES = ['en', 'de', 'fr', 'ru'] as const satisfies readonly Language[];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  ru: 'Русский',
};
