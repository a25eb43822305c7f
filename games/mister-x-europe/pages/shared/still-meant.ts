import { type Action, transportOf, type View } from '../../rules/browser.js';

/**
 * Whether an action that was sent in this round still fits what its sender sees. Not what others' parts go into, such
 * as a special, and nothing of Mister X's: what is secret is entered again.
 */
export function isMeant(action: Action, seat: string, before: View, view: View): boolean {
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
      const way = moves?.reach.find(({ transport }) => transport === transportOf(ticket));
      return view.phase === 'moves' && way?.stops.includes(stop) === true;
    }
    case 'pass':
      return view.moves.some((each) => each.detective === action.detective && each.mayPass);
    // Fewer pawns stay than its sender was ready to see stay: one of them has just moved.
    case 'closeMoves':
      return view.phase === 'moves' && view.toAct.includes(seat) && view.mayCloseMoves !== false;
    case 'registerHand':
    case 'discard':
    case 'draw':
      return view.hunters.some((hunter) => hunter.seat === seat && !hunter.drawn);
    case 'offer':
      return view.phase === 'specials' && !view.specialUsed && seat in view.offers;
    case 'disc':
      return view.discs.stops.includes(action.stop) !== action.on;
    // About all that was spent so far, no matter who acted last.
    case 'audit':
      return true;
    // Of others' offers, which may be other ones now.
    case 'investigate':
    case 'operate':
    // Says for all that nobody wants a special: another may just have offered a part.
    case 'noSpecial':
    // Says what lies on the board: another may just have put a disc there.
    case 'endTurn':
    // About flags that another has perhaps just changed.
    case 'configure':
    // Refused whatever happened: it cannot fit now.
    case 'report':
    // Mister X's.
    case 'chooseMission':
    case 'travel':
    case 'swap':
    // The referee's own.
    case 'dealStarts':
    case 'dealHands':
      return false;
  }
}
