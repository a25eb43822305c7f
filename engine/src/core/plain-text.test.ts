import { expect, it } from 'vitest';
import { stripToPlain, plainPattern, stripInvisible, plainTextFault } from './plain-text.js';

it.each([
  ['<b>Old Town</b>', 'bOld Town/b'],
  ['  Köln\t\n ', 'Köln'],
  ['nwoT \u202edlO', 'nwoT dlO'],
  ['zero\u200bwidth\ufeff', 'zerowidth'],
  ['e\u200d\u0301', 'é'],
  [`e${'\u0315'.repeat(9)}!`, `e${'\u0315'.repeat(4)}!`],
  ['half \ud83d a pair', 'half  a pair'],
  ['🚂'.repeat(80), '🚂'.repeat(60)],
  ['Жостово & "Å"', 'Жостово & "Å"'],
  ['<<<', ''],
])('what is left of a typed name is taken by every file: %j', (typed, left) => {
  expect(stripToPlain(typed, 60)).toBe(left);
  expect(plainTextFault(stripToPlain(typed, 60), 60)).toBeUndefined();
});

it.each(['\u3164', ' ', '\u0301', '\u2800', '\ufe0f'])(
  'where there must be some text, what shows nothing is none: %j',
  (unseen) => {
    const needed = new RegExp(plainPattern('{1,80}'), 'u');
    expect(needed.test(unseen.repeat(3))).toBe(false);
    expect(needed.test(`${unseen}a`)).toBe(true);
    expect(new RegExp(plainPattern('{0,80}'), 'u').test('')).toBe(true);
    expect(stripInvisible(unseen.repeat(3))).toBe('');
  },
);
