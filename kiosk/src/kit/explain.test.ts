import { MATCH_CODES, SERVER_CODES } from '@mister-x/engine/protocol';
import { expect, it } from 'vitest';
import { refusalSentence } from './explain.js';
import { messages } from '../messages/common/en.js';
import { speech } from '../messages/index.svelte.js';

it('every code of the server and the match has a sentence', () => {
  const known = new Set(Object.keys(messages.refusals));
  const codes = [...SERVER_CODES, ...MATCH_CODES, 'CONNECTION_LOST'];
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});

it.each(['__proto__', 'constructor', 'toString', 'LATER_CODE', ''])(
  'a code of a later version is told as it is: %j',
  async (code) => {
    await speech.need('common');
    const sentence = refusalSentence({ code }, { KNOWN: 'A sentence of the game.' });
    expect(sentence).toBe(messages.unknownRefusal(code));
    expect(refusalSentence({ code: 'KNOWN' }, { KNOWN: 'A sentence of the game.' })).not.toBe(sentence);
  },
);
