import { games } from '../../index.js';
import type { Opening } from '@mister-x/engine/protocol';
import { storyOf } from '@mister-x/engine/record';
import type { View } from '../rules/browser.js';
import { makeRecord } from '@mister-x/engine/testing';
import { scotlandYardKit } from '../test/kit.js';
import { describe, expect, it } from 'vitest';
import { openMoves } from './open-moves.js';

describe.each(['modern', 'classic-1983', 'newer'])('%s', (variant) => {
  it.each([1, 2, 3, 4])('shows what X had committed to, game %i (CM-12)', (seed) => {
    const record = makeRecord(scotlandYardKit, { options: { variant, hunters: 3 }, seed });
    const game = games.get(record.genesis.game);
    if (game === undefined) throw new Error('the game is not registered');
    const { view } = storyOf(record, game);
    const shown = openMoves(view.game as unknown as View);
    const opened = new Map<string, Opening>();
    for (const opening of record.entries.flatMap(({ openings }) => openings)) {
      opened.set(opening.slot, opening);
    }
    expect(shown.length).toBeGreaterThan(0);
    for (const { slot, move } of shown) expect(opened.get(slot)?.move).toEqual(move);
  });
});
