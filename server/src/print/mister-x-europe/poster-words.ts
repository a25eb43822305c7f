import type { Language } from '@mister-x/engine/protocol';

/** What only the poster of Europe, and of boards of its kind, says. */
type EuropePosterWords = {
  readonly title: string;
  readonly lines: readonly [car: string, train: string, plane: string];
  /** What goes from a city, by its colour (MX-2). */
  readonly cities: readonly [beige: string, beigeRed: string, blue: string];
  readonly missions: Readonly<Record<string, string>>;
  readonly source: string;
};

export const EUROPE_POSTER_WORDS: Readonly<Record<Language, EuropePosterWords>> = {
  en: {
    title: 'Europe',
    lines: ['Car', 'Train or ship', 'Plane'],
    cities: ['Car', 'Car, train or ship', 'Car, train or ship, plane'],
    missions: { green: 'Green', yellow: 'Yellow', orange: 'Orange' },
    source:
      'Places: GeoNames (geonames.org), CC BY 4.0, chosen, moved apart and joined by us. Coasts, lakes and rivers: Natural Earth (naturalearthdata.com), public domain, simplified.',
  },
  de: {
    title: 'Europa',
    lines: ['Auto', 'Zug oder Schiff', 'Flugzeug'],
    cities: ['Auto', 'Auto, Zug oder Schiff', 'Auto, Zug oder Schiff, Flugzeug'],
    missions: { green: 'Grün', yellow: 'Gelb', orange: 'Orange' },
    source:
      'Orte: GeoNames (geonames.org), CC BY 4.0, von uns ausgewählt, auseinandergerückt und verbunden. Küsten, Seen und Flüsse: Natural Earth (naturalearthdata.com), gemeinfrei, vereinfacht.',
  },
  fr: {
    title: 'Europe',
    lines: ['Voiture', 'Train ou bateau', 'Avion'],
    cities: ['Voiture', 'Voiture, train ou bateau', 'Voiture, train ou bateau, avion'],
    missions: { green: 'Verte', yellow: 'Jaune', orange: 'Orange' },
    source:
      'Lieux : GeoNames (geonames.org), CC BY 4.0, choisis, écartés et reliés par nous. Côtes, lacs et fleuves : Natural Earth (naturalearthdata.com), domaine public, simplifiés.',
  },
  ru: {
    title: 'Европа',
    lines: ['Автомобиль', 'Поезд или корабль', 'Самолёт'],
    cities: [
      'Автомобиль',
      'Автомобиль, поезд или корабль',
      'Автомобиль, поезд или корабль, самолёт',
    ],
    missions: { green: 'Зелёная', yellow: 'Жёлтая', orange: 'Оранжевая' },
    source:
      'Города: GeoNames (geonames.org), CC BY 4.0; отобраны, раздвинуты и соединены нами. Берега, озёра и реки: Natural Earth (naturalearthdata.com), общественное достояние, упрощены.',
  },
};
