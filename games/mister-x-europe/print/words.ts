import type { TicketSymbol, Transport } from '../rules/index.js';
import type { Language, SheetMessages } from '@mister-x/engine/protocol';

/** What only this game's sheets say, and what a screen says of them. */
type EuropeWords = {
  readonly game: string;
  /** Our own; 19 letters at most. */
  readonly board: string;
  readonly sheets: Readonly<Record<'tickets' | 'ticketsOnBoard' | 'stations' | 'missions' | 'poster', SheetMessages>>;
  readonly misterX: string;
  readonly detectives: string;
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
    board: 'Europe',
    sheets: {
      tickets: { name: 'Ticket cards', text: 'All 120 two-part tickets.' },
      ticketsOnBoard: { name: 'Ticket cards', text: 'Every two-part ticket of this board.' },
      stations: { name: 'Station cards', text: 'A card for every city.' },
      missions: { name: 'Missions', text: 'Starts and goals on one page.' },
      poster: { name: 'Map of Europe', text: 'On one page, or on sheets to glue together.' },
    },
    misterX: 'Mister X',
    detectives: 'Detectives',
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
      'Mister X tells everybody the colour of his mission. He starts in secret, in one of its start cities, and wants to reach one of its goal cities.',
  },
  de: {
    game: 'Mister X in Europa',
    board: 'Europa',
    sheets: {
      tickets: { name: 'Ticketkarten', text: 'Alle 120 zweiteiligen Tickets.' },
      ticketsOnBoard: {
        name: 'Ticketkarten',
        text: 'Alle zweiteiligen Tickets dieses Spielplans.',
      },
      stations: { name: 'Stationskarten', text: 'Eine Karte für jede Stadt.' },
      missions: { name: 'Missionen', text: 'Start und Ziel auf einer Seite.' },
      poster: { name: 'Plan von Europa', text: 'Auf einer Seite oder zum Zusammenkleben.' },
    },
    misterX: 'Mister X',
    detectives: 'Detektive',
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
      'Mister X sagt allen die Farbe seiner Mission. Er startet heimlich in einer der Startstädte und will in eine der Zielstädte.',
  },
  fr: {
    game: 'Mister X en Europe',
    board: 'Europe',
    sheets: {
      tickets: { name: 'Cartes ticket', text: 'Les 120 tickets en deux parties.' },
      ticketsOnBoard: {
        name: 'Cartes ticket',
        text: 'Tous les tickets en deux parties de ce plan.',
      },
      stations: { name: 'Cartes station', text: 'Une carte pour chaque ville.' },
      missions: { name: 'Missions', text: 'Départs et arrivées sur une page.' },
      poster: { name: 'Plan de l’Europe', text: 'Sur une page, ou en feuilles à coller.' },
    },
    misterX: 'Mister X',
    detectives: 'Détectives',
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
    board: 'Европа',
    sheets: {
      tickets: { name: 'Карточки билетов', text: 'Все 120 двойных билетов.' },
      ticketsOnBoard: { name: 'Карточки билетов', text: 'Все двойные билеты этого поля.' },
      stations: { name: 'Карточки городов', text: 'По карточке на город.' },
      missions: { name: 'Задания', text: 'Старты и финиши на одном листе.' },
      poster: { name: 'Карта Европы', text: 'На одной странице или для склейки.' },
    },
    misterX: 'Мистер Икс',
    detectives: 'Детективы',
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

/** A mission's name as a heading. */
export function missionName(language: Language, colour: string): string {
  const name = EUROPE_WORDS[language].missions[colour] ?? colour;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

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
    startAndGoal: (mission) => `${mission} : départ, arrivée`,
    title: 'Europe',
    source:
      'Lieux : GeoNames (geonames.org), CC BY 4.0, choisis, écartés et reliés par nous. Côtes, lacs et fleuves : Natural Earth (naturalearthdata.com), domaine public, simplifiés.',
  },
  ru: {
    stops: 'Города',
    index: 'Где город?',
    startAndGoal: (mission) => `${mission}: старт, финиш`,
    title: 'Европа',
    source:
      'Города: GeoNames (geonames.org), CC BY 4.0; отобраны, раздвинуты и соединены нами. Берега, озёра и реки: Natural Earth (naturalearthdata.com), общественное достояние, упрощены.',
  },
};
