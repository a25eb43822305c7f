import type { Language } from '@mister-x/engine/protocol';

export const PROPOSED_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mister X', 'Detective #'],
  de: ['Mister X', 'Detektiv #'],
  fr: ['Mister X', 'Détective #'],
  ru: ['Мистер Икс', 'Детектив #'],
};
