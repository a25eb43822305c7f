import type { Seat } from '../../core/game.js';
import { hunterOf, huntersOf } from './pawns.js';
import { waiting } from './reach.js';
import { missingSeats } from './registration.js';
import { type State, X_SEAT } from './types.js';

/** Seats that play waits for, from public information alone. */
export function awaited(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'registration':
      return missingSeats(state);
    case 'x_move':
    case 'x_redraw':
    case 'x_refill':
      return [X_SEAT];
    case 'moves': {
      const seats: Seat[] = [];
      // Each hunter's pawns lie in a row, so that no seat comes twice.
      for (const pawn of waiting(state)) {
        const seat = hunterOf(state.options, pawn);
        if (seats.at(-1) !== seat) seats.push(seat);
      }
      return seats;
    }
    case 'specials':
      return huntersOf(state.options);
    case 'refill': {
      const seats = huntersOf(state.options);
      // Discs lie on the board: any of them may say that they are off it.
      return state.drawn.every(Boolean) ? seats : seats.filter((_, i) => state.drawn[i] !== true);
    }
    case 'over':
      return [];
  }
}

/** Seats that may act now, as far as the public knows: the awaited, and whoever may close the step for them. */
export function toAct(state: State): readonly Seat[] {
  const seats = awaited(state);
  const { phase, options } = state;
  const closeForAll = options.flags.hunter_hands === 'shared' || options.devices === 'kiosk';
  if (phase !== 'moves' || !closeForAll) return seats;
  return [...seats, ...huntersOf(options).filter((seat) => !seats.includes(seat))];
}
