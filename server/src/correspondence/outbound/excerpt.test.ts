import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.js';

const HOOK = new URL('https://hook.example/services/B0/secret2?key=pässword&to=a%20room');
const excerpt = (text: string) => excerptOf(Buffer.from(text), HOOK);

it.each([['{"message": "Cannot send an empty message", "code": 50006}'], ['no_text'], ['Сообщение пустое'], ['']])(
  'shows %s',
  (text) => expect(excerpt(text)).toBe(text),
);

it.each([
  ['<!doctype html><html><body><h1>404 Not\nFound</h1></body></html>', '404 Not Found'],
  ['a\u0000b\u001b[31mc\u202ed\u2028e\u200bf\r\n\tg', 'a b [31mc d e f g'],
  ['Cannot POST /services/B0/secret2', 'Cannot POST …'],
  ['no secret2 here, nor pässword or p%C3%A4ssword', 'no … here, nor … or p%C3%A4ssword'],
  ['unknown room: a room', 'unknown room: …'],
  ['token mJ4fTq0dx3pV7bYw2kZsA9rNcE6uHgL1 is wrong', 'token … is wrong'],
  ['secret whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'secret …'],
  ['ab '.repeat(100), `${'ab '.repeat(40).slice(0, 119)}…`],
])('shows %j as %j', (text, shown) => expect(excerpt(text)).toBe(shown));

it('bears a sign that is cut, and shows nothing of what is no text', () => {
  const cut = Buffer.from('é né').subarray(0, -1);
  expect(excerptOf(cut, HOOK)).toBe('é n');
  expect(excerptOf(Buffer.from([0x1f, 0x8b, 8, 0, 0xff]), HOOK)).toBe('');
});

it('is quick with what looks like markup', () => {
  expect(excerpt('<'.repeat(2_048))).toHaveLength(120);
});
