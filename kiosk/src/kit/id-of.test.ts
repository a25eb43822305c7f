import { expect, it } from 'vitest';
import { idFromTyped } from './id-of.js';

it.each([
  ['Meine Schachtel', 'Meine-Schachtel'],
  [' Łódź №5 ', 'odz-No5'],
  ['***', ''],
])('a name of an id is made of what is typed: %s', (typed, id) => {
  expect(idFromTyped(typed)).toBe(id);
});
