import { plurals } from '../plural.js';
import type { SetupMessages } from './en.js';

const plural = plurals('fr');

export const setup: SetupMessages = {
  nameLimit: (n) => `Un nom compte ${n} caractères au plus.`,
  nameTwice: 'Ce nom est déjà pris. Chacun doit avoir le sien.',
  changed: (n) => plural(n, { one: `${n} règle changée`, other: `${n} règles changées` }),
  unchanged: 'Tout comme dans le livret',
  differs: 'changée',
  houseRule: 'règle maison',
  noEffect: (other) => `sans effet avec « ${other} »`,
  usual: 'comme dans le livret',
  reset: 'Revenir au livret',
};
