import { DEFAULT_MAFIA_PACK_FILE, compiledPackOf } from '../../rules/browser.js';
import { describe, expect, it } from 'vitest';
import { GAMES_TO_PLAY, playRandomGame } from '../testing/games.js';
import { ownClanIn } from './seats.js';
import { secretMoves } from './secret-moves.js';

const pack = compiledPackOf(DEFAULT_MAFIA_PACK_FILE);

describe('what a phone commits to', () => {
  it.each(GAMES_TO_PLAY)('is what the referee puts into the chain for it: %s %j', (variant, flags) => {
    let compared = 0;
    for (const { batch, command, before, secretMoves: expected } of playRandomGame(variant, flags)) {
      if (command?.kind !== 'act' || (command.action.type !== 'exchange' && command.action.type !== 'lay')) continue;
      const seat = batch.by;
      const view = before.gameView(seat);
      const me = ownClanIn(view, seat);
      if (me === undefined) throw new Error('a clan has no view');
      const moves = secretMoves(pack, view, me, command.action);
      // What is dealt or published along with it is the referee's.
      for (const { slot, move } of moves) {
        expect(expected).toContainEqual({ slot, move });
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(16);
  });

  it('is the same for what is stored in the moment it is due, beside the plan', () => {
    let compared = 0;
    for (const { batch, command, before } of playRandomGame('online2015', { pacing: 'forum' })) {
      if (command?.kind !== 'act') continue;
      const { action } = command;
      if (action.type !== 'exchange' && action.type !== 'lay') continue;
      const seat = batch.by;
      const view = before.gameView(seat);
      const me = ownClanIn(view, seat);
      if (me === undefined) throw new Error('a clan has no view');
      const plan = action.type === 'lay' ? { layout: action.cards } : { exchange: action.cards };
      const stored = { type: 'plan', plan } as const;
      const step = before.step(seat, { kind: 'act', action: stored });
      if (!step.ok) continue;
      const moves = secretMoves(pack, view, me, stored);
      expect(moves.map(({ slot, move }) => ({ slot, move }))).toEqual(
        step.value.secretMoves.filter(({ slot }) => slot.endsWith(seat)),
      );
      const said = secretMoves(pack, view, me, action);
      if (said.every(({ silent }) => silent !== true)) {
        expect(moves.slice(1)).toEqual(said);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(8);
  });
});
