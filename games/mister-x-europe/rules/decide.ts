import type { Seat, TakebackRule } from '@mister-x/engine/core/game';
import { err } from '@mister-x/engine/core/result';
import { decider } from '../../pursuit/rules/decide.js';
import { takebackRule } from '../../pursuit/rules/facets.js';
import { audit } from './audit.js';
import type { EuropeBoard } from './board.js';
import { closeMoves, move, pass } from './detectives.js';
import { begin, type EuropeDecision } from './flow.js';
import { noSpecial, playing } from './joint-specials.js';
import { disc, discard, draw, endTurn } from './refill.js';
import {
  chooseMission,
  configure,
  dealHands,
  dealStarts,
  registerHand,
  registerStart,
} from './setup.js';
import { offer } from './special-parts.js';
import { type Action, type EuropeRefusal, type Event, type State, X_SEAT } from './types.js';
import { swap, travel } from './x-turn.js';

/** What an action leads to, or the first fault in the order of CM-5. */
export const decide = decider<EuropeBoard, State, EuropeDecision, Action, Event, EuropeRefusal>({
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
    investigate: playing('investigate'),
    operate: playing('operate'),
    noSpecial,
    disc,
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
export function takeback(
  before: State,
  seat: Seat,
  events: readonly Event[],
): TakebackRule<EuropeRefusal> | undefined {
  const first = events.find(({ type }) => type !== 'specialsClosed');
  if (first !== undefined && UNTRACKED.has(first.type)) return 'untracked';
  switch (first?.type) {
    case 'moved':
      return rule(before, `${before.round}/${first.detective}/move`, true);
    case 'operated':
      return rule(before, `${before.round}/${first.detective}/${before.specials}`, true);
    case 'skipped':
      return first.cause === 'PASSED'
        ? rule(before, `${before.round}/${first.detective}/move`, false)
        : undefined;
    case 'discarded':
      return discarding(before, seat);
    default:
      return undefined;
  }
}

/** No pawn moved, so it is only taken back where nobody need be asked. */
function discarding(before: State, seat: Seat): TakebackRule<EuropeRefusal> | undefined {
  const free = before.options.flags.takeback === 'public_only' && seat !== X_SEAT;
  return free ? rule(before, `${before.round}/${seat}/discard`, false) : undefined;
}

function rule(before: State, turn: string, tested: boolean): TakebackRule<EuropeRefusal> {
  return takebackRule(before.options.flags.takeback, turn, tested);
}
