import type { Seat, TakebackRule } from '../../core/game.js';
import { err } from '../../core/result.js';
import { decider } from '../../pursuit/decide.js';
import { close, concession, takebackRefusal, takebackRule } from '../../pursuit/takeback.js';
import { audit, enterPaper } from './audit.js';
import type { YardBoard } from './board.js';
import { handTicket, move, pass } from './detectives.js';
import { begin, type Run } from './flow.js';
import { configure, dealStarts, registerKit, registerStart } from './setup.js';
import type { Action, Event, State, SyRefusal } from './types.js';
import { show, travel } from './x-turn.js';

/** What an action leads to, or the first fault in the order of CM-5. */
export const decide = decider<YardBoard, State, Run, Action, Event, SyRefusal>({
  begin,
  setUp: ['configure', 'registerKit', 'registerStart', 'deal'],
  handlers: {
    configure,
    registerKit,
    registerStart,
    deal: dealStarts,
    travel,
    move,
    pass,
    handTicket,
    show,
    audit,
    paperLog: enterPaper,
    // The full report belongs to the end, when it is part of every view (SY-61).
    report: () => err({ code: 'PHASE_WRONG' }),
  },
});

/** Take-back with X's consent (CM-13), and ends from outside the rules. */

export { close, concession, takebackRefusal };

/** Only a detective's own move, or a pass he chose; what followed by itself goes with it. An audit is nobody's business. */
export function takeback(
  before: State,
  _seat: Seat,
  events: readonly Event[],
): TakebackRule<SyRefusal> | undefined {
  const first = events[0];
  // It moves nothing and tells everybody the same, whoever asks (CM-17).
  if (first?.type === 'audited') return 'untracked';
  if (first?.type !== 'moved' && first?.type !== 'skipped') return undefined;
  const chosenPass = first.type === 'skipped' && first.cause === 'PASSED';
  if (first.type === 'skipped' && !chosenPass) return undefined;
  const turn = `${before.round}/${first.detective}`;
  // A move was tested against X; a chosen pass never was.
  return takebackRule(before.options.flags.takeback, turn, !chosenPass);
}
