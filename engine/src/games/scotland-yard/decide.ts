import { err } from '../../core/result.js';
import { decider } from '../../pursuit/decide.js';
import { audit, enterPaper } from './audit.js';
import type { YardBoard } from './board.js';
import { handTicket, move, pass } from './detectives.js';
import { configure, dealStarts, registerKit, registerStart } from './registration.js';
import { begin, type Run } from './run.js';
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
