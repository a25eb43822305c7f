import { expect, it } from 'vitest';
import { doNamesLookAlike } from './look-alike.js';

it.each([
  ['Latin and Cyrillic', 'Ada', 'А\u0434а'.replace('\u0434', 'd')],
  ['a whole word of Cyrillic', 'Capa', 'Сара'],
  ['Greek', 'Nora', 'Νοra'],
  ['capitals only', 'BOBA', 'вова'],
  ['l, I, 1 and |', 'Ian', 'lan'],
  ['l, I, 1 and |', 'Eli 1', 'Eli |'],
  ['O and 0', 'Otto', '0tto'],
  ['rn and m', 'Marnie', 'Mamie'],
  ['letters of mathematics', 'Ada', '𝔸𝕕𝕒'],
  ['full width', 'Ada', 'Ａｄａ'],
  ['circles', 'Ada', 'Ⓐⓓⓐ'],
  ['ligatures', 'Effi', 'Eﬃ'],
  ['Cherokee', 'Bob', 'Ᏼob'],
  ['dotless i', 'Lilli', 'Lıllı'],
  ['marks apart', 'Zoë', 'Zoe\u0308'],
  ['quotes', 'O’Hara', "O'Hara"],
  ['dashes', 'Anna-Lena', 'Anna‐Lena'],
  ['a filler of Hangul', 'Ada', 'Ada\u3164'],
  ['a filler within', 'Ada', 'A\u1160da'],
  ['a joiner of graphemes', 'Ada', 'A\u034fda'],
  ['a variation', 'Ada', 'Ada\ufe0f'],
  ['a blank of Braille', 'Ada', 'Ada\u2800'],
  ['spaces', 'Anna Maria', 'Anna\u2003Maria'],
  ['case', 'Straße', 'STRASSE'],
])('%s: %j passes for %j', (_, one, other) => {
  expect(doNamesLookAlike([one, 'Ben', other])).toEqual([true, false, true]);
});

it.each([
  ['Ира', 'Иван', 'Ирина', 'Аня', 'Яна', 'Ада', 'Вера', 'Ольга', 'Олег', 'Нина'],
  ['Жанна', 'Joanna', 'Мария', 'Maria', 'Анна', 'Anna', 'Пётр', 'Petr'],
  ['Zoe', 'Zoë', 'Chloé', 'Chloe', 'Jörg', 'Jorg', 'François', 'Françoise'],
  ['Ali', 'Alina', 'Mia', 'Mila', 'Lena', 'Leni', 'Lia', 'Lisa'],
  ['Player 1', 'Player 2', 'Player 10', 'Mister Y', 'Mister Z'],
  ['小林', '小森', 'さくら', 'サクラ子', '김민준', '김서준'],
  ['محمد', 'محمود', 'דוד', 'דנה'],
  ['', '', '\u3164', 'Ada'],
])('people who are called %s sit at one table', (...names) => {
  expect(doNamesLookAlike(names)).toEqual(names.map(() => false));
});
