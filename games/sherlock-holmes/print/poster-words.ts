import type { Language } from '@mister-x/engine/protocol';
import type { Road } from '../rules/index.js';

/** What only the map says. */
type HolmesPosterWords = {
  readonly city: string;
  readonly subtitle: string;
  readonly river: string;
  readonly roads: string;
  readonly lines: Readonly<Record<Road, string>>;
  readonly locations: string;
  readonly location: string;
  readonly onLoop: string;
  readonly station: string;
  readonly index: string;
};

export const HOLMES_POSTER_WORDS: Readonly<Record<Language, HolmesPosterWords>> = {
  en: {
    city: 'London',
    subtitle: 'Where is the criminal hiding?',
    river: 'Thames',
    roads: 'Roads',
    lines: { road: 'Road', loop: 'Holmes’s route', underground: 'Underground' },
    locations: 'Locations',
    location: 'Location',
    onLoop: 'On Holmes’s route',
    station: 'Underground station',
    index: 'Where is it?',
  },
  de: {
    city: 'London',
    subtitle: 'Wo versteckt sich der Täter?',
    river: 'Themse',
    roads: 'Wege',
    lines: { road: 'Weg', loop: 'Rundweg von Holmes', underground: 'U-Bahn' },
    locations: 'Orte',
    location: 'Ort',
    onLoop: 'Am Rundweg von Holmes',
    station: 'U-Bahn-Station',
    index: 'Wo liegt der Ort?',
  },
  fr: {
    city: 'Londres',
    subtitle: 'Où se cache le coupable ?',
    river: 'Tamise',
    roads: 'Routes',
    lines: { road: 'Route', loop: 'Circuit de Holmes', underground: 'Métro' },
    locations: 'Lieux',
    location: 'Lieu',
    onLoop: 'Sur le circuit de Holmes',
    station: 'Station de métro',
    index: 'Où est le lieu ?',
  },
  ru: {
    city: 'Лондон',
    subtitle: 'Где скрывается преступник?',
    river: 'Темза',
    roads: 'Дороги',
    lines: { road: 'Дорога', loop: 'Путь Шерлока Холмса', underground: 'Подземка' },
    locations: 'Локации',
    location: 'Локация',
    onLoop: 'На пути Шерлока Холмса',
    station: 'Станция подземки',
    index: 'Где локация?',
  },
};
