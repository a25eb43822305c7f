import type { Draft } from '../../pursuit/draft.js';
import type { DetectiveState, State } from './types.js';

export function draft(state: State): Draft<State> {
  return {
    options: state.options,
    phase: state.phase,
    round: state.round,
    detectives: state.detectives,
    arrivals: state.arrivals,
    hands: state.hands,
    drawn: state.drawn,
    offers: state.offers,
    given: state.given,
    specials: state.specials,
    x: state.x,
    stack: state.stack,
    overdrawn: state.overdrawn,
    discard: state.discard,
    box: state.box,
    rings: state.rings,
    discs: state.discs,
    ledgerFaults: state.ledgerFaults,
    end: state.end,
  };
}

export function draftX(x: State['x']): Draft<State['x']> {
  return {
    mission: x.mission,
    start: x.start,
    stop: x.stop,
    hand: x.hand,
    dealt: x.dealt,
    log: x.log,
    pawn: x.pawn,
    paid: x.paid,
  };
}

/** A pawn that has done nothing yet in this round. */
export function standing(stop: number | null): DetectiveState {
  return { stop, moved: false, skipped: null, card: null };
}

export function added<T>(items: readonly T[], item: T): readonly T[] {
  const copy = items.slice();
  copy.push(item);
  return copy;
}
