import type { Seat, TakebackRule } from '@mister-x/engine/core/game';
import { err } from '@mister-x/engine/core/result';
import { makeDecide } from '../../pursuit/rules/decide.js';
import { takebackRule } from '../../pursuit/rules/facets.js';
import { audit, enterPaper } from './audit.js';
import type { YardBoard } from './board.js';
import { handTicket, move, pass } from './detectives.js';
import { begin, type YardDecision } from './flow.js';
import { configure, dealStarts, registerKit, registerStart } from './setup.js';
import type { Action, Event, State, SyRefusal } from './types.js';
import { showBeforeMove, travel } from './x-turn.js';

/** What an action leads to, or the first fault in the order of CM-5. */
export const decide = makeDecide<YardBoard, State, YardDecision, Action, Event, SyRefusal>({
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
    show: showBeforeMove,
    audit,
    paperLog: enterPaper,
    // The full report belongs to the end, when it is part of every view (SY-61).
    report: () => err({ code: 'PHASE_WRONG' }),
  },
});

/** It moves nothing and tells everybody the same, no matter who asks (CM-17). */
export const UNTRACKED: ReadonlySet<string> = new Set<Event['type']>(['audited']);

/** Only a detective's own move, or a pass he chose; what followed by itself goes with it. An audit is nobody's business. */
export function takeback(before: State, _seat: Seat, events: readonly Event[]): TakebackRule<SyRefusal> | undefined {
  const first = events[0];
  if (first !== undefined && UNTRACKED.has(first.type)) return 'untracked';
  if (first?.type !== 'moved' && first?.type !== 'skipped') return undefined;
  const chosenPass = first.type === 'skipped' && first.cause === 'PASSED';
  if (first.type === 'skipped' && !chosenPass) return undefined;
  const turn = `${before.round}/${first.detective}`;
  // A move was tested against X; a chosen pass never was.
  return takebackRule(before.options.flags.takeback, turn, !chosenPass);
}
