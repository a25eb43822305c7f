import type { Language, SheetMessages } from '@mister-x/engine/protocol';
import type { Piece, Transport } from '../rules/index.js';

/** What only this game's sheets say, and what a screen says of them. */
type YardWords = {
  readonly game: string;
  readonly sheets: Readonly<Record<'tickets' | 'log' | 'poster', SheetMessages>>;
  readonly pieces: Readonly<Record<Piece, string>>;
  readonly transports: Readonly<Record<Transport, string>>;
  readonly misterX: string;
  readonly detective: (n: number) => string;
  readonly detectives: string;
  readonly decks: Readonly<Record<'common' | 'misterX' | 'detectives', string>>;
  /** The printings of London; 19 letters at most. */
  readonly boards: Readonly<Record<'later' | 'first', string>>;
  /** What a screen asks; whose tickets, behind the label `pawn`. */
  readonly ask: {
    readonly detectives: string;
    readonly pawn: string;
    readonly everybody: string;
    readonly misterX: string;
    readonly detective: (n: number) => string;
  };
};

export const YARD_WORDS: Readonly<Record<Language, YardWords>> = {
  en: {
    game: 'Scotland Yard',
    sheets: {
      tickets: { name: 'Ticket cards', text: 'The full supply: every ticket of every pawn.' },
      log: { name: 'Travel log', text: 'For Mister X, if the power fails.' },
      poster: { name: 'Map of London', text: 'On one page, or on sheets to glue together.' },
    },
    pieces: {
      taxi: 'Taxi',
      bus: 'Bus',
      underground: 'Underground',
      black: 'Black ticket',
      double: 'Double move',
    },
    transports: { taxi: 'Taxi', bus: 'Bus', underground: 'Underground', ferry: 'Ferry' },
    misterX: 'Mister X',
    detective: (n) => `Detective ${n}`,
    detectives: 'Detectives',
    decks: {
      common: 'One deck for all',
      misterX: 'Mister X’s deck',
      detectives: 'Detectives’ deck',
    },
    boards: { later: 'London, later ed.', first: 'London, first ed.' },
    ask: {
      detectives: 'Detectives’ pawns',
      pawn: 'Tickets of',
      everybody: 'everybody',
      misterX: 'Mister X',
      detective: (n) => `detective ${n}`,
    },
  },
  de: {
    game: 'Scotland Yard',
    sheets: {
      tickets: { name: 'Ticketkarten', text: 'Der ganze Vorrat: jedes Ticket jeder Figur.' },
      log: { name: 'Fahrtentafel', text: 'Für Mister X, wenn der Strom ausfällt.' },
      poster: { name: 'Plan von London', text: 'Auf einer Seite oder zum Zusammenkleben.' },
    },
    pieces: {
      taxi: 'Taxi',
      bus: 'Bus',
      underground: 'U-Bahn',
      black: 'Black Ticket',
      double: 'Doppelzug',
    },
    transports: { taxi: 'Taxi', bus: 'Bus', underground: 'U-Bahn', ferry: 'Fähre' },
    misterX: 'Mister X',
    detective: (n) => `Detektiv ${n}`,
    detectives: 'Detektive',
    decks: {
      common: 'Ein Stapel für alle',
      misterX: 'Stapel von Mister X',
      detectives: 'Stapel der Detektive',
    },
    boards: { later: 'London, ab 2. Aufl.', first: 'London, 1. Auflage' },
    ask: {
      detectives: 'Figuren der Detektive',
      pawn: 'Tickets für',
      everybody: 'alle',
      misterX: 'Mister X',
      detective: (n) => `Detektiv ${n}`,
    },
  },
  fr: {
    game: 'Scotland Yard',
    sheets: {
      tickets: { name: 'Cartes ticket', text: 'Tout le stock : chaque ticket de chaque pion.' },
      log: { name: 'Tableau de parcours', text: 'Pour Mister X, en cas de panne de courant.' },
      poster: { name: 'Plan de Londres', text: 'Sur une page, ou en feuilles à coller.' },
    },
    pieces: {
      taxi: 'Taxi',
      bus: 'Bus',
      underground: 'Métro',
      black: 'Black ticket',
      double: 'Coup double',
    },
    transports: { taxi: 'Taxi', bus: 'Bus', underground: 'Métro', ferry: 'Bateau' },
    misterX: 'Mister X',
    detective: (n) => `Détective ${n}`,
    detectives: 'Détectives',
    decks: {
      common: 'Un paquet pour tous',
      misterX: 'Paquet de Mister X',
      detectives: 'Paquet des détectives',
    },
    boards: { later: 'Londres, éd. suiv.', first: 'Londres, 1re éd.' },
    ask: {
      detectives: 'Pions des détectives',
      pawn: 'Tickets de',
      everybody: 'tout le monde',
      misterX: 'Mister X',
      detective: (n) => `détective ${n}`,
    },
  },
  ru: {
    game: 'Скотланд-Ярд',
    sheets: {
      tickets: { name: 'Карточки билетов', text: 'Весь запас: каждый билет каждой фишки.' },
      log: { name: 'Путевой лист', text: 'Для Мистера Икс, если погаснет свет.' },
      poster: { name: 'Карта Лондона', text: 'На одной странице или для склейки.' },
    },
    pieces: {
      taxi: 'Такси',
      bus: 'Автобус',
      underground: 'Метро',
      black: 'Чёрный билет',
      double: 'Двойной ход',
    },
    transports: { taxi: 'Такси', bus: 'Автобус', underground: 'Метро', ferry: 'Лодка' },
    misterX: 'Мистер Икс',
    detective: (n) => `Детектив ${n}`,
    detectives: 'Детективы',
    decks: {
      common: 'Одна колода на всех',
      misterX: 'Колода Мистера Икс',
      detectives: 'Колода детективов',
    },
    boards: { later: 'Лондон, с 2-го изд.', first: 'Лондон, 1-е изд.' },
    ask: {
      detectives: 'Фишки детективов',
      pawn: 'Чьи билеты',
      everybody: 'всех',
      misterX: 'Мистера Икс',
      detective: (n) => `детектива ${n}`,
    },
  },
};

