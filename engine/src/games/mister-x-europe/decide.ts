import { err } from '../../core/result.js';
import { decider } from '../../pursuit/decide.js';
import { audit } from './audit.js';
import type { EuropeBoard } from './board.js';
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
import { begin, type Run } from './run.js';
import { investigate, noSpecial, offer, operate } from './specials.js';
import type { Action, EuropeRefusal, Event, State } from './types.js';
import { swap, travel } from './x-turn.js';

/** What an action leads to, or the first fault in the order of CM-5. */
export const decide = decider<EuropeBoard, State, Run, Action, Event, EuropeRefusal>({
  begin,
  setUp: ['configure', 'registerStart', 'dealStarts', 'chooseMission', 'registerHand', 'dealHands'],
  handlers: {
    configure,
    registerStart,
    dealStarts,
    chooseMission,
    registerHand,
    dealHands,
    travel,
    swap,
    discard,
    draw,
    move,
    pass,
    closeMoves,
    offer,
    investigate,
    operate,
    noSpecial,
    disc,
    endTurn,
    audit,
    // The full report belongs to the end, when it is part of every view (MX-64).
    report: () => err({ code: 'PHASE_WRONG' }),
  },
});
