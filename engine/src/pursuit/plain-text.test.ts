import { expect, it } from 'vitest';
import { onlyPlain, plainTextFault } from './plain-text.js';

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
  expect(onlyPlain(typed, 60)).toBe(left);
  expect(plainTextFault(onlyPlain(typed, 60), 60)).toBeUndefined();
});
