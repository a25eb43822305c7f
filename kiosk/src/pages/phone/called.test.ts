import { expect, it } from 'vitest';
import { phoneUi } from '../../games/phones.js';
import { speech } from '../../messages/index.svelte.js';
import { seatNameIn } from './called.js';

const blue = { seat: 'clan-1', name: 'Blue', role: 'clan', colour: 'blue' };
const at = (masks: boolean, names: readonly string[] = []) => ({
  game: 'mafia',
  correspondence: {
    masks,
    people: names.map((name) => ({ name, seat: 'clan-1' })),
    replacing: null,
    mayReplace: false,
  },
});

it('a mask is named in the language of the phone until its player is known', async () => {
  await speech.follow('fr', 'owned');
  await speech.need(...(phoneUi('mafia')?.messages ?? []));
  expect(seatNameIn(at(true), blue)).toBe('Bleu');
  expect(seatNameIn(at(true, ['Ada', 'Ben']), blue)).toBe('Ada, Ben');
});

it('a name that someone typed stays', () => {
  const ada = { ...blue, name: 'Ada' };
  expect(seatNameIn(at(false, ['Ada']), ada)).toBe('Ada');
  expect(seatNameIn({ game: 'mafia', correspondence: null }, ada)).toBe('Ada');
});
