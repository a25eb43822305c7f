/** Of everything that people read on screens and paper. */
export const LANGUAGES = ['en', 'de', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
