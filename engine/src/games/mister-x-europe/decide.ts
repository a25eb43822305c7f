import type { Seat } from '../../game.js';
import { err, type Result } from '../../result.js';
import type { Rng } from '../../rng.js';
import { audit } from './audit.js';
import type { EuropeBoard } from './boards.js';
import { closeMoves, move, pass } from './detectives.js';
import { disc, discard, draw, endTurn } from './refill.js';
import {
  chooseMission,
  configure,
  dealHands,
  dealStarts,
  registerHand,
  registerStart,
} from './registration.js';
import { Run } from './run.js';
import { investigate, noSpecial, offer, operate } from './specials.js';
import type { Action, EuropeRefusal, Event, State } from './types.js';
import { swap, travel } from './x-turn.js';

type Decided = Result<readonly Event[], EuropeRefusal>;

/** What an action leads to, or the first fault in the order of CM-5. */
export function decide(
  board: EuropeBoard,
  state: State,
  seat: Seat,
  action: Action,
  rng: Rng,
): Decided {
  if (state.phase === 'over') return err({ code: 'GAME_OVER' });
  const run = new Run(board, state, rng);
  switch (action.type) {
    case 'configure':
      return configure(run, seat, action);
    case 'registerStart':
      return registerStart(run, seat, action);
    case 'dealStarts':
      return dealStarts(run, seat);
    case 'chooseMission':
      return chooseMission(run, seat, action);
    case 'registerHand':
      return registerHand(run, seat, action);
    case 'dealHands':
      return dealHands(run, seat);
    default:
      if (state.phase === 'registration') return err({ code: 'GAME_NOT_STARTED' });
      return decideInPlay(run, seat, action);
  }
}

function decideInPlay(run: Run, seat: Seat, action: Action): Decided {
  switch (action.type) {
    case 'travel':
      return travel(run, seat, action);
    case 'swap':
      return swap(run, seat);
    case 'discard':
      return discard(run, seat, action.tickets);
    case 'draw':
      return draw(run, seat, action);
    case 'move':
      return move(run, seat, action);
    case 'pass':
      return pass(run, seat, action);
    case 'closeMoves':
      return closeMoves(run, seat);
    case 'offer':
      return offer(run, seat, action.tickets);
    case 'investigate':
      return investigate(run, seat, action);
    case 'operate':
      return operate(run, seat, action);
    case 'noSpecial':
      return noSpecial(run, seat);
    case 'disc':
      return disc(run, seat, action);
    case 'endTurn':
      return endTurn(run, seat, action);
    case 'audit':
      return audit(run);
    default:
      // The full report belongs to the end, when it is part of every view (MX-64).
      return err({ code: 'PHASE_WRONG' });
  }
}
