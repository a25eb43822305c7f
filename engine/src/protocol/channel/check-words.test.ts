import { expect, it } from 'vitest';
import { checkWordsOf } from './check-words.js';

it('says the same key in the same words, and another in others', () => {
  const key = Uint8Array.from({ length: 32 }, (_, at) => at);
  const other = Uint8Array.from(key);
  other[31] = 32;
  expect(checkWordsOf(key)).toHaveLength(6);
  expect(checkWordsOf(Uint8Array.from(key))).toEqual(checkWordsOf(key));
  expect(checkWordsOf(other)).not.toEqual(checkWordsOf(key));
});
