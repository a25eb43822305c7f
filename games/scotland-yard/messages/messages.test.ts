import { REFUSAL_CODES } from '../rules/browser.js';
import { expect, it } from 'vitest';
import { messages as common } from '@mister-x/kiosk/messages/common/en.ts';
import { messages } from './game/en.js';

it('every reason why a move is refused has a sentence', () => {
  const known = new Set(Object.keys({ ...common.refusals, ...messages.refusals }));
  expect(REFUSAL_CODES.filter((code) => !known.has(code))).toEqual([]);
});
