import type { Seat } from '@mister-x/engine/core/game';
import { publish, swap } from './cards-in-hand.js';
import { beginPlay, runQueue } from './play.js';
import { exchanging, laying, reading } from './position.js';
import type { Run } from './run.js';
import type { Clan } from './seats.js';
import type { By } from './types.js';

/**
 * What follows by itself: phases that are over, and what seats have stored for now (MF-17, MF-95 to MF-99).
 * What `seat`, who has just spoken, stored when it was due is its word of now: it has a receipt of its own,
 * or others would see who stored more than they were told.
 */
export function goOn(run: Run, seat?: Seat): void {
  for (;;) {
    const before = run.state;
    oneStep(run, (one) => (one === seat ? 'seat' : 'plan'));
    if (run.state === before) return;
  }
}

function oneStep(run: Run, by: (seat: Clan) => By): void {
  const { state } = run;
  switch (state.phase) {
    case 'cards':
      if (reading(state).length === 0) run.emit({ type: 'exchangeBegan' });
      return;
    case 'exchange': {
      const [seat] = exchanging(state);
      if (seat === undefined) {
        run.emit({ type: 'layoutBegan' });
        return;
      }
      const { exchange } = state.clans[seat].plan;
      if (exchange !== null) swap(run, seat, exchange, by(seat));
      return;
    }
    case 'layout': {
      const [seat] = laying(state);
      if (seat === undefined) {
        beginPlay(run);
        return;
      }
      const { layout } = state.clans[seat].plan;
      if (layout !== null) publish(run, seat, layout, by(seat));
      return;
    }
    case 'play':
      runQueue(run);
      return;
    case 'deal':
    case 'ransom':
    case 'over':
      return;
  }
}
