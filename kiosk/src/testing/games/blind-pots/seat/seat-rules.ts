import type { PotAction, PotView } from '@mister-x/engine/testing/blind-pots/kit';
import type { SeatRules } from '../../../../seat/own-seat.svelte.js';

/** The seats of the players. */
export default (): SeatRules<PotView, PotAction> => ({
  pages: {
    play: () => import('./PlayPage.svelte'),
    end: () => import('./EndPage.svelte'),
  },
  pageOf: (view) => (view.end === null ? 'play' : 'end'),
  progressOf: ({ round, end }) => ({ round, over: end !== null }),
  stepOf,
  // What others do at the same time changes nothing in what was meant.
  isMeant: (_action, seat, before, now) => stepOf(before, seat) === stepOf(now, seat),
  // Others must not notice that a card was laid.
  secretMoves: ({ round }, seat, action) =>
    action.type === 'lay' ? [{ slot: `${round}/${seat}`, move: { card: action.card }, silent: true }] : [],
});

function stepOf({ round, phase, known }: PotView, seat: string): string {
  const own = known.find((each) => each.seat === seat);
  return [round, phase, own?.hand.join(), own?.laid, own?.answered].join('/');
}
