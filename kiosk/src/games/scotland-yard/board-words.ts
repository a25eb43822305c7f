import type { Language } from '../../lib/i18n/languages.js';
import type { BoardWords, Ticket } from './board-types.js';

/** What a reader of the screen is told about what lies on the board, in every language. */
type Names = {
  readonly station: string;
  readonly lastSeen: string;
  readonly misterX: string;
  readonly detective: string;
  readonly tickets: Readonly<Record<Ticket, string>>;
};

const NAMES: Readonly<Record<Language, Names>> = {
  en: {
    station: 'Station',
    lastSeen: 'Mister X was last seen here: station',
    misterX: 'Mister X',
    detective: 'Detective',
    tickets: { taxi: 'taxi', bus: 'bus', underground: 'Underground', black: 'black ticket' },
  },
  de: {
    station: 'Station',
    lastSeen: 'Hier wurde Mister X zuletzt gesehen: Station',
    misterX: 'Mister X',
    detective: 'Detektiv',
    tickets: { taxi: 'Taxi', bus: 'Bus', underground: 'U-Bahn', black: 'Black Ticket' },
  },
  fr: {
    station: 'Station',
    lastSeen: 'Mister X a été vu ici en dernier : station',
    misterX: 'Mister X',
    detective: 'Détective',
    tickets: { taxi: 'taxi', bus: 'bus', underground: 'métro', black: 'black ticket' },
  },
  ru: {
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
    target: ({ stop, tickets }) =>
      [`${names.station} ${stop}`, ...tickets.map((ticket) => names.tickets[ticket])].join(', '),
    pawn: ({ kind, label, stop }) =>
      `${kind === 'x' ? names.misterX : `${names.detective} ${label}`}: ${names.station} ${stop}`,
    lastSeen: (stop) => `${names.lastSeen} ${stop}`,
  };
}
