import type { Language } from '@mister-x/engine/protocol';

/** What only the poster of our own Europe says. */
type EuropePosterWords = {
  readonly title: string;
  readonly source: string;
};

export const EUROPE_POSTER_WORDS: Readonly<Record<Language, EuropePosterWords>> = {
  en: {
    title: 'Europe',
    source:
      'Places: GeoNames (geonames.org), CC BY 4.0, chosen, moved apart and joined by us. Coasts, lakes and rivers: Natural Earth (naturalearthdata.com), public domain, simplified.',
  },
  de: {
    title: 'Europa',
    source:
      'Orte: GeoNames (geonames.org), CC BY 4.0, von uns ausgewählt, auseinandergerückt und verbunden. Küsten, Seen und Flüsse: Natural Earth (naturalearthdata.com), gemeinfrei, vereinfacht.',
  },
  fr: {
    title: 'Europe',
    source:
      'Lieux : GeoNames (geonames.org), CC BY 4.0, choisis, écartés et reliés par nous. Côtes, lacs et fleuves : Natural Earth (naturalearthdata.com), domaine public, simplifiés.',
  },
  ru: {
    title: 'Европа',
    source:
      'Города: GeoNames (geonames.org), CC BY 4.0; отобраны, раздвинуты и соединены нами. Берега, озёра и реки: Natural Earth (naturalearthdata.com), общественное достояние, упрощены.',
  },
};
