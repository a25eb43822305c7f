import { expect, it } from 'vitest';
import { breakdownSentence } from './process-end.js';

it('says where it happened, and nothing of what was at hand', () => {
  const error = new TypeError('Mister X is at 42\n    at 42 (secret.js:1:1)');
  const sentence = breakdownSentence(error);
  expect(sentence).toContain('TypeError');
  expect(sentence).toMatch(/^ +at .*process-end\.test/m);
  expect(sentence).not.toContain('42');
});

it('names the code of a system error', () => {
  const error = Object.assign(new Error('read'), { code: 'ECONNRESET' });
  expect(breakdownSentence(error)).toContain('Error ECONNRESET');
});

it('is a sentence for whatever is thrown', () => {
  expect(breakdownSentence('secret')).not.toContain('secret');
});
