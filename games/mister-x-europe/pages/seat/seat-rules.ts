import type { SeatRules } from '@mister-x/kiosk/seat/own-seat.svelte.ts';
import { boards } from '../../../pursuit/pages/boards/boards.js';
import type { Action, View } from '../../rules/browser.js';
import { isMeant } from '../shared/still-meant.js';
import { turnKey } from './hand.js';
import { secretMoves } from './secret-moves.js';

/** The seats of Mister X and of the hunters. */
export default (): SeatRules<View, Action> => ({
  files: boards,
  pages: {
    x: () => import('./XPage.svelte'),
    hunter: () => import('./HunterPage.svelte'),
    end: () => import('./EndPage.svelte'),
  },
  pageOf: (view) => (view.end !== null ? 'end' : view.own === null ? 'hunter' : 'x'),
  progressOf: ({ round, phase }) => ({ round, over: phase === 'over' }),
  stepOf: turnKey,
  isMeant,
  secretMoves: (view, seat, action) => (seat === 'x' ? secretMoves(view, action) : []),
});
