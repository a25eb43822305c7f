import { plurals } from '../plural.js';
import type { SetupMessages } from './en.js';

const plural = plurals('de');

export const setup: SetupMessages = {
  nameLimit: (n) => `Ein Name hat höchstens ${n} Zeichen.`,
  nameTwice: 'So heißt schon jemand. Gebt jedem einen eigenen Namen.',
  changed: (n) => plural(n, { one: `${n} Regel geändert`, other: `${n} Regeln geändert` }),
  unchanged: 'Alles wie in der Anleitung',
  differs: 'geändert',
  houseRule: 'Hausregel',
  noEffect: (other) => `ohne Wirkung bei „${other}“`,
  usual: 'wie in der Anleitung',
  reset: 'Zurück zur Anleitung',
};
