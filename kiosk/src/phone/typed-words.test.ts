import { expect, it } from 'vitest';
import { faultOf } from './typed-words.js';

it.each([
  ['abandon ability able about above absent', null],
  ['  Abandon, ability; able\nABOUT above absent ', null],
  ['abandon ability', { unknown: null }],
  ['abandon ability able about above absent absorb', { unknown: null }],
  ['abandon ability able abuot above absent', { unknown: 'abuot' }],
  ['abandon Fünf', { unknown: 'Fünf' }],
  ['слова', { unknown: 'слова' }],
])('typed take-over words are looked up before they are sent: %j', async (typed, fault) => {
  expect(await faultOf(typed)).toEqual(fault);
});
