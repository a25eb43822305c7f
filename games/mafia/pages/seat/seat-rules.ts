import type { Visit } from '@mister-x/kiosk/visit/visit.svelte.ts';
import type { SeatRules } from '@mister-x/kiosk/seat/own-seat.svelte.ts';
import type { Action, View } from '../../rules/browser.js';
import { packFor, packs } from '../shared/pack.js';
import { provideResolution, RoundResolution } from './resolution.svelte.js';
import { ownClanIn, stepKey } from './seats.js';
import { secretMoves } from './secret-moves.js';

/** The seats of the clans; the end is shown once all before it was. */
export default (visit: Visit): SeatRules<View, Action> => {
  const resolution = provideResolution(new RoundResolution(visit.queue, () => visit.match.game as View));
  resolution.watch();
  return clanSeats(() => resolution.from === undefined);
};

export const clanSeats = (isAllShown: () => boolean): SeatRules<View, Action> => ({
  files: packs,
  pages: {
    play: () => import('./BossPage.svelte'),
    end: async () => {
      const page = await import('./end-page.js');
      await page.loadMessages();
      return page;
    },
  },
  pageOf: (view) => (view.end !== null && isAllShown() ? 'end' : 'play'),
  progressOf: ({ round, phase }) => ({ round, over: phase === 'over' }),
  stepOf: keyOf,
  // What others do at the same time, a vote or a confirmation, changes nothing in what was meant.
  isMeant: (_action, seat, before, now) => keyOf(before, seat) === keyOf(now, seat),
  secretMoves: (view, seat, action) => {
    const me = ownClanIn(view, seat);
    return me === undefined ? [] : secretMoves(packFor(view), view, me, action);
  },
});

/** `stepKey` of a seat, or nothing of one that the view does not show. */
function keyOf(view: View, seat: string): string {
  const me = ownClanIn(view, seat);
  return me === undefined ? '' : stepKey(view, me);
}
