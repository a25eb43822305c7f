import type { Language } from '@mister-x/engine/protocol';

export const PROPOSED_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Blue', 'Yellow', 'Red', 'Green', 'Orange', 'Purple', 'Black', 'White'],
  de: ['Blau', 'Gelb', 'Rot', 'Grün', 'Orange', 'Lila', 'Schwarz', 'Weiß'],
  fr: ['Bleu', 'Jaune', 'Rouge', 'Vert', 'Orange', 'Violet', 'Noir', 'Blanc'],
  ru: ['Синие', 'Жёлтые', 'Красные', 'Зелёные', 'Оранжевые', 'Лиловые', 'Чёрные', 'Белые'],
};
