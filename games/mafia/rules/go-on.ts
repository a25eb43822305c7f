import type { Seat } from '@mister-x/engine/core/game';
import { publishLayout, swapCards } from './cards-in-hand.js';
import { beginPlay, runQueue } from './play.js';
import { clansYetToExchange, clansYetToLay, clansYetToRead } from './position.js';
import type { MafiaDecision } from './decision.js';
import type { Clan } from './seats.js';
import type { DoneBy } from './types.js';

/**
 * What follows by itself: phases that are over, and what seats have stored for now (MF-17, MF-95 to MF-99).
 * What `seat`, who has just spoken, stored when it was due is its word of now: it has a receipt of its own,
 * or others would see who stored more than they were told.
 */
export function playAutomaticSteps(decision: MafiaDecision, seat?: Seat): void {
  for (;;) {
    const before = decision.state;
    playOneAutomaticStep(decision, (one) => (one === seat ? 'seat' : 'plan'));
    if (decision.state === before) return;
  }
}

function playOneAutomaticStep(decision: MafiaDecision, by: (seat: Clan) => DoneBy): void {
  const { state } = decision;
  switch (state.phase) {
    case 'cards':
      if (clansYetToRead(state).length === 0) decision.emit({ type: 'exchangeBegan' });
      return;
    case 'exchange': {
      const [seat] = clansYetToExchange(state);
      if (seat === undefined) {
        decision.emit({ type: 'layoutBegan' });
        return;
      }
      const { exchange } = state.clans[seat].plan;
      if (exchange !== null) swapCards(decision, seat, exchange, by(seat));
      return;
    }
    case 'layout': {
      const [seat] = clansYetToLay(state);
      if (seat === undefined) {
        beginPlay(decision);
        return;
      }
      const { layout } = state.clans[seat].plan;
      if (layout !== null) publishLayout(decision, seat, layout, by(seat));
      return;
    }
    case 'play':
      runQueue(decision);
      return;
    case 'deal':
    case 'ransom':
    case 'over':
      return;
  }
}
