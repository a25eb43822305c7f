import type { SeatRules } from '@mister-x/kiosk/seat/own-seat.svelte.ts';
import { boards } from '../../../pursuit/pages/boards/boards.js';
import type { Action, View } from '../../rules/browser.js';
import { isMeant } from '../shared/still-meant.js';
import { secretMoves } from './secret-moves.js';
import { turnKey } from './shared/x-rules.js';

/** The seats of Mister X and of the detectives. */
export default (): SeatRules<View, Action> => ({
  files: boards,
  pages: {
    x: () => import('./XPage.svelte'),
    detective: () => import('./DetectivePage.svelte'),
    end: () => import('./EndPage.svelte'),
  },
  pageOf: (view) => (view.end !== null ? 'end' : view.own === null ? 'detective' : 'x'),
  progressOf: ({ round, phase }) => ({ round, over: phase === 'over' }),
  stepOf: turnKey,
  isMeant,
  secretMoves: (view, seat, action) => (seat === 'x' ? secretMoves(view, action) : []),
});
