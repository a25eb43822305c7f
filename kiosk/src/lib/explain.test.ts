import { MATCH_CODES, SERVER_CODES } from '@mister-x/engine/protocol';
import { REASONS } from '@mister-x/engine/scotland-yard/browser';
import { describe, expect, it } from 'vitest';
import { phoneAreas } from './i18n/phone-areas.js';

describe('every refusal has a sentence', () => {
  it('for every code of the server, the match and the game', async () => {
    const common = (await phoneAreas.common.en()).messages.refusals;
    const game = (await phoneAreas['scotland-yard'].en()).messages.refusals;
    const known = new Set([...Object.keys(common), ...Object.keys(game)]);
    const codes = [...SERVER_CODES, ...MATCH_CODES, ...REASONS, 'CONNECTION_LOST'];
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
  });
});
