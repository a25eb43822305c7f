import type { Action, View } from '../../rules/browser.js';
import type { Session } from '@mister-x/kiosk/lib/client/session.svelte.ts';
import type { RequestReply } from '@mister-x/kiosk/lib/client/wire.ts';

/** For a hunter's seat; sent again where another has moved at the same moment and the action still fits. */
export function sendIfStillFitting(
  session: Pick<Session, 'send'>,
  look: () => View,
  seat: string,
  action: Action,
): Promise<RequestReply<'command'>> {
  const { round } = look();
  return session.send(seat, action, { isMeant: () => doesActionFit(look(), round, action) });
}

/**
 * Whether a detective's action that was sent in this round still fits what its sender sees. Nothing of Mister X's: what
 * is secret is entered again.
 */
function doesActionFit(view: View, round: number, action: Action): boolean {
  if (view.round !== round) return false;
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
