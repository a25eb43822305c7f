import { expect, it } from 'vitest';
import { withoutControlCharacters } from './plain.js';

it.each([
  ['colours', '\x1b[31mred\x1b[0m', 'red'],
  ['a title of the window', '\x1b]0;mine\x07text', 'text'],
  ['a lone escape, a bell and a return', 'ab\x07c\rd\x00\x1b', 'abcd'],
  ['the same as one byte', '\x9b2Ja\x85b', 'ab'],
  ['turned directions', 'a\u202eb\u2066c\u200fd', 'abcd'],
  ['ends of lines', 'a\u2028b\nc', 'abc'],
  ['half a sign', 'a\ud83d', 'a'],
])('%s are taken out', (_, line, left) => {
  expect(withoutControlCharacters(line)).toBe(left);
});

it('everything else stays', () => {
  const line = '\tat 7:3 — «Müller», 日本 🎲 {"action":null}';
  expect(withoutControlCharacters(line)).toBe(line);
});
