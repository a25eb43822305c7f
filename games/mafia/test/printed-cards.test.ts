import { expect, it } from 'vitest';
import type { Game } from '@mister-x/engine/core/game';
import { byExtent } from '@mister-x/engine/core/testing/extent';
import { mafia } from '../rules/game.js';
import type { Mafia } from '../rules/types.js';
import { checkEnds } from '@mister-x/engine/testing/contract/check-ends';
import { checkInterference } from '@mister-x/engine/testing/contract/check-interference';
import { checkReplay } from '@mister-x/engine/testing/contract/check-replay';
import { sameSeedsAtEachTable } from '@mister-x/engine/testing/contract/kit';
import { mafiaKit } from './kit.js';
import { POOR_PACK } from './tables.js';

/** Printed cards (MF-105): all that the suite checks but for the face that the table's scanner reads. */

const options = { pack: POOR_PACK, flags: { card_source: 'printed_cards' } };
const kit = { ...mafiaKit, tables: [{ name: 'printed cards', options }] };

it('MF-105 games with printed cards end, and their log leads back to every state', () => {
  expect(checkEnds(kit, sameSeedsAtEachTable(byExtent({ quick: 3, all: 6 })))).toEqual([]);
  expect(checkReplay(kit, sameSeedsAtEachTable(2))).toEqual([]);
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
  const claims = { ...kit, game: unscanned, unlistedMove: () => undefined };
  expect(checkInterference(claims, sameSeedsAtEachTable(3))).toEqual([]);
});
