import type { Language } from '../../lib/i18n/languages.js';
import type { BoardWords, Ticket } from './board-types.js';

/** What a reader of the screen is told about the map, in every language. */
type Names = {
  readonly board: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly station: string;
  readonly lastSeen: string;
  readonly misterX: string;
  readonly detective: string;
  readonly tickets: Readonly<Record<Ticket, string>>;
};

const NAMES: Readonly<Record<Language, Names>> = {
  en: {
    board: 'Game board',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Show the whole board',
    station: 'Station',
    lastSeen: 'Mister X was last seen here: station',
    misterX: 'Mister X',
    detective: 'Detective',
    tickets: { taxi: 'taxi', bus: 'bus', underground: 'Underground', black: 'black ticket' },
  },
  de: {
    board: 'Spielplan',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    whole: 'Den ganzen Spielplan zeigen',
    station: 'Station',
    lastSeen: 'Hier wurde Mister X zuletzt gesehen: Station',
    misterX: 'Mister X',
    detective: 'Detektiv',
    tickets: { taxi: 'Taxi', bus: 'Bus', underground: 'U-Bahn', black: 'Black Ticket' },
  },
  fr: {
    board: 'Plan de jeu',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    whole: 'Montrer tout le plan',
    station: 'Station',
    lastSeen: 'Mister X a été vu ici en dernier : station',
    misterX: 'Mister X',
    detective: 'Détective',
    tickets: { taxi: 'taxi', bus: 'bus', underground: 'métro', black: 'black ticket' },
  },
  ru: {
    board: 'Игровое поле',
    zoomIn: 'Увеличить',
    zoomOut: 'Уменьшить',
    whole: 'Показать всё поле',
    station: 'Станция',
    lastSeen: 'Здесь Мистера Икса видели в последний раз: станция',
    misterX: 'Мистер Икс',
    detective: 'Детектив',
    tickets: { taxi: 'такси', bus: 'автобус', underground: 'метро', black: 'чёрный билет' },
  },
};

export function boardWords(language: Language): BoardWords {
  const names = NAMES[language];
  return {
    board: names.board,
    zoomIn: names.zoomIn,
    zoomOut: names.zoomOut,
    whole: names.whole,
    target: ({ stop, tickets }) =>
      [`${names.station} ${stop}`, ...tickets.map((ticket) => names.tickets[ticket])].join(', '),
    pawn: ({ kind, label, stop }) =>
      `${kind === 'x' ? names.misterX : `${names.detective} ${label}`}: ${names.station} ${stop}`,
    lastSeen: (stop) => `${names.lastSeen} ${stop}`,
  };
}