/** What only the poster of London, and of boards of its kind, says. */
type YardPosterWords = {
  readonly stops: string;
  /** Above the list that says where each station is. */
  readonly index: string;
  readonly city: string;
  readonly river: string;
  /** What the line of the ferry takes. */
  readonly ferry: string;
  /** Which transports call at a station, by the marks round its number. */
  readonly calls: readonly [taxi: string, bus: string, underground: string, ferry: string];
};

export const YARD_POSTER_WORDS: Readonly<Record<Language, YardPosterWords>> = {
  en: {
    stops: 'Stations',
    index: 'Where is the station?',
    city: 'London',
    river: 'Thames',
    ferry: 'Ferry (black ticket only)',
    calls: ['Taxi', '+ Bus', '+ Underground', '+ Ferry'],
  },
  de: {
    stops: 'Stationen',
    index: 'Wo liegt die Station?',
    city: 'London',
    river: 'Themse',
    ferry: 'Fähre (nur Black Ticket)',
    calls: ['Taxi', '+ Bus', '+ U-Bahn', '+ Fähre'],
  },
  fr: {
    stops: 'Stations',
    index: 'Où est la station ?',
    city: 'Londres',
    river: 'Tamise',
    ferry: 'Bateau (black ticket seul)',
    calls: ['Taxi', '+ Bus', '+ Métro', '+ Bateau'],
  },
  ru: {
    stops: 'Остановки',
    index: 'Где остановка?',
    city: 'Лондон',
    river: 'Темза',
    ferry: 'Лодка (только чёрный билет)',
    calls: ['Такси', '+ автобус', '+ метро', '+ лодка'],
  },
};
