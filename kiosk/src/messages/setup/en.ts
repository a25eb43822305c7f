import { plurals } from '../plural.js';

const plural = plurals('en');

/** What every set-up says of names and rules, whatever is played; each game's set-up has it among its words. */
export const setup = {
  nameLimit: (n: number) => `A name can have at most ${n} characters.`,
  nameTwice: 'Someone else has this name. Everyone needs their own.',
  changed: (n: number) => plural(n, { one: `${n} rule changed`, other: `${n} rules changed` }),
  unchanged: 'All as in the rule book',
  /** Beside the name of a rule. */
  differs: 'changed',
  houseRule: 'house rule',
  /** What was chosen for another rule. */
  noEffect: (other: string) => `no effect with “${other}”`,
  usual: 'as in the rule book',
  reset: 'Back to the rule book',
};
export type SetupMessages = typeof setup;
