import { layoutFault, storePlan, swapFault } from './cards-in-hand.js';
import { clansYetToExchange } from './position.js';
import type { MafiaFault, ActionOf, MafiaDecision } from './decision.js';
import type { Clan } from './seats.js';
import { planChangeFrom } from './stored-plan.js';
import type { PlanInput, RefusalCode } from './types.js';

/**
 * What a seat stores ahead (section 7). It may be replaced until it is due, nobody else notices, and
 * whether its moves are legal is seen when they are carried out (MF-91).
 */
export function storePlanInput(decision: MafiaDecision, seat: Clan, { plan: input }: ActionOf<'plan'>): MafiaFault {
  const fault =
    exchangeFault(decision, seat, input) ??
    storedLayoutFault(decision, seat, input) ??
    fieldsTooLateFault(decision, seat, input);
  if (fault !== undefined) return fault;
  storePlan(decision, seat, planChangeFrom(decision.state.clans[seat].plan, input));
  return undefined;
}

/** MF-95. */
function exchangeFault(decision: MafiaDecision, seat: Clan, { exchange }: PlanInput): RefusalCode | undefined {
  if (exchange === undefined) return undefined;
  const { state, flags } = decision;
  if (state.phase !== 'exchange') return 'PHASE_WRONG';
  const turn = clansYetToExchange(state);
  if (!turn.includes(seat)) return 'EXCHANGE_DONE';
  const may = flags.pacing === 'forum' && flags.exchange_presubmit;
  if (!may) return 'EXCHANGE_ORDER';
  return exchange === null ? undefined : swapFault(state, seat, exchange);
}

/** MF-24, MF-96: once the own exchange is resolved. */
function storedLayoutFault(decision: MafiaDecision, seat: Clan, { layout }: PlanInput): RefusalCode | undefined {
  if (layout === undefined) return undefined;
  const { state, flags } = decision;
  if (state.phase !== 'exchange' && state.phase !== 'layout') return 'PHASE_WRONG';
  const { laid, hand, unread } = state.clans[seat];
  if (laid || hand.length + unread === 0) return 'CARD_FIXED';
  if (flags.layout_order === 'strict') return 'LAYOUT_ORDER';
  if (clansYetToExchange(state).includes(seat)) return state.phase === 'exchange' ? 'PHASE_WRONG' : undefined;
  return layout === null ? undefined : layoutFault(decision, seat, layout);
}

/** Moves from the own layout on, ransoms from the beginning of PLAY on (MF-97, MF-100). */
function fieldsTooLateFault(decision: MafiaDecision, seat: Clan, input: PlanInput): RefusalCode | undefined {
  const { state, flags } = decision;
  const { moves, ransoms, confirm } = input;
  if (moves === undefined && ransoms === undefined && confirm === undefined) return undefined;
  const { phase } = state;
  const isAhead = (ransoms?.length ?? 0) > 0 || confirm === true;
  const isSetUp = phase === 'exchange' || phase === 'layout';
  if (flags.pacing !== 'forum' || (phase !== 'play' && !isSetUp)) return 'PHASE_WRONG';
  if (moves != null && moves.length > 0) {
    const { passed, laid, hand, plan: stored } = state.clans[seat];
    const layout = input.layout === undefined ? stored.layout : input.layout;
    const isLaid = laid || layout !== null || (phase === 'layout' && hand.length === 0);
    if (isSetUp && !isLaid) return 'PHASE_WRONG';
    if (passed) return 'PASSED';
  }
  return isAhead && phase !== 'play' ? 'PHASE_WRONG' : undefined;
}
