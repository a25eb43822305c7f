import type { Language } from '@mister-x/engine/protocol';

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
    stops: 'Станции',
    index: 'Где станция?',
    city: 'Лондон',
    river: 'Темза',
    ferry: 'Лодка (только чёрный билет)',
    calls: ['Такси', '+ автобус', '+ метро', '+ лодка'],
  },
};
