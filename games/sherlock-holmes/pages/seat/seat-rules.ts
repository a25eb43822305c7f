import type { SeatRules } from '@mister-x/kiosk/seat/own-seat.svelte.ts';
import type { Action, View } from '../../rules/browser.js';
import { packs } from '../shared/pack.js';
import { ownSleuthIn, stepKey } from './seats.js';
import { secretMoves } from './secret-moves.js';

/** The seats of the sleuths. */
export default (): SeatRules<View, Action> => ({
  files: packs,
  pages: {
    play: () => import('./SleuthPage.svelte'),
    end: async () => {
      const page = await import('./end-page.js');
      await page.loadMessages();
      return page;
    },
  },
  pageOf: (view) => (view.end === null ? 'play' : 'end'),
  progressOf: ({ turn, phase }) => ({ round: turn.round, over: phase === 'over' }),
  stepOf: keyOf,
  isMeant,
  secretMoves,
});

/** `stepKey` of a seat, or nothing of one that the view does not show. */
function keyOf(view: View, seat: string): string {
  const me = ownSleuthIn(view, seat);
  return me === undefined ? '' : stepKey(view, me);
}

/** Answers, notes and votes fit whatever else happens (SH-80, 14.1). */
function isMeant(action: Action, seat: string, before: View, now: View): boolean {
  switch (action.type) {
    case 'mark':
    case 'jot':
      return true;
    case 'answer':
      return now.look?.id === action.look;
    default:
      return keyOf(before, seat) === keyOf(now, seat);
  }
}
