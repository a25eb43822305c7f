import { expect, it } from 'vitest';
import { areNamesConfusable, normalizedName, plainName } from './names.js';

it.each([
  [['Ada', 'Ben', 'ada'], true],
  [['Ada', ' Ada '], true],
  [['Anna  Maria', 'Anna Maria'], true],
  [['Zoe\u0308', 'Zoë'], true],
  [['Ben', 'Be\u200bn'], true],
  [['Ada', 'Ada\ufe0f'], true],
  [['Ada', 'Ada\u3164'], true],
  [['Zoe\u200b\u0308', 'Zoë'], true],
  [['ИРА', 'Ира'], true],
  [['Ada', 'Adam', 'Ben'], false],
  [['Zoe', 'Zoë'], false],
  [['', '', 'Ada'], false],
])('of %j some are alike: %s', (names, alike) => {
  expect(areNamesConfusable(names).includes(true)).toBe(alike);
});

it('says which they are', () => {
  expect(areNamesConfusable(['Ada', 'Ben', 'ada', '', ''])).toEqual([true, false, true, false, false]);
});

/** What shows nothing at all, whatever it is made of. */
const UNSEEN = [
  '',
  ' \u00a0\u2003\u3000',
  '\u3164',
  '\u115f\u1160\uffa0',
  '\u2800\u2800',
  '\u200b\u200d\ufeff',
  '\u202e\u2066',
  '\u0301',
  '\ufe0f',
  '\u034f \u17b4',
  '\u{e0041}\u{1d159}',
  '\u{13441}',
];

it.each(UNSEEN)('a name without a visible character is empty: %j', (name) => {
  expect(plainName(name)).toBe('');
  expect(normalizedName(name)).toBe('');
  expect(areNamesConfusable([name, name, 'Ada'])).toEqual([false, false, false]);
});

it.each([
  ['Ada\u202eneB', 'AdaneB'],
  ['\u2066Ada\u2069', 'Ada'],
  ['Ada\u2028Ben', 'AdaBen'],
  [' Ada\u0007 ', 'Ada'],
  ['<b>Ada</b>', 'bAda/b'],
  ['Zoe\u0308', 'Zoë'],
  ['Мистер Икс', 'Мистер Икс'],
  ['👩\u200d🚒 Ada', '👩🚒 Ada'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['x'.repeat(50), 'x'.repeat(40)],
])('of the typed name %j is sent %j', (typed, sent) => {
  expect(plainName(typed)).toBe(sent);
});
