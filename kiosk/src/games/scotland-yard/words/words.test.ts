import { REASONS } from '@mister-x/engine/scotland-yard/browser';
import { expect, it } from 'vitest';
import { messages as common } from '../../../lib/i18n/common/en.js';
import { messages } from './game/en.js';

it('every reason why a move is refused has a sentence', () => {
  const known = new Set(Object.keys({ ...common.refusals, ...messages.refusals }));
  expect(REASONS.filter((code) => !known.has(code))).toEqual([]);
});
