import type { Action, View } from '../../rules/browser.js';

/**
 * Whether a detective's action that was sent in this round still fits what its sender sees. Nothing of Mister X's: what
 * is secret is entered again.
 */
export function isMeant(action: Action, _seat: string, before: View, view: View): boolean {
  if (view.round !== before.round) return false;
  switch (action.type) {
    case 'registerStart': {
      const pawn = view.detectives.find(({ id }) => id === action.pawn);
      const isFree = view.detectives.every(({ stop }) => stop !== action.stop);
      return view.phase === 'registration' && pawn?.stop === null && isFree;
    }
    case 'move': {
      const { detective, ticket, stop } = action;
      const moves = view.moves.find((each) => each.detective === detective);
      return moves?.reach.some((way) => way.ticket === ticket && way.stops.includes(stop)) === true;
    }
    case 'pass':
      return view.moves.some((each) => each.detective === action.detective && each.mayPass);
    // About all that was spent so far, no matter who moved last.
    case 'audit':
      return true;
    // About flags or a kit that another has perhaps just changed or counted.
    case 'configure':
    case 'registerKit':
    // Refused whatever happened: it cannot fit now.
    case 'handTicket':
    case 'report':
    // Mister X's.
    case 'travel':
    case 'show':
    // The referee's own, and the result of an evening on paper.
    case 'deal':
    case 'paperLog':
      return false;
  }
}
