import type { Seat } from '../../game.js';
import { err, type Result } from '../../result.js';
import type { Rng } from '../../rng.js';
import { audit, enterPaper } from './audit.js';
import type { YardBoard } from './board-facts.js';
import { handTicket, move, pass } from './detectives.js';
import { Run } from './flow.js';
import { configure, dealStarts, registerKit, registerStart } from './registration.js';
import type { Action, Event, State, SyRefusal } from './types.js';
import { travel } from './x-turn.js';

type Decided = Result<readonly Event[], SyRefusal>;

/** What an action leads to, or the first fault in the order of CM-5. */
export function decide(
  board: YardBoard,
  state: State,
  seat: Seat,
  action: Action,
  rng: Rng,
): Decided {
  if (state.phase === 'over') return err({ code: 'GAME_OVER' });
  const run = new Run(board, state);
  switch (action.type) {
    case 'configure':
      return configure(run, seat, action);
    case 'registerKit':
      return registerKit(run, seat, action);
    case 'registerStart':
      return registerStart(run, seat, action);
    case 'deal':
      return dealStarts(run, seat, rng);
    default:
      if (state.phase === 'registration') return err({ code: 'GAME_NOT_STARTED' });
      return decideInPlay(run, seat, action);
  }
}

function decideInPlay(run: Run, seat: Seat, action: Action): Decided {
  switch (action.type) {
    case 'travel':
      return travel(run, seat, action);
    case 'move':
      return move(run, seat, action);
    case 'pass':
      return pass(run, seat, action);
    case 'handTicket':
      return handTicket(run, seat, action);
    case 'show': {
      // Part of the turn command; asked for on its own it always comes at the wrong moment (SYC-14).
      const agreed = run.state.options.flags.voluntary_reveal;
      return err({ code: agreed ? 'VOLUNTARY_REVEAL_NOT_NOW' : 'VOLUNTARY_REVEAL_DISABLED' });
    }
    case 'audit':
      return audit(run);
    case 'paperLog':
      return enterPaper(run, seat, action);
    default:
      // The full report belongs to the end, when it is part of every view (SY-61).
      return err({ code: 'PHASE_WRONG' });
  }
}
