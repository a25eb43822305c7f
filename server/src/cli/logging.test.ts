import { expect, it } from 'vitest';
import { errorKindOf, stackFramesOf } from './logging.js';

it('says where an error came from, and nothing of its message', () => {
  const error = new TypeError('needle\n    at needle (secret.js:1:1)\n    at needle');
  const places = stackFramesOf(error).join('\n');
  expect(places).toMatch(/^ +at .*logging\.test/m);
  expect(places).not.toContain('needle');
});

it('says nothing of a message that has changed since', () => {
  const error = new Error('he is\n    at needle, of all places');
  error.message = '';
  expect(stackFramesOf(error).join('\n')).not.toContain('needle');
});

it('says nothing of what caused it, nor of the errors that it holds', () => {
  const cause = new Error('needle', { cause: new Error('needle') });
  const error = new AggregateError([cause], 'needle', { cause });
  expect(stackFramesOf(error).join('\n')).not.toContain('needle');
});

it.each([
  'at f (/a b/file.js:1:2)',
  'at async f (file:///a/file.js:1:2)',
  'at new Thing (file.js:1:2)',
  'at /a b/file.js:1:2',
  'at node:internal/main:1:2',
  'at Array.map (<anonymous>)',
  'at async Promise.all (index 0)',
])('knows a frame by its form: %s', (frame) => {
  const stack = `Error: needle\n    ${frame}`;
  expect(stackFramesOf({ stack, message: 'needle' })).toEqual([`    ${frame}`]);
});

it.each([
  [new TypeError('at 42'), 'TypeError'],
  [Object.assign(new Error('read'), { code: 'ECONNRESET' }), 'Error ECONNRESET'],
  [Object.assign(new Error('read'), { code: '42' }), 'Error'],
  [Object.assign(new Error('read'), { name: 'he is at 42' }), 'Error'],
])('names the kind of %s', (error, kind) => expect(errorKindOf(error)).toBe(kind));
