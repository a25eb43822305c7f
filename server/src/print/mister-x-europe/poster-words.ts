import type { Language } from '@mister-x/engine/protocol';

/** What only posters of this game say. */
type EuropePosterWords = {
  readonly stops: string;
  /** Above the list that says where each city is. */
  readonly index: string;
  /** Of a mission: its ring is where X may begin, its flag where he wants to go. */
  readonly startAndGoal: (mission: string) => string;
  /** Of our own Europe. */
  readonly title: string;
  readonly source: string;
};

export const EUROPE_POSTER_WORDS: Readonly<Record<Language, EuropePosterWords>> = {
  en: {
    stops: 'Cities',
    index: 'Where is the city?',
    startAndGoal: (mission) => `${mission}: start, goal`,
    title: 'Europe',
    source:
      'Places: GeoNames (geonames.org), CC BY 4.0, chosen, moved apart and joined by us. Coasts, lakes and rivers: Natural Earth (naturalearthdata.com), public domain, simplified.',
  },
  de: {
    stops: 'Städte',
    index: 'Wo liegt die Stadt?',
    startAndGoal: (mission) => `${mission}: Start, Ziel`,
    title: 'Europa',
    source:
      'Orte: GeoNames (geonames.org), CC BY 4.0, von uns ausgewählt, auseinandergerückt und verbunden. Küsten, Seen und Flüsse: Natural Earth (naturalearthdata.com), gemeinfrei, vereinfacht.',
  },
  fr: {
    stops: 'Villes',
    index: 'Où est la ville ?',
    startAndGoal: (mission) => `${mission} : départ, but`,
    title: 'Europe',
    source:
      'Lieux : GeoNames (geonames.org), CC BY 4.0, choisis, écartés et reliés par nous. Côtes, lacs et fleuves : Natural Earth (naturalearthdata.com), domaine public, simplifiés.',
  },
  ru: {
    stops: 'Города',
    index: 'Где город?',
    startAndGoal: (mission) => `${mission}: старт, цель`,
    title: 'Европа',
    source:
      'Города: GeoNames (geonames.org), CC BY 4.0; отобраны, раздвинуты и соединены нами. Берега, озёра и реки: Natural Earth (naturalearthdata.com), общественное достояние, упрощены.',
  },
};
