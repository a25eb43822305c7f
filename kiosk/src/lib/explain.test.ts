import { MATCH_CODES, SERVER_CODES } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';
import { messages } from './i18n/common/en.js';

it('every code of the server and the match has a sentence', () => {
  const known = new Set(Object.keys(messages.refusals));
  const codes = [...SERVER_CODES, ...MATCH_CODES, 'CONNECTION_LOST'];
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});
