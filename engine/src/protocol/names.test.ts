import { expect, it } from 'vitest';
import { soundAlike } from './names.js';

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
  expect(soundAlike(names).includes(true)).toBe(alike);
});

it('says which they are', () => {
  expect(soundAlike(['Ada', 'Ben', 'ada', '', ''])).toEqual([true, false, true, false, false]);
});
