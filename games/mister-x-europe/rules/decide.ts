import type { Seat, TakebackRule } from '@mister-x/engine/core/game';
import { err } from '@mister-x/engine/core/result';
import { makeDecide } from '../../pursuit/rules/decide.js';
import { takebackRule } from '../../pursuit/rules/facets.js';
import { audit } from './audit.js';
import type { EuropeBoard } from './board.js';
import { closeMoves, move, pass } from './detectives.js';
import { begin, type EuropeDecision } from './flow.js';
import { declineSpecial, decideSpecial } from './joint-specials.js';
import { moveDisc, discardTickets, drawTickets, endTurn } from './refill.js';
import { chooseMission, configure, dealHands, dealStarts, registerHand, registerStart } from './setup.js';
import { offer } from './special-parts.js';
import { type Action, type EuropeRefusal, type Event, type State, X_SEAT } from './types.js';
import { swapHand, travel } from './x-turn.js';

/** What an action leads to, or the first fault in the order of CM-5. */
export const decide = makeDecide<EuropeBoard, State, EuropeDecision, Action, Event, EuropeRefusal>({
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
    swap: swapHand,
    discard: discardTickets,
    draw: drawTickets,
    move,
    pass,
    closeMoves,
    offer,
    investigate: decideSpecial('investigate'),
    operate: decideSpecial('operate'),
    noSpecial: declineSpecial,
    disc: moveDisc,
    endTurn,
    audit,
    // The full report belongs to the end, when it is part of every view (MX-64).
    report: () => err({ code: 'PHASE_WRONG' }),
  },
});

/** Offers, discs and audits are nobody else's business; an audit moves nothing and tells everybody the same (CM-17). */
export const UNTRACKED: ReadonlySet<string> = new Set<Event['type']>([
  'offered',
  'discPlaced',
  'discRemoved',
  'audited',
]);

/**
 * A detective's move, a special operation, a pass he chose, or what a hunter threw off before he drew;
 * what followed by itself goes with it.
 */
export function takeback(before: State, seat: Seat, events: readonly Event[]): TakebackRule<EuropeRefusal> | undefined {
  const first = events.find(({ type }) => type !== 'specialsClosed');
  if (first !== undefined && UNTRACKED.has(first.type)) return 'untracked';
  switch (first?.type) {
    case 'moved':
      return takebackRuleOf(before, `${before.round}/${first.detective}/move`, true);
    case 'operated':
      return takebackRuleOf(before, `${before.round}/${first.detective}/${before.specials}`, true);
    case 'skipped':
      return first.cause === 'PASSED'
        ? takebackRuleOf(before, `${before.round}/${first.detective}/move`, false)
        : undefined;
    case 'discarded':
      return discardTakebackRule(before, seat);
    default:
      return undefined;
  }
}

/** No pawn moved, so it is only taken back where nobody need be asked. */
function discardTakebackRule(before: State, seat: Seat): TakebackRule<EuropeRefusal> | undefined {
  const free = before.options.flags.takeback === 'public_only' && seat !== X_SEAT;
  return free ? takebackRuleOf(before, `${before.round}/${seat}/discard`, false) : undefined;
}

function takebackRuleOf(before: State, turn: string, tested: boolean): TakebackRule<EuropeRefusal> {
  return takebackRule(before.options.flags.takeback, turn, tested);
}
