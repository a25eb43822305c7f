import type { DetectiveId } from '../../rules/index.js';
import { expect, it } from 'vitest';
import { pursuit as game } from '../../messages/game/en.js';
import { setup } from '../../messages/setup/en.js';
import { startPlacingTasks } from './pursuit-table.svelte.js';

it('puts every pawn on its start whatever came since (SY-9, MX-8)', () => {
  const detectives: readonly { id: DetectiveId; stop: number | null }[] = [
    { id: 'd1', stop: 91 },
    { id: 'd2', stop: null },
    { id: 'd3', stop: 137 },
  ];
  const messages = { thePawn: game.thePawn, doWithPieces: setup.doWithPieces };
  expect(startPlacingTasks(detectives, messages, () => 'red')).toEqual([
    { text: 'Put the red pawn on 91.', pawn: 'd1', stop: 91 },
    { text: 'Put the red pawn on 137.', pawn: 'd3', stop: 137 },
  ]);
});
