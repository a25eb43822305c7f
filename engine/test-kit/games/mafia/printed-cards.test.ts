import { expect, it } from 'vitest';
import type { Game } from '../../../src/core/game.js';
import { byExtent } from '../../../src/core/testing/extent.js';
import { mafia } from '../../../src/games/mafia/game.js';
import type { Mafia } from '../../../src/games/mafia/types.js';
import { checkEnds } from '../../contract/check-ends.js';
import { checkInterference } from '../../contract/check-interference.js';
import { checkReplay } from '../../contract/check-replay.js';
import { sameGames } from '../../contract/kit.js';
import { mafiaKit } from './kit.js';
import { POOR } from './tables.js';

/** Printed cards (MF-105): all that the suite checks but for the face that the table's scanner reads. */

const options = { pack: POOR, flags: { card_source: 'printed_cards' } };
const kit = { ...mafiaKit, tables: [{ name: 'printed cards', options }] };

it('MF-105 games with printed cards end, and their log leads back to every state', () => {
  expect(checkEnds(kit, sameGames(byExtent({ quick: 3, all: 6 })))).toEqual([]);
  expect(checkReplay(kit, sameGames(2))).toEqual([]);
});

/** The host says what lies there; nobody reads it with a scanner. */
const unscanned: Game<Mafia> = {
  ...mafia,
  decide: (state, seat, action, rng) =>
    action.type === 'scan' && state.opening !== null
      ? { ok: false, error: { code: 'CARD_MISMATCH' } }
      : mafia.decide(state, seat, action, rng),
};

it('MF-105 claiming printed cards tells nobody what others hold', () => {
  const claims = { ...kit, game: unscanned, unlisted: () => undefined };
  expect(checkInterference(claims, sameGames(3))).toEqual([]);
});
