import type { TicketSymbol, Transport } from '@mister-x/engine/mister-x-europe';
import type { Language } from '@mister-x/engine/protocol';
import { PRINT_WORDS, type PrintWords } from '../words/index.js';

/** What only the cards of this game say. */
type EuropeWords = {
  readonly game: string;
  readonly poster: string;
  readonly transports: Readonly<Record<Transport, string>>;
  readonly symbols: Readonly<Record<TicketSymbol, string>>;
  readonly missions: Readonly<Record<string, string>>;
  readonly levels: Readonly<Record<string, string>>;
  readonly starts: string;
  readonly goals: string;
  readonly missionsHint: string;
};

export const EUROPE_WORDS: Readonly<Record<Language, EuropeWords>> = {
  en: {
    game: 'Mister X across Europe',
    poster: 'Map of Europe',
    transports: { car: 'Car', train: 'Train / ship', plane: 'Plane' },
    symbols: {
      footprints: 'Footprints',
      silhouette: 'Silhouette',
      magnifier: 'Magnifier',
      beacon: 'Beacon',
    },
    missions: { green: 'Green', yellow: 'Yellow', orange: 'Orange' },
    levels: {
      green: 'for beginners',
      yellow: 'for experienced players',
      orange: 'for experts',
    },
    starts: 'Start cities',
    goals: 'Goal cities',
    missionsHint:
      'Mister X tells everybody the colour of his mission. He begins secretly in one of its start cities and wants to reach one of its goal cities.',
  },
  de: {
    game: 'Mister X in Europa',
    poster: 'Plan von Europa',
    transports: { car: 'Auto', train: 'Bahn / Schiff', plane: 'Flugzeug' },
    symbols: {
      footprints: 'Fußspuren',
      silhouette: 'Silhouette',
      magnifier: 'Lupe',
      beacon: 'Blaulicht',
    },
    missions: { green: 'Grün', yellow: 'Gelb', orange: 'Orange' },
    levels: { green: 'für Einsteiger', yellow: 'für Erfahrene', orange: 'für Profis' },
    starts: 'Startstädte',
    goals: 'Zielstädte',
    missionsHint:
      'Mister X sagt allen die Farbe seines Auftrags. Er beginnt heimlich in einer der Startstädte und will in eine der Zielstädte.',
  },
  fr: {
    game: 'Mister X en Europe',
    poster: 'Plan de l’Europe',
    transports: { car: 'Voiture', train: 'Train / bateau', plane: 'Avion' },
    symbols: {
      footprints: 'Traces de pas',
      silhouette: 'Silhouette',
      magnifier: 'Loupe',
      beacon: 'Gyrophare',
    },
    missions: { green: 'Verte', yellow: 'Jaune', orange: 'Orange' },
    levels: {
      green: 'pour débuter',
      yellow: 'pour joueurs aguerris',
      orange: 'pour experts',
    },
    starts: 'Villes de départ',
    goals: 'Villes d’arrivée',
    missionsHint:
      'Mister X annonce à tous la couleur de sa mission. Il part en secret d’une des villes de départ et veut atteindre une des villes d’arrivée.',
  },
  ru: {
    game: 'Мистер Икс в Европе',
    poster: 'Карта Европы',
    transports: { car: 'Автомобиль', train: 'Поезд / пароход', plane: 'Самолёт' },
    symbols: { footprints: 'Следы', silhouette: 'Силуэт', magnifier: 'Лупа', beacon: 'Маячок' },
    missions: { green: 'зелёное', yellow: 'жёлтое', orange: 'оранжевое' },
    levels: { green: 'для новичков', yellow: 'для опытных', orange: 'для мастеров' },
    starts: 'Города старта',
    goals: 'Города финиша',
    missionsHint:
      'Мистер Икс называет всем цвет своего задания. Он тайно начинает в одном из городов старта и стремится в один из городов финиша.',
  },
};

/** The words of every kit, with this game's own in their places. */
export function europeWords(language: Language): PrintWords {
  const words = PRINT_WORDS[language];
  const { game, poster } = EUROPE_WORDS[language];
  return { ...words, game, sheets: { ...words.sheets, poster } };
}

/** A mission's name as a heading. */
export function missionName(language: Language, colour: string): string {
  const name = EUROPE_WORDS[language].missions[colour] ?? colour;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
